import { expect, test } from 'vitest';
import { isInitialThirdPartyLogin, isThirdParty } from './member.ts';

test.each([
  [0, false],
  [1, false],
  [2, true],
])('a member of type %i came through a third party: %s', (type, expected) => {
  expect(isThirdParty({ type })).toBe(expected);
});

// Spec §9: third-party login counts as initial if activated under 30 seconds ago.
test.each([
  [2, 29_999, true],
  [2, 30_000, false],
  [1, 0, false],
])('a log-in of type %i, %i ms after the activation, is a sign-up: %s', (type, ageMs, expected) => {
  expect(isInitialThirdPartyLogin({ type, activatedAtMs: 5000 }, 5000 + ageMs)).toBe(expected);
});
