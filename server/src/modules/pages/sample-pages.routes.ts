import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { contentFolder } from '../../content/content-folder.ts';
import { sendRefusal } from '../../http/refusal.ts';

const folder = path.join(contentFolder, 'sample-pages');
const CACHE = 'public, max-age=86400';
const NAME = /^\d{1,6}-\d{1,2}-\d{3}\.webp$/;

/** Filled pages of products, as their roots show them. */
export function registerSamplePages(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>(
    '/sample-pages/:name',
    { schema: { hide: true } },
    (request, reply) => {
      const { name } = request.params;
      if (!NAME.test(name)) return sendRefusal(reply, { code: 'not_found' });
      return reply.header('cache-control', CACHE).sendFile(name, folder, { cacheControl: false });
    },
  );
}
