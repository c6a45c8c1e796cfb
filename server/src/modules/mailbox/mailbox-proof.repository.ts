import type { Database, Transaction } from '../../db/database.ts';
import { and, eq, gt, isNotNull, isNull, lt, lte, or, sql } from '../../db/drizzle.ts';
import { prepared } from '../../db/prepared.ts';
import { mailboxProof, notificationConfirm } from '../../db/tables/member.ts';

type MailboxProof = typeof mailboxProof.$inferSelect;
type Mailbox = Pick<MailboxProof, 'memberCode' | 'emailKey'>;

const proof = prepared(['memberCode', 'emailKey'], (db, { memberCode, emailKey }) =>
  db
    .select()
    .from(mailboxProof)
    .where(and(eq(mailboxProof.memberCode, memberCode), eq(mailboxProof.emailKey, emailKey))),
);

export async function findProof(
  db: Database | Transaction,
  { memberCode, emailKey }: Mailbox,
): Promise<MailboxProof | null> {
  const rows = await proof(db, { memberCode, emailKey });
  return rows[0] ?? null;
}

export async function hasProven(db: Database | Transaction, mailbox: Mailbox): Promise<boolean> {
  const found = await findProof(db, mailbox);
  return found !== null && found.provenAt !== null;
}

/** How many mailboxes this member has asked since an instant, and how many members have asked this mailbox. */
export async function countAsked(
  db: Database | Transaction,
  { memberCode, emailKey }: Mailbox,
  since: Date,
): Promise<{ readonly byMember: number; readonly ofMailbox: number }> {
  const isLate = gt(mailboxProof.askedAt, since);
  return {
    byMember: await db.$count(mailboxProof, and(eq(mailboxProof.memberCode, memberCode), isLate)),
    ofMailbox: await db.$count(mailboxProof, and(eq(mailboxProof.emailKey, emailKey), isLate)),
  };
}

/** Which link a new one takes the place of: any, or one that has expired without an answer. */
export type Replaced = 'any' | 'expired';

/** Stores a new link; a proven mailbox stays proven. False where an earlier or a parallel request's link is to stay. */
export async function openProof(
  db: Database | Transaction,
  row: Omit<MailboxProof, 'provenAt'>,
  replaced: Replaced,
): Promise<boolean> {
  const { tokenHash, askedAt, expiresAt } = row;
  const isOver = and(isNull(mailboxProof.provenAt), lte(mailboxProof.expiresAt, askedAt));
  const rows = await db
    .insert(mailboxProof)
    .values(row)
    .onConflictDoUpdate({
      target: [mailboxProof.memberCode, mailboxProof.emailKey],
      set: { tokenHash, askedAt, expiresAt },
      setWhere: sql`${replaced === 'any'} or (${isOver})`,
    })
    .returning({ tokenHash: mailboxProof.tokenHash });
  return rows.length > 0;
}

/** The proof of a link that was not used and has not expired, or was used already. */
export async function proofOfLink(
  db: Database | Transaction,
  tokenHash: string,
  now: Date,
): Promise<MailboxProof | null> {
  const isLive = or(isNotNull(mailboxProof.provenAt), gt(mailboxProof.expiresAt, now));
  const rows = await db
    .select()
    .from(mailboxProof)
    .where(and(eq(mailboxProof.tokenHash, tokenHash), isLive));
  return rows[0] ?? null;
}

/** Uses a link up; the proof, or null for whoever comes second. */
export async function markMailboxProven(
  db: Database | Transaction,
  tokenHash: string,
  now: Date,
): Promise<MailboxProof | null> {
  const rows = await db
    .update(mailboxProof)
    .set({ provenAt: now })
    .where(
      and(
        eq(mailboxProof.tokenHash, tokenHash),
        gt(mailboxProof.expiresAt, now),
        isNull(mailboxProof.provenAt),
      ),
    )
    .returning();
  return rows[0] ?? null;
}

/** Whether this mailbox is a new notification address that its member has yet to confirm in the shop. */
export const isAwaitingYes = async (
  db: Database | Transaction,
  { memberCode, emailKey }: Mailbox,
  now: Date,
): Promise<boolean> => {
  const { memberCode: ofMember, emailKey: ofMailbox, expiresAt } = notificationConfirm;
  const isIts = and(eq(ofMember, memberCode), eq(ofMailbox, emailKey), gt(expiresAt, now));
  return (await db.$count(notificationConfirm, isIts)) > 0;
};

export const deleteExpiredProofs = async (db: Database | Transaction, now: Date): Promise<void> => {
  await db.delete(mailboxProof).where(and(lt(mailboxProof.expiresAt, now), isNull(mailboxProof.provenAt)));
};
