import type { CallFailure } from '@fumi/contract/client';
import { ok, type Result, SIGNUP_MODE_PIN } from '@fumi/domain';
import { client } from '../../api.ts';
import type { PendingSignup, TypedSignup } from './auth-state.ts';
import { signupSite } from './signup-site.ts';
import type { ThirdPartyTarget } from './ThirdPartyLogin.tsx';

/** Asks for a PIN by mail; asked again, a new one goes out, which alone fits the new token. */
export async function sendSignup(
  typed: TypedSignup,
  { product, returnTo }: ThirdPartyTarget,
): Promise<Result<PendingSignup, CallFailure>> {
  const site = signupSite(product, returnTo, navigator.userAgent);
  const answer = await client.signup({ body: { ...typed, site, mode: SIGNUP_MODE_PIN } });
  return answer.ok ? ok({ email: typed.email, ...answer.value, returnTo, sentAtMs: Date.now() }) : answer;
}
