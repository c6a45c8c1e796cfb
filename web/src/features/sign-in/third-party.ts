/** Identity services by the name in their address (design §7); the microblogging one is discontinued. */
export const PROVIDERS = ['au', 'facebook'] as const;
export type Provider = (typeof PROVIDERS)[number];

type Redirect = {
  readonly provider: Provider;
  /** Path and query to come back to (spec §4: by default where one is). */
  readonly okPath: string;
  readonly errorPath: string;
  readonly rememberMe: boolean;
  /** Where the visit began: `smartpass` may entitle who registers newly. */
  readonly from: string | null;
};

/** Where the browser goes to sign in with another service (spec §7). */
export function thirdPartyUrl({ provider, okPath, errorPath, rememberMe, from }: Redirect): string {
  const query = new URLSearchParams({
    login_ok_url: okPath,
    login_ng_url: errorPath,
    remember_me: String(rememberMe),
    // Nobody gets here before the terms were ticked (spec §4); the server registers nobody without it.
    terms: 'true',
    ...(from === null ? {} : { from }),
  });
  return `/api/auth/${provider}?${query}`;
}
