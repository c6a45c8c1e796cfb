import type { Context } from '../../context.ts';
import type { Cookies } from '../../http/cookies.ts';
import { digest, newToken } from '../../random.ts';
import { insertChallenge, type PasskeyOwner, takeChallenge } from './passkey.repository.ts';

const BROWSER_COOKIE = 'fumi-passkey';

/** Time to find a key, or to leave the form with its suggestion open. */
const LIFETIME_MS = 10 * 60_000;

/** What an answer may be used for: to sign in on one side, or to add a passkey to one owner. */
type Purpose = { readonly signIn: PasskeyOwner['kind'] } | { readonly add: PasskeyOwner };

const wordsOf = (purpose: Purpose): string =>
  'signIn' in purpose ? `sign-in ${purpose.signIn}` : `add ${passkeyHandle(purpose.add)}`;

/** The WebAuthn user handle: it names nobody, and an authenticator replaces an earlier passkey of the same handle. */
export const passkeyHandle = (owner: PasskeyOwner): string =>
  digest(`passkey:${owner.kind}:${owner.kind === 'member' ? owner.code : owner.name}`);

/** A challenge for this browser: 256 random bits, once, ten minutes. */
export async function newChallenge(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  cookies: Cookies,
  purpose: Purpose,
): Promise<string> {
  const challenge = newToken();
  const browserToken = cookies.read(BROWSER_COOKIE) ?? newToken();
  await insertChallenge(db, {
    challengeHash: digest(challenge),
    browserHash: digest(browserToken),
    purpose: wordsOf(purpose),
    expiresAt: new Date(clock.nowMs() + LIFETIME_MS),
  });
  cookies.write(BROWSER_COOKIE, browserToken, LIFETIME_MS / 1000);
  return challenge;
}

/** The challenge that an authenticator's answer says it signed; null for what is no such answer. */
function challengeIn(clientData: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

/** The challenge of an answer, used up by this; null where this browser was not given it for this purpose. */
export async function challengeOf(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  cookies: Cookies,
  purpose: Purpose,
  clientData: string,
): Promise<string | null> {
  const browserToken = cookies.read(BROWSER_COOKIE);
  const challenge = challengeIn(clientData);
  if (browserToken === null || challenge === null) return null;
  const isOpen = await takeChallenge(db, {
    challengeHash: digest(challenge),
    browserHash: digest(browserToken),
    purpose: wordsOf(purpose),
    now: new Date(clock.nowMs()),
  });
  return isOpen ? challenge : null;
}
