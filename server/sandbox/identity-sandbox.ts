import { randomBytes } from 'node:crypto';
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import type { IdentitySandbox } from '../src/adapters/identity-sandbox.ts';
import type { ThirdParty } from '../src/config.ts';
import { SUBSCRIPTION_CLAIM } from './identity-accounts.ts';
import type { SandboxProvider } from './identity-provider.ts';

const LABELS: Readonly<Record<ThirdParty, string>> = { au: 'au ID', facebook: 'Facebook' };
const NAMES = Object.keys(LABELS) as ThirdParty[];
const MOUNT = '/sandbox/identity';

const isName = (text: string | undefined): text is ThirdParty => NAMES.some((name) => name === text);

/** A server without a port, for the shop's own requests to a provider: only this process can call it. */
function innerServer(handle: IdentitySandbox['handle']): FastifyInstance {
  const server = fastify({ logger: false });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_, __, done) => done(null));
  server.all('/*', async (request, reply) => {
    const [, name, rest = '/'] = new RegExp(`^${MOUNT}/([a-z]+)(/.*)$`).exec(request.raw.url ?? '') ?? [];
    if (!isName(name)) return reply.code(404).send();
    reply.hijack();
    await handle(name, request.raw, reply.raw, rest);
    return reply;
  });
  return server;
}

/** The sandbox of every third party. A provider is made when somebody first goes there: it takes half a second. */
export function openIdentitySandbox(baseUrl: string): IdentitySandbox {
  const secrets = new Map(NAMES.map((name) => [name, randomBytes(24).toString('hex')]));
  const providers = new Map<ThirdParty, Promise<SandboxProvider>>();

  const clientOf: IdentitySandbox['clientOf'] = (name) => ({
    issuer: `${baseUrl}${MOUNT}/${name}`,
    clientId: 'fumi',
    clientSecret: secrets.get(name) ?? '',
    subscriptionClaim: name === 'au' ? SUBSCRIPTION_CLAIM : null,
  });

  async function open(name: ThirdParty): Promise<SandboxProvider> {
    const { openSandboxProvider } = await import('./identity-provider.ts');
    const returnUrl = `${baseUrl}/api/auth/${name}/callback`;
    const subscription = name === 'au' ? 'スマートパス' : null;
    return openSandboxProvider({ ...clientOf(name), returnUrl, label: LABELS[name], subscription });
  }

  const handle: IdentitySandbox['handle'] = async (name, request, response, url) => {
    const provider = providers.get(name) ?? open(name);
    providers.set(name, provider);
    (await provider).handle(request, response, url);
  };

  let inner: FastifyInstance | null = null;
  return {
    clientOf,
    handle,
    fetch: async (url, { method, headers, body }) => {
      inner ??= innerServer(handle);
      const answer = await inner.inject({
        method: method as NonNullable<InjectOptions['method']>,
        url: new URL(url).pathname,
        headers: { ...headers, host: new URL(baseUrl).host },
        ...(body === undefined || body === null ? {} : { payload: String(body) }),
      });
      return new Response(answer.body, {
        status: answer.statusCode,
        headers: { 'content-type': String(answer.headers['content-type'] ?? '') },
      });
    },
    close: async () => inner?.close(),
  };
}
