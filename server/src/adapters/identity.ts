import type { Result } from '@fumi/domain';

/** A person as a provider names them; issuer and subject never change and are unique together. */
export type ThirdPartyPerson = {
  readonly issuer: string;
  readonly subject: string;
  /** E-mail address proven by the provider; shown to a member who links it, never matched. */
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
  /** URL where the browser signs in; with `asksWho` the provider asks even whom it knows. */
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
