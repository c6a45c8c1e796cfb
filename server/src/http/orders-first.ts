import type { FastifyInstance, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { withReserve } from '../db/pool-with-reserve.ts';

/** Orders, their payment, and what providers tell of it. */
const ORDERS = /^\/api\/(order|payment)\//;

/** Lets calls about orders and payments use the reserve of the database's connections. */
export function putOrdersFirst(app: FastifyInstance): void {
  const hook = (request: FastifyRequest, _: unknown, done: HookHandlerDoneFunction): void => {
    if (ORDERS.test(request.routeOptions.url ?? '')) withReserve(done);
    else done();
  };
  app.addHook('onRequest', hook);
  // The body is read on events of the connection, which know nothing of the hook before.
  app.addHook('preValidation', hook);
}
