import type { Database, Transaction } from '../../db/database.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import { and, desc, eq, gt, lt, ne, sql } from '../../db/drizzle.ts';
import { prepared } from '../../db/prepared.ts';
import { member } from '../../db/tables/member.ts';
import { session } from '../../db/tables/session.ts';

export type SessionRow = typeof session.$inferSelect;
export type MemberRow = typeof member.$inferSelect;

export const insertSession = async (db: Database | Transaction, row: SessionRow): Promise<void> => {
  await db.insert(session).values(row);
};

const liveSession = prepared(['tokenHash', 'now'], (db, { tokenHash, now }) => {
  const { endsAt, idleEndsAt } = session;
  const isLive = and(gt(endsAt, sql.param(now, endsAt)), gt(idleEndsAt, sql.param(now, idleEndsAt)));
  return db
    .select({ session, member })
    .from(session)
    .innerJoin(member, eq(member.code, session.memberCode))
    .where(and(eq(session.tokenHash, tokenHash), isLive));
});

/** The live session of a token and its member. */
export async function findSession(
  db: Database | Transaction,
  tokenHash: string,
  now: Date,
): Promise<{ readonly session: SessionRow; readonly member: MemberRow } | null> {
  const rows = await liveSession(db, { tokenHash, now });
  return rows[0] ?? null;
}

export const touchSession = async (
  db: Database | Transaction,
  tokenHash: string,
  seen: { readonly lastSeenAt: Date; readonly idleEndsAt: Date },
): Promise<void> => {
  await db.update(session).set(seen).where(eq(session.tokenHash, tokenHash));
};

export const deleteSession = async (db: Database | Transaction, tokenHash: string): Promise<void> => {
  await db.delete(session).where(eq(session.tokenHash, tokenHash));
};

export const listSessions = (
  db: Database | Transaction,
  memberCode: string,
  now: Date,
): Promise<SessionRow[]> =>
  db
    .select()
    .from(session)
    .where(and(eq(session.memberCode, memberCode), gt(session.endsAt, now), gt(session.idleEndsAt, now)))
    .orderBy(desc(session.lastSeenAt));

/** Deletes one session of the member by its code; false where it is not theirs. */
export async function deleteSessionByCode(
  db: Database | Transaction,
  memberCode: string,
  code: string,
): Promise<boolean> {
  const rows = await db
    .delete(session)
    .where(and(eq(session.memberCode, memberCode), eq(session.code, code)))
    .returning({ code: session.code });
  return rows.length > 0;
}

/** Ends all sessions that were begun with a browser. */
export const deleteSessionsOfDevice = async (
  tx: Transaction,
  memberCode: string,
  deviceCode: string,
): Promise<void> => {
  await tx.delete(session).where(and(eq(session.memberCode, memberCode), eq(session.deviceCode, deviceCode)));
};

/** Signs the member out everywhere but in the session to keep. */
export const deleteOtherSessions = async (
  db: Database | Transaction,
  memberCode: string,
  keptTokenHash: string | null,
): Promise<void> => {
  const isTheirs = eq(session.memberCode, memberCode);
  await db
    .delete(session)
    .where(keptTokenHash === null ? isTheirs : and(isTheirs, ne(session.tokenHash, keptTokenHash)));
};

/** Signs everybody out; how many sessions there were. */
export async function deleteAllSessions(db: Database): Promise<number> {
  const sessions = await db.$count(session);
  await deleteInBatches(db, session, sql`true`);
  return sessions;
}

export const deleteExpiredSessions = (db: Database, now: Date): Promise<void> =>
  deleteInBatches(db, session, lt(session.idleEndsAt, now));

export const markProven = async (
  db: Database | Transaction,
  tokenHash: string,
  provenAt: Date,
): Promise<void> => {
  await db.update(session).set({ provenAt }).where(eq(session.tokenHash, tokenHash));
};

export const replaceToken = async (
  db: Database | Transaction,
  tokenHash: string,
  renewed: string,
): Promise<void> => {
  await db.update(session).set({ tokenHash: renewed }).where(eq(session.tokenHash, tokenHash));
};
