import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendRefusal } from './refusal.ts';

/** Forms that are read at once: each may hold 8 MB of memory until its photo is re-encoded. */
const MAX_UPLOADS = 24;

/** Forms of one member at once: a browser sends one after the other, and some have two windows. */
const MAX_UPLOADS_PER_MEMBER = 3;

/** Counts the forms that each member sends; false for one too many, which is to be sent again later. */
export type MemberGate = (memberCode: string, reply: FastifyReply) => boolean;

export function openMemberGate(max = MAX_UPLOADS_PER_MEMBER): MemberGate {
  const reading = new Map<string, number>();
  return (memberCode, reply) => {
    const count = reading.get(memberCode) ?? 0;
    if (count >= max) return false;
    reading.set(memberCode, count + 1);
    reply.raw.once('close', () => {
      const left = (reading.get(memberCode) ?? 1) - 1;
      if (left > 0) reading.set(memberCode, left);
      else reading.delete(memberCode);
    });
    return true;
  };
}

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
