import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = import.meta.dirname;

/** Sent by a loader before anything is shown: nobody presses. */
const WITHOUT_A_PRESS = [path.join('features', 'order', 'load-goods.ts')];

// After a lost answer a second press would make a second contact, link or order.
test('no call makes its idempotency key at the press', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.'));
  const making = files.filter((file) =>
    /idempotencyKey(?::| =) newIdempotencyKey\(\)/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(making).toEqual(WITHOUT_A_PRESS);
});
