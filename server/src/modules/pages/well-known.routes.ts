import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';

/** RFC 9116 wants a date less than a year ahead; the text is made anew at each request. */
const VALID_MS = 180 * 86_400_000;

/** Where account data is changed: password managers lead there (W3C, A Well-Known URL for Changing Passwords). */
const MY_PAGE = '/member/';

const securityText = ({ config, content, clock }: Context): string =>
  [
    `Contact: mailto:${content.goods.shop.contact.email}`,
    `Expires: ${new Date(clock.nowMs() + VALID_MS).toISOString()}`,
    'Preferred-Languages: ja, en',
    `Canonical: ${config.baseUrl}/.well-known/security.txt`,
    '',
  ].join('\n');

const CACHE = 'public, max-age=3600';

/** Addresses that programs look for on every site. */
export function registerWellKnown(app: FastifyInstance, context: Context): void {
  const hidden = { schema: { hide: true } };
  app.get('/.well-known/security.txt', hidden, (_, reply) =>
    reply.header('cache-control', CACHE).type('text/plain; charset=utf-8').send(securityText(context)),
  );
  app.get('/.well-known/change-password', hidden, (_, reply) =>
    reply.header('cache-control', CACHE).redirect(MY_PAGE, 302),
  );
}
