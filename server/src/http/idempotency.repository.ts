import type { Database, Transaction } from '../db/database.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { and, eq, lt } from '../db/drizzle.ts';
import { idempotency } from '../db/tables/traffic.ts';

type Key = { readonly owner: string; readonly route: string; readonly key: string };

const isKey = ({ owner, route, key }: Key) =>
  and(eq(idempotency.owner, owner), eq(idempotency.route, route), eq(idempotency.key, key));

/** True for the first caller. A second one waits here until the first's transaction ends. */
export async function claimKey(
  tx: Transaction,
  claim: Key & { readonly requestHash: string; readonly createdAt: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(idempotency)
    .values(claim)
    .onConflictDoNothing()
    .returning({ key: idempotency.key });
  return rows.length > 0;
}

export async function findKey(
  db: Database | Transaction,
  key: Key,
): Promise<{ readonly requestHash: string; readonly answer: string | null } | null> {
  const rows = await db
    .select({ requestHash: idempotency.requestHash, answer: idempotency.answer })
    .from(idempotency)
    .where(isKey(key));
  return rows[0] ?? null;
}

export const keepAnswer = async (tx: Transaction, key: Key, answer: string): Promise<void> => {
  await tx.update(idempotency).set({ answer }).where(isKey(key));
};

export const releaseKey = async (tx: Transaction, key: Key): Promise<void> => {
  await tx.delete(idempotency).where(isKey(key));
};

export const deleteKeysBefore = (db: Database, before: Date): Promise<void> =>
  deleteInBatches(db, idempotency, lt(idempotency.createdAt, before));
