import type { CallFailure } from '@fumi/contract/client';

/** Whether the same call may succeed later: no answer, a server that restarts or is busy. */
export const isTransient = (failure: CallFailure): boolean =>
  failure.kind === 'unreachable' || failure.status >= 500 || failure.status === 429;
