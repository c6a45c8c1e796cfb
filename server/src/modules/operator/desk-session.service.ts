import type { Role } from '@fumi/domain';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import type { Cookies } from '../../http/cookies.ts';
import { digest, newToken } from '../../random.ts';
import {
  deleteOperatorToken,
  insertBrowserSession,
  type OperatorOfSession,
  operatorOfBrowser,
} from './operator.repository.ts';

/** Apart from the members' cookie: signing in to the one says nothing of the other. */
export const DESK_COOKIE = 'fumi-desk';

/** A working day with its breaks. */
export const DESK_SESSION_MS = 12 * 3_600_000;

export type SignedInOperator = {
  readonly name: string;
  readonly role: Role;
  /** The browser, as `operator_device` calls it; null for the sandbox's own. */
  readonly deviceCode: string | null;
  readonly endsAt: Date;
};

type Tools = Pick<Context, 'db' | 'clock'>;

type Visit = { readonly cookies: Cookies; readonly name: string; readonly deviceCode: string | null };

/** Begins a session of twelve hours in this browser; one that it had before ends. */
export async function beginDeskSession(
  tx: Transaction,
  { clock }: Pick<Context, 'clock'>,
  { cookies, name, deviceCode }: Visit,
): Promise<void> {
  const before = cookies.read(DESK_COOKIE);
  if (before !== null) await deleteOperatorToken(tx, digest(before));
  const token = newToken();
  const now = new Date(clock.nowMs());
  const endsAt = new Date(now.getTime() + DESK_SESSION_MS);
  await insertBrowserSession(
    tx,
    { tokenHash: digest(token), name, place: 'browser', deviceCode, endsAt },
    now,
  );
  cookies.write(DESK_COOKIE, token, DESK_SESSION_MS / 1000);
}

/** Who the cookie belongs to, or null. The sandbox's own operator is nobody in production. */
export async function resumeDeskSession(
  { db, clock, config }: Tools & Pick<Context, 'config'>,
  cookies: Cookies,
): Promise<OperatorOfSession | null> {
  const token = cookies.read(DESK_COOKIE);
  if (token === null || token.length > 100) return null;
  const found = await operatorOfBrowser(db, digest(token), new Date(clock.nowMs()));
  return found?.isSandbox && config.isProduction ? null : found;
}

/** Signs out: the row goes first, so that a kept copy of the cookie is worthless too. */
export async function endDeskSession({ db }: Tools, cookies: Cookies): Promise<void> {
  const token = cookies.read(DESK_COOKIE);
  if (token !== null) await deleteOperatorToken(db, digest(token));
  cookies.erase(DESK_COOKIE);
}
