import { SIGNUP_MODE_PIN } from '@fumi/domain';
import { client } from '../../api.ts';
import { signupSite } from './signup-site.ts';
import type { ThirdPartyTarget } from './ThirdPartyLogin.tsx';

/** What was typed, for as long as the dialog is open. */
export type TypedSignup = {
  readonly email: string;
  readonly password: string;
  readonly referralCode: string;
  readonly notification: boolean;
};

/** Asks for a PIN by mail; asked again, a new one goes out, which alone fits the new token. */
export const sendSignup = (typed: TypedSignup, { product, returnTo }: ThirdPartyTarget) =>
  client.signup({
    body: { ...typed, site: signupSite(product, returnTo, navigator.userAgent), mode: SIGNUP_MODE_PIN },
  });
