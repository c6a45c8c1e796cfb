import type { CallFailure } from '@fumi/contract/client';
import type { Result } from '@fumi/domain';

/** Waits between attempts, ms: about three minutes in all, which outlasts a restart of the server and a tunnel. */
export const RETRY_DELAYS_MS = [1, 2, 4, 8, 15, 15, 15, 20, 20, 30, 30].map((seconds) => seconds * 1000);

/** Failures that pass: no answer, a server that restarts or is busy. */
export const isPassing = (failure: CallFailure): boolean =>
  failure.kind === 'unreachable' || failure.status >= 500 || failure.status === 429;

export type Patience = {
  /** Resolves when it is worth trying again: after the delay, or when the network is back. */
  readonly wait: (delayMs: number) => Promise<void>;
  readonly onRetry: (isRetrying: boolean) => void;
};

/** Makes the same call until it is answered; only a refusal that will not change, or patience at its end, fails. */
export async function persevere<Value>(
  call: () => Promise<Result<Value, CallFailure>>,
  { wait, onRetry }: Patience,
  passes: (failure: CallFailure) => boolean = isPassing,
): Promise<Result<Value, CallFailure>> {
  for (const delayMs of RETRY_DELAYS_MS) {
    const answer = await call();
    if (answer.ok || !passes(answer.error)) {
      onRetry(false);
      return answer;
    }
    onRetry(true);
    await wait(delayMs);
  }
  return call();
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
