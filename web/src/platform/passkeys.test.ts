import { expect, test } from 'vitest';
import { canHavePasskeys } from './passkeys.ts';

test.each([
  ['localhost', true],
  ['fumi.example', true],
  ['10.fumi.example', true],
  ['127.0.0.1', false],
  ['[::1]', false],
])('at %s a page can have passkeys: %s', (host, expected) => {
  expect(canHavePasskeys(host)).toBe(expected);
});
