import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { gate } from './gate.ts';

/** Whether a request sends a form, which may carry a photo. */
export const isForm = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['content-type']?.startsWith('multipart/') ?? false;

/** Forms that are read at once: each may hold 8 MB of memory until its photo is re-encoded. */
const MAX_UPLOADS = 24;

/** Forms of one sender at once: a browser sends one after the other, and some have two windows. */
const MAX_UPLOADS_PER_SENDER = 3;

/**
 * Counts the forms that each sender sends, a member or a visitor's address of origin; false for one too many, which is
 * to be sent again later.
 */
export type SenderGate = (sender: string, reply: FastifyReply) => boolean;

export function openSenderGate(max = MAX_UPLOADS_PER_SENDER): SenderGate {
  const reading = new Map<string, number>();
  return (sender, reply) => {
    const count = reading.get(sender) ?? 0;
    if (count >= max) return false;
    reading.set(sender, count + 1);
    reply.raw.once('close', () => {
      const left = (reading.get(sender) ?? 1) - 1;
      if (left > 0) reading.set(sender, left);
      else reading.delete(sender);
    });
    return true;
  };
}

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
