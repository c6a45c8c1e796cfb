import type { CallFailure } from '@fumi/contract/client';
import { addressCopy } from '../copy/address.ts';
import { failureCode } from '../platform/answer.ts';

/** Why a person could not be kept in the address book: what to do differs. */
export function whyNotSaved(failure: CallFailure): string {
  if (failureCode(failure) === 'not_found') return addressCopy.gone;
  return failure.kind === 'refused' ? addressCopy.refused : addressCopy.saveFailed;
}
