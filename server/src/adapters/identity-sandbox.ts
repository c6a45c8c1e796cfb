import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OidcClient, ThirdParty } from '../config.ts';

/** Providers that stand in for those that are not configured; they live under `/sandbox/identity/`. */
export type IdentitySandbox = {
  readonly clientOf: (name: ThirdParty) => OidcClient;
  /** Asks the sandbox inside of this process, so that no address has to be reachable. */
  readonly fetch: (
    url: string,
    options: { readonly method: string; readonly headers: Record<string, string>; readonly body?: unknown },
  ) => Promise<Response>;
  /** Answers a browser; `url` is what follows the issuer's path. */
  readonly handle: (
    name: ThirdParty,
    request: IncomingMessage,
    response: ServerResponse,
    url: string,
  ) => Promise<void>;
  readonly close: () => Promise<void>;
};
