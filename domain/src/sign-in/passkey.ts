/** COSE numbers of Ed25519, ES256 and RS256: what phones, computers and security keys can make. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257] as const;

/** Phones, computers and security keys of one person. */
export const PASSKEYS_MAX = 10;

export const PASSKEY_NAME_MAX_LENGTH = 40;

export type PasskeyNameProblem = 'required' | 'too-long';

/** What is wrong with the name that somebody gives a passkey to know it by. */
export function checkPasskeyName(name: string): PasskeyNameProblem | null {
  const length = [...name.trim()].length;
  if (length === 0) return 'required';
  return length > PASSKEY_NAME_MAX_LENGTH ? 'too-long' : null;
}
