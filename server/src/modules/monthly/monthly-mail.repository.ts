import type { Database, Transaction } from '../../db/database.ts';
import { and, eq, isNotNull, isNull, ne, or, sql } from '../../db/drizzle.ts';
import { mailboxProof, member } from '../../db/tables/member.ts';

/**
 * When the member's notification e-mail was proven, or null. A subquery by key: for `exists`
 * PostgreSQL would read the whole table.
 */
const provenAt = sql`(select ${mailboxProof.provenAt} from ${mailboxProof}
  where ${mailboxProof.memberCode} = ${member.code} and ${mailboxProof.emailKey} = lower(${member.notificationEmail}))`;

/**
 * Mail that a member can do without goes only to addresses that are proven to be theirs (ADR 59).
 */
const isProven = or(eq(sql`lower(${member.notificationEmail})`, member.emailKey), isNotNull(provenAt));

const waitsFor = (month: number) =>
  and(
    eq(member.monthly, true),
    isNotNull(member.notificationEmail),
    isProven,
    or(isNull(member.monthlyMailedFor), ne(member.monthlyMailedFor, month)),
  );

/** Members who want the monthly mail and did not get that month's. */
export async function listWaiting(
  db: Database | Transaction,
  month: number,
  limit: number,
): Promise<string[]> {
  const rows = await db.select({ code: member.code }).from(member).where(waitsFor(month)).limit(limit);
  return rows.map(({ code }) => code);
}

/**
 * Marks a month as mailed. Returns the address, or null where another worker has marked it or the
 * member no longer wants the mail.
 */
export async function markMailed(
  db: Database | Transaction,
  code: string,
  month: number,
): Promise<string | null> {
  const rows = await db
    .update(member)
    .set({ monthlyMailedFor: month })
    .where(and(eq(member.code, code), waitsFor(month)))
    .returning({ email: member.notificationEmail });
  return rows[0]?.email ?? null;
}

/** Ends the monthly mail of a member; does nothing for one who has left. */
export const endMonthly = async (db: Database | Transaction, code: string): Promise<void> => {
  await db.update(member).set({ monthly: false }).where(eq(member.code, code));
};
