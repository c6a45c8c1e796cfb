import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { FILE_ROUTE, isAtFiles, redirectToFile, signedFor } from './files-origin.ts';
import { sendRefusal } from './refusal.ts';
import { sessionOf } from './request-session.ts';

/** Files of members: private to them, never interpreted as anything else, never embedded by others. */
export function privateFile(reply: FastifyReply, type: string, name: string): FastifyReply {
  return reply
    .type(type)
    .header('content-disposition', `inline; filename="${name}"`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('referrer-policy', 'no-referrer');
}

type OwnFile<Params> = { readonly memberCode: string; readonly params: Params };

/** A file of members at `path`, which `send` sends to its owner and to nobody else. */
export function registerPrivateFile<Params>(
  app: FastifyInstance,
  context: Context,
  path: string,
  send: (reply: FastifyReply, own: OwnFile<Params>) => Promise<FastifyReply>,
): void {
  app.get(path, FILE_ROUTE, async (request: FastifyRequest, reply) => {
    const params = request.params as Params;
    if (isAtFiles(context, request)) {
      const memberCode = signedFor(context, request, 'member');
      return memberCode === null
        ? sendRefusal(reply, { code: 'not_found' })
        : send(reply, { memberCode, params });
    }
    const signedIn = await sessionOf(context, request, reply);
    if (!signedIn) return sendRefusal(reply, { code: 'unauthenticated' });
    const { code } = signedIn.member;
    return context.config.filesUrl === null
      ? send(reply, { memberCode: code, params })
      : redirectToFile(context, [request, reply], { kind: 'member', name: code });
  });
}
