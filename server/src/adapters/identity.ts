import type { Result } from '@fumi/domain';

/** Somebody as a provider names them: for ever, and in no other provider. */
export type ThirdPartyPerson = {
  readonly issuer: string;
  readonly subject: string;
  /** What the provider calls their address, if it is proven; shown to nobody, merged with nothing. */
  readonly email: string | null;
  /** Has the carrier's subscription (spec §1), as the provider says now; false where it was not asked. */
  readonly isSubscriber: boolean;
};

/** The secrets of one redirect, kept by us until the browser comes back. */
type RedirectSecrets = {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
};

type IdentityRefusal = 'cancelled' | 'refused';

/** An OpenID Connect provider. Both calls throw when it cannot be reached. */
export type IdentityProvider = {
  /** Where the browser goes to sign in; `asksWho`: also somebody whom the provider still knows is asked who it is. */
  readonly begin: (
    returnUrl: string,
    secrets: RedirectSecrets,
    options: { readonly asksWho: boolean },
  ) => Promise<string>;
  /** Who came back; `callbackUrl` is the whole URL with its query. */
  readonly finish: (
    callbackUrl: string,
    secrets: RedirectSecrets,
  ) => Promise<Result<ThirdPartyPerson, IdentityRefusal>>;
};
