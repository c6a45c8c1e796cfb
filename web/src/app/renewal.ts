import { isShopReached } from '../platform/connection.ts';

const RENEW_PAUSE_MS = 60_000;
const KEY = 'renewed';

/** Whether a page came anew already, a moment ago. Others may: on a train the network goes more than once a minute. */
function wasJustRenewed(path: string): boolean {
  const [at, renewed] = (sessionStorage.getItem(KEY) ?? '').split(' ');
  return renewed === path && Date.now() - Number(at) < RENEW_PAUSE_MS;
}

/**
 * Reloads where a chunk could not be fetched, because a release replaced it or the network was away for a moment: loads
 * the page that the router was on its way to (`goal`, a path), or this one again; once a minute at most. The draft is
 * kept by the device. Without a network nothing is loaded: the browser would show an error page of its own.
 */
export function renewOnMissingChunk(goal: () => string | null): void {
  addEventListener('vite:preloadError', async () => {
    const pressed = goal();
    const path = pressed ?? location.pathname + location.search + location.hash;
    if (wasJustRenewed(path) || !(await isShopReached())) return;
    sessionStorage.setItem(KEY, `${Date.now()} ${path}`);
    if (pressed === null) location.reload();
    else location.assign(pressed);
  });
}
