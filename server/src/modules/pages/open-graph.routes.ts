import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { contentFolder } from '../../content/content-folder.ts';
import { sendRefusal } from '../../http/refusal.ts';

const folder = path.join(contentFolder, 'open-graph');
const CACHE = 'public, max-age=86400';
const NAME = /^group-\d{1,6}\.jpg$/;

/** Pictures that other services show beside a link to us; they fetch them from anywhere. */
export function registerOpenGraph(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>('/open-graph/:name', { schema: { hide: true } }, (request, reply) => {
    const { name } = request.params;
    if (!NAME.test(name)) return sendRefusal(reply, { code: 'not_found' });
    reply.header('cache-control', CACHE).header('cross-origin-resource-policy', 'cross-origin');
    return reply.sendFile(name, folder, { cacheControl: false });
  });
}
