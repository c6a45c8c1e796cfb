import { graphemeCount, hasForbiddenCharacter } from '../address/text.ts';

const PASSWORD_MIN_LENGTH = 8;
const PASSWORD_MAX_LENGTH = 128;
export const PIN_LENGTH = 6;
export const PIN_LIFE_MINUTES = 10;
export const REFERRAL_CODE_LENGTH = 5;
const EMAIL_MAX_LENGTH = 254;
const LOCAL_PART_MAX_LENGTH = 64;

/** Passwords that everybody tries first; the server knows many more. */
const COMMON_PASSWORDS = new Set([
  'password',
  'password1',
  '12345678',
  '123456789',
  '1234567890',
  'qwertyuiop',
  '11111111',
]);

export type EmailProblem = 'required' | 'email';
export type PasswordProblem = 'required' | 'too-short' | 'too-long' | 'too-common';
export type PinProblem = 'required' | 'pin-length';

/*
 * An address in the usual form: a dot-atom of RFC 5322, one @, a domain name with at least one dot.
 * Quoted local parts, comments and address literals are refused: no mailbox of a customer has them,
 * and they are how headers get injected.
 */
const LOCAL = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+$/;
const DOMAIN = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9-]{2,63}$/;

/** The shared e-mail rule (spec §5). Leading and trailing dots pass: old Japanese carriers issued such addresses. */
export function checkEmail(email: string): EmailProblem | null {
  if (email === '') return 'required';
  if (email.length > EMAIL_MAX_LENGTH) return 'email';
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  const isValid =
    at > 0 && local.length <= LOCAL_PART_MAX_LENGTH && LOCAL.test(local) && DOMAIN.test(email.slice(at + 1));
  return isValid ? null : 'email';
}

/** Mailboxes do not tell upper from lower case in practice; what was typed is kept for the mail itself. */
export const emailKeyOf = (email: string): string => email.toLowerCase();

/** What people type as an address: full-width, as a Japanese keyboard gives it, is understood. What is none stays as it is. */
export function normalizeEmail(text: string): string {
  const plain = text.normalize('NFKC').replaceAll('。', '.').trim();
  return checkEmail(plain) === null ? plain : text;
}

/** The shared password rule: 8 to 128 characters, no composition rules, common ones refused. */
export function checkPassword(password: string): PasswordProblem | null {
  if (password === '') return 'required';
  const length = graphemeCount(password);
  if (length < PASSWORD_MIN_LENGTH) return 'too-short';
  if (length > PASSWORD_MAX_LENGTH) return 'too-long';
  return COMMON_PASSWORDS.has(password.toLowerCase()) ? 'too-common' : null;
}

/** PIN: required, exactly 6 characters (spec §5). */
export function checkPin(pin: string): PinProblem | null {
  if (pin === '') return 'required';
  return pin.length === PIN_LENGTH ? null : 'pin-length';
}

/** A referral code may be left out; given, it has exactly 5 characters (spec §5). */
export const isReferralCode = (code: string): boolean =>
  code === '' || (code.length === REFERRAL_CODE_LENGTH && !hasForbiddenCharacter(code));
