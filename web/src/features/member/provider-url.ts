import type { Profile } from './account.ts';

export type ProviderName = Profile['providers'][number]['provider'];

/** Where the browser goes to sign in once more, or to add a service to this account (spec §7; `link` is ours). */
export const providerUrl = (provider: ProviderName, returnTo: string, link = false): string =>
  `/api/auth/${provider}?${new URLSearchParams({
    login_ok_url: returnTo,
    login_ng_url: returnTo,
    remember_me: 'true',
    ...(link ? { link: 'true' } : {}),
  })}`;
