import type { CallFailure } from '@fumi/contract/client';
import { failureCopy } from '../../copy/my-page.ts';
import { connectionCopy } from '../../copy/sign-in.ts';

/** Why something did not work, in the server's own words where it has any. */
export const failureWords = (failure: CallFailure): string => {
  if (failure.kind === 'unreachable') return connectionCopy.unreachable;
  return failure.error.code === 'internal' ? failureCopy.action : failure.error.message;
};
