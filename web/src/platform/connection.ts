import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { UnreachableError } from './answer.ts';

/** How many wait until the shop can be reached again. */
const waiting = createStore<number>()(() => 0);

/** Whether something that was asked for waits for the network. */
export const useIsWaiting = (): boolean => useStore(waiting, (count) => count > 0);

/** What a browser says once it has a network again; a person may say it too. */
const BACK = 'online';
export const tryAgain = (): unknown => dispatchEvent(new Event(BACK));

/** `navigator.onLine` is true in a tunnel as well: a small file that every shop has tells. */
export const isShopReached = (): Promise<boolean> =>
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

const isBack = (): Promise<void> =>
  new Promise((resolve) => addEventListener(BACK, () => resolve(), { once: true }));

async function untilReached(): Promise<void> {
  waiting.setState((count) => count + 1);
  do await isBack();
  while (!(await isShopReached()));
  waiting.setState((count) => count - 1);
}

/** Code and facts that a press asks for: where the shop can't be reached they wait, instead of ending on an error. */
export async function onceReached<Value>(load: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch (error) {
    // Browsers throw a TypeError for code that does not come; redirects and 404 are thrown as well.
    const isMissing = error instanceof UnreachableError || error instanceof TypeError;
    if (!isMissing || (await isShopReached())) throw error;
    await untilReached();
    return onceReached(load);
  }
}
