import type { FastifyReply } from 'fastify';

/** Files of members: private to them, never interpreted as anything else, never embedded by others. */
export function privateFile(reply: FastifyReply, type: string, name: string): FastifyReply {
  return reply
    .type(type)
    .header('content-disposition', `inline; filename="${name}"`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('referrer-policy', 'no-referrer');
}
