import type { FastifyInstance } from 'fastify';
import { sendRefusal } from './refusal.ts';

/** Forms that are read at once: each may hold 8 MB of memory until its photo is re-encoded. */
const MAX_UPLOADS = 24;

/** Lets no more forms in than memory has room for; whoever comes then is asked to come back. */
export function gateUploads(app: FastifyInstance, max = MAX_UPLOADS): void {
  let reading = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (!request.headers['content-type']?.startsWith('multipart/')) return undefined;
    if (reading >= max) return sendRefusal(reply, { code: 'unavailable', retryAfterSeconds: 2 });
    reading += 1;
    reply.raw.once('close', () => {
      reading -= 1;
    });
    return undefined;
  });
}
