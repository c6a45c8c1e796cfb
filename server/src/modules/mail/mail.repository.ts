import type { Database, Transaction } from '../../db/database.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import { and, asc, desc, eq, inArray, lt, or, sql } from '../../db/drizzle.ts';
import { isAnyOf } from '../../db/keyset.ts';
import { mailOutbox } from '../../db/tables/mail.ts';

export type MailRow = typeof mailOutbox.$inferSelect;

export const insertMail = async (
  db: Database | Transaction,
  row: typeof mailOutbox.$inferInsert,
): Promise<void> => {
  await db.insert(mailOutbox).values(row);
};

export async function findMail(db: Database | Transaction, id: string): Promise<MailRow | null> {
  const rows = await db.select().from(mailOutbox).where(eq(mailOutbox.id, id));
  return rows[0] ?? null;
}

export const latestMails = (db: Database | Transaction, limit: number): Promise<MailRow[]> =>
  db.select().from(mailOutbox).orderBy(desc(mailOutbox.number)).limit(limit);

/** Mails about an order, the oldest first. */
export const mailsOfOrder = (db: Database | Transaction, orderCode: string): Promise<MailRow[]> =>
  db.select().from(mailOutbox).where(eq(mailOutbox.orderCode, orderCode)).orderBy(asc(mailOutbox.number));

export const countAttempt = async (db: Database | Transaction, id: string): Promise<void> => {
  await db
    .update(mailOutbox)
    .set({ attempts: sql`${mailOutbox.attempts} + 1` })
    .where(eq(mailOutbox.id, id));
};

/** Notes what became of a mail. The body of real mail is deleted then: it may hold a PIN or a link. */
export const settleMail = async (
  db: Database | Transaction,
  id: string,
  settled: {
    readonly state: 'sent' | 'refused' | 'expired';
    readonly sentAt: Date;
    readonly forgetsBody: boolean;
  },
): Promise<void> => {
  const { state, sentAt, forgetsBody } = settled;
  await db
    .update(mailOutbox)
    .set({ state, sentAt, ...(forgetsBody ? { text: '', html: '', unsubscribeUrl: null } : {}) })
    .where(eq(mailOutbox.id, id));
};

/** Notes that mails which were taken did not arrive; the kinds of those that were ours. */
export const refuseSent = (
  db: Database | Transaction,
  messageIds: readonly string[],
): Promise<{ readonly kind: string }[]> =>
  db
    .update(mailOutbox)
    .set({ state: 'refused' })
    .where(and(inArray(mailOutbox.messageId, [...messageIds]), eq(mailOutbox.state, 'sent')))
    .returning({ kind: mailOutbox.kind });

export const deleteMailsBefore = (db: Database, before: Date): Promise<void> =>
  deleteInBatches(db, mailOutbox, lt(mailOutbox.createdAt, before));

/** Forgets mails to somebody who has left and about their orders; the job of one that waits ends. */
export const deleteMailsOf = async (
  db: Database | Transaction,
  { recipients, orders }: { readonly recipients: readonly string[]; readonly orders: readonly string[] },
): Promise<void> => {
  const isOfThem = or(isAnyOf(mailOutbox.recipient, recipients), isAnyOf(mailOutbox.orderCode, orders));
  await db.delete(mailOutbox).where(isOfThem);
};
