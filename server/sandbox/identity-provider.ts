import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Provider } from 'oidc-provider';
import { claimsOf, isAccountName, SUBSCRIPTION_CLAIM, setSubscriber } from './identity-accounts.ts';
import { IdentityMemory } from './identity-memory.ts';
import { identityPage, PAGE_POLICY } from './identity-page.ts';

/*
 * A certified OpenID provider in place of the carrier or the social network where none is configured. The package is a
 * development dependency, loaded only then; production starts so only if ALLOW names `sandbox-identity`.
 */

type SandboxClient = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly returnUrl: string;
  readonly label: string;
  /** What the provider's subscription is called; null where it sells none. */
  readonly subscription: string | null;
};

export type SandboxProvider = {
  /** Answers a request below the issuer's path; `url` is what follows that path. */
  readonly handle: (request: IncomingMessage, response: ServerResponse, url: string) => void;
  readonly claims: (account: string) => Record<string, unknown>;
};

const TTL_SECONDS = {
  AccessToken: 600,
  AuthorizationCode: 60,
  Grant: 600,
  IdToken: 600,
  Interaction: 600,
  Session: 600,
} as const;

const keys = () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256', kid: 'sandbox' }] };
};

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text.slice(0, 10_000));
}

/** The expiry with which a cookie is deleted. */
const DELETED = 'expires=Thu, 01 Jan 1970';

/**
 * The cookie without its expiry: end-to-end tests set the shop's clock to another day than the
 * browser's, which may drop a dated cookie at once. The provider checks expiry by its own clock.
 */
const untilClosed = (cookie: string): string =>
  cookie.includes(DELETED) ? cookie : cookie.replace(/; expires=[^;]+/, '');

function createProvider({ issuer, clientId, clientSecret, returnUrl }: SandboxClient): Provider {
  const mount = new URL(issuer).pathname;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [returnUrl],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_basic',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    adapter: IdentityMemory,
    jwks: keys(),
    ttl: TTL_SECONDS,
    claims: { openid: ['sub', SUBSCRIPTION_CLAIM], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `${mount}/interaction/${uid}` },
    findAccount: (_, accountId) => ({ accountId, claims: () => claimsOf(accountId) }),
    // Whoever signs in agrees: the sandbox has no second screen.
    loadExistingGrant: async (context) => {
      const { session, client, provider } = context.oidc;
      const grant = new provider.Grant({ accountId: session?.accountId, clientId: client?.clientId });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  provider.use(async ({ response }, next) => {
    await next();
    const cookies = [response.headers['set-cookie'] ?? []].flat();
    if (cookies.length > 0) response.set('set-cookie', cookies.map(untilClosed));
  });
  return provider;
}

export function openSandboxProvider(client: SandboxClient): SandboxProvider {
  const provider = createProvider(client);
  const callback = provider.callback();
  const mount = new URL(client.issuer).pathname;

  async function interact(request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
    if (request.method === 'GET') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('content-security-policy', PAGE_POLICY);
      response.end(identityPage(client.label, `${mount}${url}`, client.subscription));
      return;
    }
    const form = await readForm(request);
    const account = form.get('account') ?? '';
    const isCancelled = form.get('answer') === 'cancel' || !isAccountName(account);
    if (!isCancelled) setSubscriber(account, form.has('subscriber'));
    await provider.interactionFinished(
      request,
      response,
      isCancelled
        ? { error: 'access_denied', error_description: 'the person pressed cancel' }
        : { login: { accountId: account, remember: false } },
    );
  }

  return {
    handle: (request, response, url) => {
      const original = request.url;
      Object.assign(request, { originalUrl: original, url });
      if (!/^\/interaction\/[\w-]+$/.test(url)) {
        callback(request, response);
        return;
      }
      interact(request, response, url).catch(() => {
        response.statusCode = 400;
        response.end('This sign-in has expired. Go back to the shop and try again.');
      });
    },
    claims: claimsOf,
  };
}
