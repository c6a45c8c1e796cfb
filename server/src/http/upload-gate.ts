import type { FastifyInstance, FastifyRequest } from 'fastify';
import { gate } from './gate.ts';

/** Forms are what carries photos. */
export const isForm = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['content-type']?.startsWith('multipart/') ?? false;

/** Forms that are read at once: each may hold 8 MB of memory until its photo is re-encoded. */
const MAX_UPLOADS = 24;

/** Lets no more forms in than memory has room for; whoever comes then is asked to come back. */
export function gateUploads(app: FastifyInstance, max = MAX_UPLOADS): void {
  let reading = 0;
  const letIn = gate((request, reply) => {
    if (!isForm(request)) return null;
    if (reading >= max) return { code: 'unavailable', retryAfterSeconds: 2 };
    reading += 1;
    reply.raw.once('close', () => {
      reading -= 1;
    });
    return null;
  });
  app.addHook('onRequest', letIn);
}
