import type { Database, Transaction } from '../../db/database.ts';
import { and, desc, eq, gt, isNull, lt } from '../../db/drizzle.ts';
import { addressRequest } from '../../db/tables/contacts.ts';

export type RequestRow = typeof addressRequest.$inferSelect;

export const insertRequest = async (db: Database | Transaction, row: RequestRow): Promise<void> => {
  await db.insert(addressRequest).values(row);
};

export const listRequests = (
  db: Database | Transaction,
  memberCode: string,
  limit: number,
): Promise<RequestRow[]> =>
  db
    .select()
    .from(addressRequest)
    .where(eq(addressRequest.memberCode, memberCode))
    .orderBy(desc(addressRequest.createdAt), desc(addressRequest.code))
    .limit(limit);

/** The member's request, locked until the transaction ends: its answer is taken once. */
export const lockRequest = async (
  tx: Transaction,
  owner: { readonly code: string; readonly memberCode: string },
): Promise<RequestRow | null> => {
  const rows = await tx
    .select()
    .from(addressRequest)
    .where(and(eq(addressRequest.code, owner.code), eq(addressRequest.memberCode, owner.memberCode)))
    .for('update');
  return rows[0] ?? null;
};

const isOpen = (tokenHash: string, now: Date) =>
  and(eq(addressRequest.tokenHash, tokenHash), gt(addressRequest.expiresAt, now));

/** The request behind a link that still works; expired and unknown links, and those whose answer was taken, are the same. */
export const openRequest = async (
  db: Database | Transaction,
  tokenHash: string,
  now: Date,
): Promise<RequestRow | null> => {
  const rows = await db.select().from(addressRequest).where(isOpen(tokenHash, now));
  return rows[0] ?? null;
};

type Answer = Pick<RequestRow, 'proposal' | 'correctionHash'>;

/**
 * Stores the first answer to an address request, or a correction from whoever has the secret of the stored answer.
 * Null where the link is unknown or has expired, there is an answer already, or the secret is another one.
 */
export const answerRequest = async (
  db: Database | Transaction,
  { tokenHash, correction }: { readonly tokenHash: string; readonly correction: string | null },
  now: Date,
  answer: Answer,
): Promise<Pick<RequestRow, 'memberCode' | 'tellsOwner'> | null> => {
  const isFirst = isNull(addressRequest.answeredAt);
  const isOwn = correction === null ? isFirst : eq(addressRequest.correctionHash, correction);
  const rows = await db
    .update(addressRequest)
    .set({ ...answer, answeredAt: now })
    .where(and(isOpen(tokenHash, now), isOwn))
    .returning({ memberCode: addressRequest.memberCode, tellsOwner: addressRequest.tellsOwner });
  return rows[0] ?? null;
};

export const deleteRequest = async (
  db: Database | Transaction,
  owner: { readonly code: string; readonly memberCode: string },
): Promise<boolean> => {
  const rows = await db
    .delete(addressRequest)
    .where(and(eq(addressRequest.code, owner.code), eq(addressRequest.memberCode, owner.memberCode)))
    .returning({ code: addressRequest.code });
  return rows.length > 0;
};

/** Links that nobody answered go when they are over; answers stay a while to be looked at. */
export const deleteOldRequests = async (
  tx: Transaction,
  before: { readonly unanswered: Date; readonly answered: Date },
): Promise<void> => {
  await tx
    .delete(addressRequest)
    .where(and(isNull(addressRequest.answeredAt), lt(addressRequest.expiresAt, before.unanswered)));
  await tx.delete(addressRequest).where(lt(addressRequest.answeredAt, before.answered));
};
