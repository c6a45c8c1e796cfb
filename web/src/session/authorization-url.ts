import { type AuthorizationQuery, toWire } from '@fumi/contract/client';
import type { Provider } from './third-party.ts';

type Way = {
  /** Path and query to come back to, and where a failure leads. */
  readonly okPath: string;
  readonly errorPath: string;
  readonly rememberMe?: boolean;
  /** Ticked: without it the server registers nobody (spec §4). */
  readonly terms?: boolean;
  /** The site that somebody new comes from (spec §6). */
  readonly site?: number;
};

/** Where the browser goes to sign in with another service (spec §7). */
export function authorizationUrl(provider: Provider, way: Way): string {
  const { okPath, errorPath, rememberMe = true, terms, site } = way;
  const query: AuthorizationQuery = {
    loginOkUrl: okPath,
    loginNgUrl: errorPath,
    rememberMe: rememberMe ? 'true' : 'false',
    ...(terms ? { terms: 'true' } : {}),
    ...(site === undefined ? {} : { site: String(site) }),
  };
  return `/api/auth/${provider}?${new URLSearchParams(toWire(query) as Record<string, string>)}`;
}
