import type { CallFailure } from '@fumi/contract/client';
import { client } from '../api.ts';
import { failureSentence } from '../copy/failure.ts';
import { passkeyCopy } from '../copy/passkeys.ts';
import { failureCode } from '../platform/answer.ts';

/** How a member's passkey is asked for, and what is said where it does not fit. */
export const memberPasskey = {
  ask: () => client.passkeyAsk({ body: {} }),
  explain: (failure: CallFailure): string =>
    failureCode(failure) === 'login_failed' ? passkeyCopy.failed : failureSentence(failure),
  cancelled: passkeyCopy.cancelled,
} as const;
