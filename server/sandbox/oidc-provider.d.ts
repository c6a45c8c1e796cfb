/** The part of oidc-provider that the sandbox uses; the package carries no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Grant = { addOIDCScope(scope: string): void; save(): Promise<string> };

  type Context = {
    readonly oidc: {
      readonly session?: { readonly accountId?: string };
      readonly client?: { readonly clientId: string };
      readonly provider: {
        readonly Grant: new (of: { accountId: string | undefined; clientId: string | undefined }) => Grant;
      };
    };
  };

  type Configuration = {
    readonly clients: readonly Record<string, unknown>[];
    readonly adapter: new () => object;
    readonly ttl: Readonly<Record<string, number>>;
    readonly jwks: { readonly keys: readonly object[] };
    readonly claims: Readonly<Record<string, readonly string[]>>;
    readonly conformIdTokenClaims: boolean;
    readonly pkce: { readonly required: () => boolean };
    readonly cookies: { readonly keys: readonly string[] };
    readonly features: Readonly<Record<string, { readonly enabled: boolean }>>;
    readonly interactions: { readonly url: (context: Context, of: { readonly uid: string }) => string };
    readonly findAccount: (
      context: Context,
      accountId: string,
    ) => { readonly accountId: string; readonly claims: () => Record<string, unknown> };
    readonly loadExistingGrant: (context: Context) => Promise<Grant>;
  };

  export class Provider {
    constructor(issuer: string, configuration: Configuration);
    use(
      middleware: (
        context: {
          readonly response: {
            readonly headers: Readonly<Record<string, string | string[] | undefined>>;
            set(name: string, value: string[]): void;
          };
        },
        next: () => Promise<void>,
      ) => Promise<void>,
    ): void;
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Readonly<Record<string, unknown>>,
    ): Promise<void>;
  }
}
