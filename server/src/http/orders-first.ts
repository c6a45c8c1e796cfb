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
    // The body is read on events of the connection, which know nothing of the hook before.
    route.preValidation = [hook, route.preValidation ?? []].flat();
  });
}
