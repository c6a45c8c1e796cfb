import type { FastifyInstance, HookHandlerDoneFunction } from 'fastify';
import { withReserve } from '../db/pool-with-reserve.ts';

/** Orders, their payment, and what providers tell of it. */
const ORDERS = /^\/api\/(order|payment)\//;

/** Lets calls about orders and payments use the reserve of the database's connections; other routes have no hook for it. */
export function putOrdersFirst(app: FastifyInstance): void {
  const hook = (_: unknown, __: unknown, done: HookHandlerDoneFunction): void => withReserve(done);
  app.addHook('onRoute', (route) => {
    if (!ORDERS.test(route.url)) return;
    route.onRequest = [hook, route.onRequest ?? []].flat();
    // Reading the body loses the AsyncLocalStorage context that the first hook has set.
    route.preValidation = [hook, route.preValidation ?? []].flat();
  });
}
