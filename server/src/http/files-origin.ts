import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { sendRefusal } from './refusal.ts';

/*
 * Files of members come from an origin of their own where FILES_URL names one (ADR 80): under the same path, at an
 * address that the shop has signed for who asked. That origin knows no cookie and has nothing else.
 */

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the origin of files has this route. */
    readonly isFile?: boolean;
  }
}

/** Options of a route that sends a file of a member. */
export const FILE_ROUTE = { schema: { hide: true }, config: { isFile: true } } as const;

/** Long enough to follow a redirect over a slow line. */
const LIFETIME_MS = 60_000;

/** A member by code, an operator by name. */
type Asker = { readonly kind: 'member' | 'operator'; readonly name: string };

/** Whether a request came to the host of files; case, a last dot and the port do not matter. */
export const isAtFiles = ({ config }: Pick<Context, 'config'>, { hostname }: FastifyRequest): boolean =>
  config.filesUrl !== null && hostname.toLowerCase().replace(/\.$/, '') === new URL(config.filesUrl).hostname;

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '';

const signedText = (path: string, { kind, name }: Asker, until: string): string =>
  [path, kind, name, until].join('\n');

/** Sends the asker to the file's address at the origin of files, good for a minute and for this file alone. */
export function redirectToFile(
  { config, keys, clock }: Pick<Context, 'config' | 'keys' | 'clock'>,
  [request, reply]: readonly [FastifyRequest, FastifyReply],
  asker: Asker,
): FastifyReply {
  const path = pathOf(request);
  const until = String(clock.nowMs() + LIFETIME_MS);
  const signature = keys.sign('file', signedText(path, asker, until));
  const query = new URLSearchParams({ for: asker.name, until, signature });
  return reply.header('cache-control', 'private, no-store').redirect(`${config.filesUrl}${path}?${query}`);
}

/** Whom an address at the origin of files was signed for; null where nobody did, for another file, or too long ago. */
export function signedFor(
  { keys, clock }: Pick<Context, 'keys' | 'clock'>,
  request: FastifyRequest,
  kind: Asker['kind'],
): string | null {
  const query = new URLSearchParams(request.url.split('?')[1] ?? '');
  const [name, until, signature] = [
    query.get('for') ?? '',
    query.get('until') ?? '',
    query.get('signature') ?? '',
  ];
  const isSigned = keys.hasSigned('file', signedText(pathOf(request), { kind, name }, until), signature);
  return isSigned && clock.nowMs() < Number(until) ? name : null;
}

/** At the origin of files: no cookie is read, nothing but files is there, and only pages of the shop may read them. */
export function keepFilesApart(app: FastifyInstance, context: Context): void {
  const { baseUrl, filesUrl } = context.config;
  if (filesUrl === null) return;
  app.addHook('onRequest', async (request, reply) => {
    if (!isAtFiles(context, request)) return undefined;
    delete request.headers.cookie;
    return request.routeOptions.config?.isFile ? undefined : sendRefusal(reply, { code: 'not_found' });
  });
  app.addHook('onSend', async (request, reply) => {
    if (!isAtFiles(context, request)) return;
    reply
      .header('access-control-allow-origin', baseUrl)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'private, no-store');
  });
}
