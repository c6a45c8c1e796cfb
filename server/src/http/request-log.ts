import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

/** One line a request: the route, never the URL, whose path and query name books, links and people. */
export function logRequests(app: FastifyInstance, { log }: Context): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.url === '/healthz' || request.routeOptions.url === '/readyz') return;
    log.info('request', {
      request: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}
