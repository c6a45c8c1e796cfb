import { expect, test } from 'vitest';
import { checkPasskeyName, PASSKEY_NAME_MAX_LENGTH } from './passkey.ts';

test.each([
  ['祖母のタブレット', null],
  ['  ', 'required'],
  ['', 'required'],
  ['𠮷'.repeat(PASSKEY_NAME_MAX_LENGTH), null],
  ['𠮷'.repeat(PASSKEY_NAME_MAX_LENGTH + 1), 'too-long'],
] as const)('the name %j of a passkey: %s', (name, problem) => {
  expect(checkPasskeyName(name)).toBe(problem);
});
