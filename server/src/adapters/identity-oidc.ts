import { ok, refuse } from '@fumi/domain';
import * as oidc from 'openid-client';
import type { OidcClient } from '../config.ts';
import type { IdentityProvider } from './identity.ts';

const TIMEOUT_SECONDS = 5;
const CLOCK_TOLERANCE_SECONDS = 30;
const SCOPE = 'openid email';

export type OidcOptions = {
  /** Plain http, for a provider on this machine. */
  readonly allowsHttp: boolean;
  /** Makes the provider ask for a sign-in every time, also where its own session goes on. */
  readonly alwaysAsks?: boolean;
  /** In place of the network: the sandbox is asked inside of the process. */
  readonly fetch?: oidc.CustomFetch;
};

async function discover(client: OidcClient, options: OidcOptions): Promise<oidc.Configuration> {
  const configuration = await oidc.discovery(
    new URL(client.issuer),
    client.clientId,
    { [oidc.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
    oidc.ClientSecretBasic(client.clientSecret),
    {
      timeout: TIMEOUT_SECONDS,
      ...(options.fetch ? { [oidc.customFetch]: options.fetch } : {}),
      ...(options.allowsHttp ? { execute: [oidc.allowInsecureRequests] } : {}),
    },
  );
  configuration.timeout = TIMEOUT_SECONDS;
  return configuration;
}

/** Whether the provider refused, or its answer does not fit this redirect; else it is a fault. */
const isRefusal = (error: unknown): boolean =>
  error instanceof oidc.AuthorizationResponseError ||
  error instanceof oidc.ResponseBodyError ||
  (error instanceof oidc.ClientError && error.code !== 'OAUTH_TIMEOUT') ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_INVALID'));

const isCancelled = (error: unknown): boolean =>
  error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied';

/** A claim that is not in the token is asked for at the provider's userinfo: how a subscription stands right now. */
async function isSubscriber(
  current: oidc.Configuration,
  tokens: oidc.TokenEndpointResponse,
  claims: oidc.IDToken,
  claim: string | null,
): Promise<boolean> {
  if (claim === null) return false;
  const told = claims[claim] ?? (await oidc.fetchUserInfo(current, tokens.access_token, claims.sub))[claim];
  return told === true || told === 'true';
}

const emailOf = (claims: oidc.IDToken): string | null =>
  claims.email_verified === true && typeof claims.email === 'string' ? claims.email : null;

/** How to ask who it is: choosing an account where the provider can, else signing in anew (OpenID Connect 1.0, 3.1.2.1). */
function promptOf(configuration: oidc.Configuration): 'select_account' | 'login' {
  const known = configuration.serverMetadata().prompt_values_supported;
  return Array.isArray(known) && !known.includes('select_account') ? 'login' : 'select_account';
}

/** Authorization code with PKCE, state and nonce. The provider's metadata is asked for at the first use. */
export function openOidcProvider(client: OidcClient, options: OidcOptions): IdentityProvider {
  let known: Promise<oidc.Configuration> | null = null;
  const configuration = (): Promise<oidc.Configuration> => {
    known ??= discover(client, options).catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };
  return {
    begin: async (returnUrl, { state, nonce, verifier }, { asksWho }) => {
      const current = await configuration();
      const url = oidc.buildAuthorizationUrl(current, {
        redirect_uri: returnUrl,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(options.alwaysAsks || asksWho
          ? { prompt: options.alwaysAsks ? 'login' : promptOf(current) }
          : {}),
      });
      return url.href;
    },
    finish: async (callbackUrl, { state, nonce, verifier }) => {
      const current = await configuration();
      try {
        const tokens = await oidc.authorizationCodeGrant(current, new URL(callbackUrl), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) return refuse('refused');
        return ok({
          issuer: claims.iss,
          subject: claims.sub,
          email: emailOf(claims),
          isSubscriber: await isSubscriber(current, tokens, claims, client.subscriptionClaim),
        });
      } catch (error) {
        if (isCancelled(error)) return refuse('cancelled');
        if (isRefusal(error)) return refuse('refused');
        throw error;
      }
    },
  };
}
