import type { RouteObject } from 'react-router';
import { isShopReached, onceReached } from '../platform/connection.ts';

const RENEW_PAUSE_MS = 60_000;
const KEY = 'renewed-at';

/**
 * A new version of the shop replaced the chunks that this page asks for, or the network came back just behind the
 * question: the page that was pressed comes whole, or this one anew, once; the draft stays. Without a network it would
 * be the browser's own page that comes. `goal` is where the router is on its way to, a path, or null.
 */
export function renewOnMissingChunk(goal: () => string | null): void {
  addEventListener('vite:preloadError', async () => {
    const pressed = goal();
    const isSecondTry = Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < RENEW_PAUSE_MS;
    if (isSecondTry || !(await isShopReached())) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    if (pressed === null) location.reload();
    else location.assign(pressed);
  });
}

type Loaders = Pick<RouteObject, 'loader'>;

function waitingLoader<Route extends Loaders>(route: Route): Route {
  const { loader } = route;
  if (typeof loader !== 'function') return route;
  return { ...route, loader: (args, context) => onceReached(async () => loader(args, context)) };
}

/** Pages whose code and facts wait for the network: the page that is there stays. */
export const waitingRoutes = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const { lazy, children } = route;
    return {
      ...waitingLoader(route),
      ...(typeof lazy === 'function' ? { lazy: async () => waitingLoader(await onceReached(lazy)) } : {}),
      ...(children ? { children: waitingRoutes(children) } : {}),
    } as RouteObject;
  });
