import { type CallFailure, ERRORS, type ErrorCode } from '@fumi/contract/client';
import { expect, test } from 'vitest';
import { addressCopy } from '../copy/address.ts';
import { contactsCopy } from '../copy/contacts.ts';
import { whyNotSaved } from './why-not-saved.ts';

const refused = (code: ErrorCode, fields = {}): CallFailure => ({
  kind: 'refused',
  error: { code, message: ERRORS[code].message, fields },
  status: ERRORS[code].status,
});

test.each([
  ['a session that has ended', refused('unauthenticated'), addressCopy.signedOut],
  ['a wrong character', refused('invalid', { nameLast: ['character'] }), addressCopy.refused],
  ['a full address book', refused('invalid', { contacts: ['too-many'] }), contactsCopy.full],
  ['who was deleted elsewhere', refused('not_found'), addressCopy.gone],
  ['a shop that is busy', refused('unavailable'), ERRORS.unavailable.message],
  ['a lost connection', { kind: 'unreachable' } as const, addressCopy.saveFailed],
])('%s is named as the reason', (_, failure, words) => {
  expect(whyNotSaved(failure)).toBe(words);
});
