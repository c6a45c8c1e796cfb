import type { CallFailure } from '@fumi/contract/client';
import { type Result, refuse } from '@fumi/domain';
import { isTransient } from '../../platform/is-transient.ts';

/** Waits between attempts, ms: about three minutes in all, which outlasts a restart of the server and a tunnel. */
export const RETRY_DELAYS_MS = [1, 2, 4, 8, 15, 15, 15, 20, 20, 30, 30].map((seconds) => seconds * 1000);

export type RetryPorts = {
  /** Resolves when it is worth trying again: after the delay, or when the network is back. */
  readonly wait: (delayMs: number) => Promise<void>;
  readonly onRetry: (isRetrying: boolean) => void;
  /** Asked before each attempt: once the customer has left, none is made. */
  readonly hasLeft: () => boolean;
};

/** The customer has gone back to the previous page; calls answered until then are remembered. */
export type Left = { readonly kind: 'left' };

/** Retries don't nest: http sends each attempt once. */
const ONCE = { isRepeatable: false } as const;

/** Makes the same call until it is answered; fails at a refusal that will not change, after the last delay, or when left. */
export async function retry<Value>(
  call: (options: typeof ONCE) => Promise<Result<Value, CallFailure>>,
  { wait, onRetry, hasLeft }: RetryPorts,
  mayRetry: (failure: CallFailure) => boolean = isTransient,
): Promise<Result<Value, CallFailure | Left>> {
  for (const delayMs of RETRY_DELAYS_MS) {
    if (hasLeft()) return refuse({ kind: 'left' });
    const answer = await call(ONCE);
    if (answer.ok || !mayRetry(answer.error)) {
      onRetry(false);
      return answer;
    }
    onRetry(true);
    await wait(delayMs);
  }
  return hasLeft() ? refuse({ kind: 'left' }) : call(ONCE);
}

/** Waits for the delay, or until the browser says that it is online again. */
export const waitForNetwork = (delayMs: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, delayMs);
    addEventListener('online', done);
  });
