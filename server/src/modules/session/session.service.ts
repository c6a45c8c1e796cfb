import type { Context } from '../../context.ts';
import type { Cookies } from '../../http/cookies.ts';
import { digest, newToken } from '../../random.ts';
import * as sessions from './session.repository.ts';

export const SESSION_COOKIE = 'fumi';

/** A token is 43 characters long; what is longer is none. */
export const MAX_TOKEN_LENGTH = 100;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long a session lasts without use, and at most. */
const LIFETIMES = {
  remembered: { idleMs: 14 * DAY_MS, totalMs: 30 * DAY_MS },
  passing: { idleMs: 2 * HOUR_MS, totalMs: 12 * HOUR_MS },
} as const;

/** A session's activity is written at most this often. */
const TOUCH_MS = 60_000;

/** How long a session lasts. */
export const lifetimeOf = (isRemembered: boolean) =>
  isRemembered ? LIFETIMES.remembered : LIFETIMES.passing;

const earlier = (a: number, b: number): Date => new Date(Math.min(a, b));

/** Gives the session another token: one stolen before the member proved who they are is void. */
export async function renewToken(context: Context, cookies: Cookies, { session }: SignedIn): Promise<void> {
  const token = newToken();
  await sessions.replaceToken(context.db, session.tokenHash, digest(token));
  const leftMs = session.endsAt.getTime() - context.clock.nowMs();
  cookies.write(SESSION_COOKIE, token, session.isRemembered ? Math.ceil(leftMs / 1000) : null);
}

export type SignedIn = { readonly session: sessions.SessionRow; readonly member: sessions.MemberRow };

/** Who the cookie belongs to, or null. Activity moves the idle end. */
export async function resumeSession(context: Context, cookies: Cookies): Promise<SignedIn | null> {
  const token = cookies.read(SESSION_COOKIE);
  if (token === null || token.length > MAX_TOKEN_LENGTH) return null;
  const nowMs = context.clock.nowMs();
  const found = await sessions.findSession(context.db, digest(token), new Date(nowMs));
  if (found && nowMs - found.session.lastSeenAt.getTime() > TOUCH_MS) {
    const { tokenHash, endsAt, isRemembered } = found.session;
    await sessions.touchSession(context.db, tokenHash, {
      lastSeenAt: new Date(nowMs),
      idleEndsAt: earlier(endsAt.getTime(), nowMs + lifetimeOf(isRemembered).idleMs),
    });
  }
  return found;
}

/** Signs out: the row goes first, so that a kept copy of the cookie is worthless too. */
export async function endSession(context: Context, cookies: Cookies): Promise<void> {
  const token = cookies.read(SESSION_COOKIE);
  if (token !== null) await sessions.deleteSession(context.db, digest(token));
  cookies.erase(SESSION_COOKIE);
}
