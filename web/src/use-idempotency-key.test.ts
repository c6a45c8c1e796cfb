import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = import.meta.dirname;

// After a lost answer a second press, or the page loaded again, would make a second contact, link or order.
test('no call makes its idempotency key as it is sent', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.'));
  const making = files.filter((file) =>
    /idempotencyKey(?::| =) newIdempotencyKey\(\)/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(making).toEqual([]);
});
