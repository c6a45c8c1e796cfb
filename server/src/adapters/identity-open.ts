import type { Config, OidcClient, ThirdParty } from '../config.ts';
import type { IdentityProvider } from './identity.ts';
import type { OidcOptions } from './identity-oidc.ts';
import type { IdentitySandbox } from './identity-sandbox.ts';

export type Identities = {
  readonly providers: Readonly<Record<ThirdParty, IdentityProvider>>;
  /** null where every provider is configured. */
  readonly sandbox: IdentitySandbox | null;
};

/** Where a provider sends the browser back to. */
export const callbackUrl = (baseUrl: string, name: ThirdParty): string =>
  `${baseUrl}/api/auth/${name}/callback`;

/** A provider whose protocol is loaded with the first sign-in of this process; where that fails, with the next. */
function openLater(client: OidcClient, options: OidcOptions): IdentityProvider {
  let opened: Promise<IdentityProvider> | null = null;
  const provider = (): Promise<IdentityProvider> => {
    opened ??= import('./identity-oidc.ts')
      .then(({ openOidcProvider }) => openOidcProvider(client, options))
      .catch((error: unknown) => {
        opened = null;
        throw error;
      });
    return opened;
  };
  return {
    begin: async (...asked) => (await provider()).begin(...asked),
    finish: async (...asked) => (await provider()).finish(...asked),
  };
}

/** The sandbox is a development dependency: it is not even loaded where it is not needed. */
async function openSandbox(config: Config): Promise<IdentitySandbox | null> {
  if (config.identity.au !== null && config.identity.facebook !== null) return null;
  const { openIdentitySandbox } = await import('../../sandbox/identity-sandbox.ts');
  return openIdentitySandbox(config.baseUrl);
}

/** The providers of the configuration, and the sandbox for those that are missing. */
export async function openIdentities(config: Config): Promise<Identities> {
  const sandbox = await openSandbox(config);
  const open = (name: ThirdParty): IdentityProvider => {
    const client = config.identity[name];
    if (client !== null) return openLater(client, { allowsHttp: config.isDevelopment });
    if (sandbox === null) throw new Error(`The provider ${name} is neither configured nor a sandbox.`);
    return openLater(sandbox.clientOf(name), {
      allowsHttp: true,
      alwaysAsks: true,
      fetch: sandbox.fetch,
    });
  };
  return { providers: { au: open('au'), facebook: open('facebook') }, sandbox };
}
