import { type AuthorizationQuery, toWire } from '@fumi/contract/client';
import { client } from '../api.ts';
import { report } from '../platform/analytics.ts';
import { keep, recall } from '../platform/storage.ts';
import { rememberMember } from './member-session.ts';

/** Identity services by the name in their address (design §7); the microblogging one is discontinued. */
export const PROVIDERS = ['au', 'facebook'] as const;
export type Provider = (typeof PROVIDERS)[number];

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

const KEY = 'third-party-authorization';

/** Before the browser leaves for another service. */
export const beginAuthorization = (provider: Provider): void => keep('sessionStorage', KEY, provider);

/** Back from there: an account younger than thirty seconds by the server's clock is a sign-up (spec §4, §9). */
export async function finishAuthorization(): Promise<void> {
  const kept = recall('sessionStorage', KEY);
  const provider = PROVIDERS.find((name) => name === kept);
  if (!provider) return;
  keep('sessionStorage', KEY, null);
  const answer = await client.memberGet();
  if (!answer.ok || answer.value.member === null) return;
  rememberMember(answer.value.member);
  if (answer.value.member.isInitial) report({ name: 'sign_up', method: provider });
}
