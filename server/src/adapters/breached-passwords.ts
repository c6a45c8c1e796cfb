import { createHash } from 'node:crypto';
import type { Log } from '../log.ts';

/** Passwords that were found in leaks elsewhere; attackers try these first. */
export type BreachedPasswords = { readonly has: (password: string) => Promise<boolean> };

/** How long somebody who has pressed a button waits for the list at most. */
const TIMEOUT_MS = 2_000;

/** Digits, of forty, that the list is told; some thousand of its passwords share them. */
const PREFIX_LENGTH = 5;

/** No list is asked. */
export const NO_LIST: BreachedPasswords = { has: async () => false };

/** Lines `suffix:count`; those with a count of 0 are there to make all answers alike. */
const isListed = (lines: string, suffix: string): boolean =>
  lines.split('\n').some((line) => {
    const [listed, count] = line.trim().split(':');
    return listed?.toUpperCase() === suffix && Number(count) > 0;
  });

/**
 * A list that is asked by range, as Have I Been Pwned offers it and others mirror it: it is sent five
 * digits of a SHA-1, and does not learn which of the passwords that share them was meant. Where it does
 * not answer, the password is accepted: it has passed the shop's own rules already.
 */
export function openBreachedPasswords(
  url: string | null,
  { log, timeoutMs = TIMEOUT_MS }: { readonly log: Log; readonly timeoutMs?: number },
): BreachedPasswords {
  if (url === null) return NO_LIST;
  const range = url.endsWith('/') ? url : `${url}/`;
  return {
    has: async (password) => {
      const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
      try {
        const answer = await fetch(range + hash.slice(0, PREFIX_LENGTH), {
          headers: { 'add-padding': 'true', 'user-agent': 'fumi' },
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (!answer.ok) throw new Error(`The list of passwords answers ${answer.status}.`);
        return isListed(await answer.text(), hash.slice(PREFIX_LENGTH));
      } catch (error) {
        log.error('password list', error);
        return false;
      }
    },
  };
}
