import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

/** One line a request: the route, never the URL, whose path and query name books, links and people. */
export function logRequests(app: FastifyInstance, { log }: Context): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    if (route !== '/healthz' && route !== '/readyz') {
      log.info('request', {
        request: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      });
    }
    done();
  });
}
