import type { RouteObject } from 'react-router';
import { isShopReached, onceReached } from '../platform/connection.ts';

const RENEW_PAUSE_MS = 60_000;
const KEY = 'renewed-at';

/**
 * A new version of the shop replaced the chunks that this page asks for: it comes anew, once; the draft stays. Without
 * a network it would be the browser's own page that comes.
 */
export function renewOnMissingChunk(): void {
  addEventListener('vite:preloadError', async () => {
    const isSecondTry = Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < RENEW_PAUSE_MS;
    if (isSecondTry || !(await isShopReached())) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
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
