import { COMMON_PASSWORDS } from './common-passwords.data.ts';

/** Words of the shop: what a guesser of this shop's passwords would begin with. */
const SHOP_WORDS = ['fumi', 'postcard', 'nengajo', 'hagaki', 'nenga', 'tegami'];

/** A word with digits or marks around it is as good as the word. */
const coreOf = (password: string): string => password.toLowerCase().replace(/^[\d\W_]+|[\d\W_]+$/g, '');

/** The server's own part of the password rule, on top of the domain's: lists that are too long for the browser. */
export function checkOwnPassword(password: string, email: string | null): 'too-common' | null {
  const lower = password.toLowerCase();
  const core = coreOf(password);
  const local = email?.toLowerCase().split('@')[0] ?? '';
  const isOwnAddress = email !== null && (lower === email.toLowerCase() || lower === local);
  const isCommon = COMMON_PASSWORDS.has(lower) || SHOP_WORDS.includes(core) || /^(.)\1*$/u.test(password);
  return isCommon || isOwnAddress ? 'too-common' : null;
}
