import type { CallFailure } from '@fumi/contract/client';

const UNREACHABLE = '通信できませんでした。電波の届くところで、もう一度お試しください。';

/** Why a call did not work: the server's own sentence, or that no answer came. */
export const failureSentence = (failure: CallFailure, unreachable: string = UNREACHABLE): string =>
  failure.kind === 'refused' ? failure.error.message : unreachable;
