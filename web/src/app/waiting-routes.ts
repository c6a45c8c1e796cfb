import type { RouteObject } from 'react-router';
import { onceReached } from '../platform/connection.ts';

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
