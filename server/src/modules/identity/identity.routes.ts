import { readAuthorizationQuery } from '@fumi/contract';
import { frontProduct } from '@fumi/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ThirdParty } from '../../config.ts';
import type { Context } from '../../context.ts';
import { originKey } from '../../http/origin-key.ts';
import { plainDocument } from '../../http/plain-document.ts';
import { sendRefusal } from '../../http/refusal.ts';
import { cookiesFor, sessionOf } from '../../http/request-session.ts';
import { isSite, SITES } from '../member/member.ts';
import { refuseOverLimit } from '../rate-limit/rate-limit.service.ts';
import { beginSession } from '../session/begin-session.service.ts';
import type { Authorization } from './identity.repository.ts';
import {
  awaitTerms,
  beginAuthorization,
  offerPerson,
  signInPerson,
  takeAuthorization,
} from './identity.service.ts';
import { returnPath, withReason } from './return-path.ts';

/** Members of the discontinued service are led to the page that switches to e-mail (spec §2). */
const DISCONTINUED = 'twitter';
const SWITCH_PATH = '/member/tfa';

const isThirdParty = (name: string): name is ThirdParty => name === 'au' || name === 'facebook';

const goneBody = plainDocument(
  'このログイン方法は終了しました',
  `<p>連絡帳とご注文の履歴は、メールアドレスでのログインに切り替えると、そのままお使いいただけます。</p>
<p><a href="${SWITCH_PATH}">メールアドレスでのログインに切り替える</a></p>`,
);

function sendGone(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('link', `<${SWITCH_PATH}>; rel="alternate"`);
  return request.headers.accept?.includes('text/html')
    ? reply.code(410).type('text/html; charset=utf-8').send(goneBody)
    : sendRefusal(reply, { code: 'gone' });
}

/** Where somebody new agrees to the terms before they become a member. */
const TERMS_PATH = '/member/terms';

const isPhone = (userAgent: string | undefined): boolean => /iPhone|iPod|iPad|Android/.test(userAgent ?? '');

/** The site that the query names, or the shop's own for this kind of browser (spec §6). */
function siteOf(request: FastifyRequest, site: number | undefined): number {
  if (site !== undefined && isSite(site)) return site;
  return isPhone(request.headers['user-agent']) ? SITES.normal.mobile : SITES.normal.pc;
}

/** Logs a fault of the third party, and gives the path of the page that tells of it. */
const unavailable =
  ({ log, config }: Context, provider: ThirdParty, ngUrl: string) =>
  (error: unknown): string => {
    log.error('third party', error, { provider });
    return withReason(config, ngUrl, 'unavailable');
  };

/** Redirects to a stored path, checked again in case somebody has changed its row. */
const redirectTo = (reply: FastifyReply, { config }: Context, path: string): FastifyReply =>
  reply.redirect(returnPath(config, path) ?? '/', 303);

async function redirectToProvider(
  context: Context,
  name: ThirdParty,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // Only a page of ours or a typed address begins a sign-in, never another site.
  if (request.headers['sec-fetch-site'] === 'cross-site') return sendRefusal(reply, { code: 'forbidden' });
  const query = readAuthorizationQuery(request.query);
  if (query === null) return sendRefusal(reply, { code: 'bad_request' });
  const limited = await refuseOverLimit(context, ['auth-origin', originKey(request.ip)]);
  if (limited) return sendRefusal(reply, limited);
  const { loginOkUrl: okUrl, rememberMe, terms, site } = query;
  const ngUrl = query.loginNgUrl ?? `${frontProduct(context.content.goods.products).rootUrl}error/`;
  const asked = { okUrl, ngUrl, isRemembered: rememberMe, hasAgreed: terms, site: siteOf(request, site) };
  const authorization = await beginAuthorization(
    context,
    { ...asked, provider: name, linkTo: null },
    cookiesFor(context, request, reply),
  ).catch(unavailable(context, name, ngUrl));
  if (typeof authorization === 'string') return redirectTo(reply, context, authorization);
  return authorization.ok
    ? reply.redirect(authorization.value, 303)
    : sendRefusal(reply, authorization.error);
}

type Callback = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly authorization: Authorization;
};

/**
 * Returns the path to redirect to. A session begins only for a member who signs in: not when an account is linked, not
 * while a newcomer has yet to accept the terms, and not on failure.
 */
async function finishAuthorization(
  context: Context,
  { request, reply, authorization }: Callback,
): Promise<string> {
  const failed = (reason: string): string => withReason(context.config, authorization.ngPath, reason);
  const { state } = request.query as { state: string };
  const secrets = { state, nonce: authorization.nonce, verifier: authorization.verifier };
  const url = `${context.config.baseUrl}${request.url}`;
  const person = await context.identity.providers[authorization.provider].finish(url, secrets);
  if (!person.ok) return failed(person.error);
  if (authorization.linkTo !== null) {
    const signedIn = await sessionOf(context, request, reply);
    if (signedIn?.member.code !== authorization.linkTo) return failed('refused');
    await offerPerson(context, authorization, person.value, signedIn.session.code);
    return authorization.okPath;
  }
  const member = await signInPerson(context, authorization, person.value);
  if (!member.ok && member.error === 'terms') {
    await awaitTerms(context, authorization, person.value);
    return TERMS_PATH;
  }
  if (!member.ok) return failed(member.error);
  await beginSession(context, {
    cookies: cookiesFor(context, request, reply),
    device: request.headers['user-agent'] ?? '',
    memberCode: member.value.code,
    isRemembered: authorization.isRemembered,
    way: authorization.provider,
  });
  return authorization.okPath;
}

/** A sign-in that took too long or was begun elsewhere ends at the front product's error page. */
function sendLate(context: Context, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!request.headers.accept?.includes('text/html'))
    return sendRefusal(reply, { code: 'bad_request', fields: { state: ['unknown'] } });
  const { rootUrl } = frontProduct(context.content.goods.products);
  return reply.redirect(withReason(context.config, `${rootUrl}error/`, 'expired'), 303);
}

async function redirectBack(
  context: Context,
  request: FastifyRequest<{ Querystring: { state?: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { state } = request.query;
  const cookies = cookiesFor(context, request, reply);
  const authorization = typeof state === 'string' ? await takeAuthorization(context, state, cookies) : null;
  if (!authorization) return sendLate(context, request, reply);
  const { provider, ngPath } = authorization;
  const path = await finishAuthorization(context, { request, reply, authorization }).catch(
    unavailable(context, provider, ngPath),
  );
  return redirectTo(reply, context, path);
}

const SUMMARY =
  'Redirects the browser to a third party; query: login_ok_url, login_ng_url, remember_me, and ours: terms, site';

/** Third-party sign-in: redirects of the browser, no JSON (spec §4, §7). */
export function registerIdentity(app: FastifyInstance, context: Context): void {
  type Named = { Params: { provider: string }; Querystring: { state?: string } };
  app.get<Named>('/api/auth/:provider', { schema: { summary: SUMMARY } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const name = request.params.provider;
    if (name === DISCONTINUED) return sendGone(request, reply);
    return isThirdParty(name)
      ? redirectToProvider(context, name, request, reply)
      : sendRefusal(reply, { code: 'not_found' });
  });
  app.get<Named>('/api/auth/:provider/callback', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return redirectBack(context, request, reply);
  });
}
