import { checkPassword, type PasswordProblem } from '@fumi/domain';
import { LOCAL_PASSWORDS } from './local-passwords.data.ts';

/** Words of the shop: what a guesser of this shop's passwords would begin with. */
const SHOP_WORDS = ['fumi', 'postcard', 'nengajo', 'hagaki', 'nenga', 'tegami'];

/** Some 50,000 passwords from leaks, the commonest first; 18,000 of them have eight characters or more. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'], ...LOCAL_PASSWORDS, ...SHOP_WORDS]);
}

/** Read with the first password that is set, not at the start; what could not be read is tried again. */
let common: Promise<ReadonlySet<string>> | null = null;

/** Shorter words also occur in good passwords. */
const MIN_CORE_LENGTH = 4;
/** Most digits and marks around a word that guessers still try, such as a day: 20260101. */
const MAX_TRIMMINGS = 8;

/** Nothing but a few characters again and again: 00000000, 12341234, さくらさくら. */
const REPEATED = /^(.{1,6})\1+$/u;

/** The word of a password, without the digits and marks around it: `Sakura2026!` is as good as `sakura`. */
function coreOf(password: string): string {
  const core = password.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return core.length >= MIN_CORE_LENGTH && password.length - core.length <= MAX_TRIMMINGS ? core : '';
}

/** Names that the address gives away: itself, what stands before the @, and the domain's first word. */
function namesIn(email: string): string[] {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  return [email.toLowerCase(), local, coreOf(local), domain.split('.')[0] ?? ''].filter(
    (name) => name !== '',
  );
}

/** A name with nothing but digits and marks around it, of which the name may have some itself: hanako12 in hanako12-2027!. */
function isBuiltOn(name: string, password: string): boolean {
  const [before = '', ...after] = password.toLowerCase().split(name);
  const rest = before + after.join(name);
  return after.length > 0 && rest.length <= MAX_TRIMMINGS && !/\p{L}/u.test(rest);
}

/**
 * Why a password cannot be set: the domain's rule, and on top of it the server's lists, which are too long for the
 * browser. `email` is its owner's, where there is one.
 */
export async function checkNewPassword(
  password: string,
  email: string | null,
): Promise<PasswordProblem | null> {
  const problem = checkPassword(password);
  if (problem) return problem;
  common ??= readCommon().catch((error: unknown) => {
    common = null;
    throw error;
  });
  const known = await common;
  const forms = [password.toLowerCase(), coreOf(password)];
  const own = email === null ? [] : namesIn(email);
  const isKnown = forms.some((form) => known.has(form)) || own.some((name) => isBuiltOn(name, password));
  return isKnown || REPEATED.test(password) ? 'too-common' : null;
}
