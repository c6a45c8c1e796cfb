import type { CallFailure, ErrorCode } from '@fumi/contract/client';
import type { Result } from '@fumi/domain';
import { data } from 'react-router';

/** Thrown when the server can't be asked; the error page offers to try again. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
}

export const failureCode = (failure: CallFailure): ErrorCode | 'unreachable' =>
  failure.kind === 'refused' ? failure.error.code : 'unreachable';

/** Whether a thing does not exist, or is somebody else's; any other failure may pass by itself. */
export const isNotFound = (failure: CallFailure): boolean =>
  ['not_found', 'bad_request'].includes(failureCode(failure));

/** The answer that a page can't do without; where there is none, the error page says why. */
export function loaded<Value>(answer: Result<Value, CallFailure>): Value {
  if (answer.ok) return answer.value;
  if (isNotFound(answer.error)) throw data(null, { status: 404 });
  throw new UnreachableError('What the page needs could not be fetched.');
}
