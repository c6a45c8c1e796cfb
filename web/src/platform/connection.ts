import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { UnreachableError } from './answer.ts';
import { browserEnvironment, type Environment } from './http.ts';

/** How many wait until the shop can be reached again. */
const waiting = createStore<number>()(() => 0);

/** Whether something that was asked for waits for the network. */
export const useIsWaiting = (): boolean => useStore(waiting) > 0;

/** The browser's event for a network that is back; the retry button sends it too. */
export const ONLINE_EVENT = 'online';
export const tryAgain = (): unknown => dispatchEvent(new Event(ONLINE_EVENT));

/** Timeout of the request that checks whether the shop can be reached, ms. */
const REACH_TIMEOUT_MS = 8000;

/** `navigator.onLine` is true in a tunnel as well: a small file that every shop has tells. */
export const isShopReached = (): Promise<boolean> =>
  // Browsers without AbortSignal.timeout wait for the network's own timeout.
  fetch('/favicon.svg', {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout?.(REACH_TIMEOUT_MS),
  }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Interval of checks for the shop, ms: browsers do not notice every loss and return of the network. */
export const LOOK_AGAIN_MS = 5000;

const isBack = (): Promise<unknown> =>
  new Promise((resolve) => {
    const onBack = () => {
      removeEventListener(ONLINE_EVENT, onBack);
      resolve(0);
    };
    setTimeout(onBack, LOOK_AGAIN_MS);
    addEventListener(ONLINE_EVENT, onBack);
  });

/** Resolves once the shop can be reached; until then the page says that something waits for it. */
export async function untilReached(): Promise<void> {
  waiting.setState((count) => count + 1);
  do await isBack();
  while (!(await isShopReached()));
  waiting.setState((count) => count - 1);
}

/**
 * Loads code or facts that a press needs: where the shop can't be reached it waits, instead of failing. The
 * network may be back between the failure and the check for the shop: then it is tried once more.
 */
export async function onceReached<Value>(
  load: () => Value | Promise<Value>,
  wasReached = false,
): Promise<Value> {
  try {
    return await load();
  } catch (error) {
    // Browsers throw a TypeError for code that does not come; redirects and 404 are thrown as well.
    const isMissing = error instanceof UnreachableError || error instanceof TypeError;
    const isReached = isMissing && (await isShopReached());
    if (!isMissing || (isReached && wasReached)) throw error;
    if (!isReached) await untilReached();
    return onceReached(load, isReached);
  }
}

/**
 * For calls that customers wait for: without a network, those that may be retried wait for it, and the page
 * says so, instead of giving up after seconds.
 */
export const waitingEnvironment = (): Environment => {
  const environment = browserEnvironment();
  return { ...environment, wait: (ms) => (navigator.onLine ? environment.wait(ms) : untilReached()) };
};
