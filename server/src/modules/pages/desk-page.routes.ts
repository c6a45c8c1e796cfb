import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendRefusal } from '../../http/refusal.ts';
import { DESK_PERMISSIONS_POLICY } from '../../http/security-headers.ts';

/** The operators' side: one page for all addresses below /desk/, which asks to sign in by itself. */
export function registerDeskPage(app: FastifyInstance, file: string): void {
  const send = async (reply: FastifyReply) =>
    existsSync(file)
      ? reply
          .header('cache-control', 'no-cache')
          .header('x-robots-tag', 'noindex')
          .header('permissions-policy', DESK_PERMISSIONS_POLICY)
          .type('text/html; charset=utf-8')
          .send(await readFile(file))
      : sendRefusal(reply, { code: 'unavailable' });
  const hidden = { schema: { hide: true } };
  app.get('/desk', hidden, (_, reply) => reply.header('cache-control', 'no-cache').redirect('/desk/', 308));
  app.get('/desk/*', hidden, (_, reply) => send(reply));
}
