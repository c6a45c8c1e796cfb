import type { Database, Transaction } from '../../db/database.ts';
import { and, asc, eq, inArray, isNull } from '../../db/drizzle.ts';
import { shopOrder } from '../../db/tables/order.ts';
import { reprint } from '../../db/tables/print-run.ts';

const waitsForPrint = isNull(reprint.runNumber);

export const insertReprints = async (
  tx: Transaction,
  rows: readonly (typeof reprint.$inferInsert)[],
): Promise<void> => {
  await tx.insert(reprint).values([...rows]);
};

/** Cards that wait to be printed again, the longest waiting first; `takeReprints` gives them to a run. */
export const waitingReprints = (db: Database | Transaction, paper?: string) =>
  db
    .select({
      id: reprint.id,
      orderCode: reprint.orderCode,
      orderNumber: shopOrder.number,
      productCode: shopOrder.productCode,
      bookCode: shopOrder.bookCode,
      heldAt: shopOrder.heldAt,
      paper: reprint.paper,
      frontPage: reprint.frontPage,
      reason: reprint.reason,
      askedBy: reprint.askedBy,
      askedAt: reprint.askedAt,
    })
    .from(reprint)
    .innerJoin(shopOrder, eq(shopOrder.code, reprint.orderCode))
    .where(and(waitsForPrint, paper === undefined ? undefined : eq(reprint.paper, paper)))
    .orderBy(asc(reprint.id));

/** Deletes a reprint that no run has taken; the number of its order, or null. */
export async function dropReprint(tx: Transaction, id: number): Promise<string | null> {
  const rows = await tx
    .delete(reprint)
    .where(and(eq(reprint.id, id), waitsForPrint))
    .returning({ orderCode: reprint.orderCode });
  const [dropped] = rows;
  if (dropped === undefined) return null;
  const orders = await tx
    .select({ number: shopOrder.number })
    .from(shopOrder)
    .where(eq(shopOrder.code, dropped.orderCode));
  return orders[0]?.number ?? null;
}

export type WaitingReprint = Awaited<ReturnType<typeof waitingReprints>>[number];

/** Gives reprints to a run; how many it got, less than asked for where another run was faster. */
export async function takeReprints(
  tx: Transaction,
  ids: readonly number[],
  runNumber: string,
): Promise<number> {
  if (ids.length === 0) return 0;
  const taken = await tx
    .update(reprint)
    .set({ runNumber })
    .where(and(inArray(reprint.id, [...ids]), waitsForPrint))
    .returning({ id: reprint.id });
  return taken.length;
}
