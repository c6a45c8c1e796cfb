import type { CallFailure } from '@fumi/contract/client';
import { addressCopy } from '../copy/address.ts';
import { contactsCopy } from '../copy/contacts.ts';
import { failureSentence } from '../copy/failure.ts';
import { failureCode } from '../platform/answer.ts';

/** Why a contact was not saved. Only a refusal for invalid input is put down to what was typed. */
export function whyNotSaved(failure: CallFailure): string {
  if (failure.kind === 'refused' && failure.error.fields?.contacts?.includes('too-many'))
    return contactsCopy.full;
  switch (failureCode(failure)) {
    case 'not_found':
      return addressCopy.gone;
    case 'unauthenticated':
      return addressCopy.signedOut;
    case 'invalid':
    case 'bad_request':
      return addressCopy.refused;
    default:
      return failureSentence(failure, addressCopy.saveFailed);
  }
}
