import type { RunState } from '@fumi/domain';
import type { Database, Transaction } from '../../db/database.ts';
import { and, asc, desc, eq, isNotNull, isNull, lt, or, sql } from '../../db/drizzle.ts';
import { type Cursor, isAnyOf } from '../../db/keyset.ts';
import { shopOrder } from '../../db/tables/order.ts';
import { printRun, printRunItem, reprint } from '../../db/tables/print-run.ts';

export type RunRow = typeof printRun.$inferSelect;

const first = <Row>(rows: readonly Row[]): Row | null => rows[0] ?? null;

export const insertRun = async (
  tx: Transaction,
  row: typeof printRun.$inferInsert,
  items: readonly (typeof printRunItem.$inferInsert)[],
): Promise<void> => {
  await tx.insert(printRun).values(row);
  await tx.insert(printRunItem).values([...items]);
};

export const findRun = async (db: Database | Transaction, number: string): Promise<RunRow | null> =>
  first(await db.select().from(printRun).where(eq(printRun.number, number)));

export const lockRun = async (tx: Transaction, number: string): Promise<RunRow | null> =>
  first(await tx.select().from(printRun).where(eq(printRun.number, number)).for('update'));

const itemCount = (isReprint: boolean) =>
  sql<number>`(select count(*)::int from ${printRunItem} where ${printRunItem.runNumber} = ${printRun.number} and ${printRunItem.isReprint} = ${isReprint})`;

/** The newest first, with how many orders each has; in a state and after a run where asked. */
export const listRuns = (
  db: Database | Transaction,
  { state, after }: { readonly state?: RunState | undefined; readonly after?: Cursor | undefined },
  limit: number,
) =>
  db
    .select({ row: printRun, orders: itemCount(false), reprints: itemCount(true) })
    .from(printRun)
    .where(
      and(
        state === undefined ? undefined : eq(printRun.state, state),
        after === undefined
          ? undefined
          : sql`(${printRun.createdAt}, ${printRun.number}) < (${after.createdAt.toISOString()}::timestamptz, ${after.code})`,
      ),
    )
    .orderBy(desc(printRun.createdAt), desc(printRun.number))
    .limit(limit);

export const updateRun = async (
  db: Database | Transaction,
  number: string,
  changes: Partial<typeof printRun.$inferInsert>,
): Promise<void> => {
  await db.update(printRun).set(changes).where(eq(printRun.number, number));
};

/** Ends the imposing of a run; false where it has ended before: somebody cancelled it, or another made its sheets. */
export async function endImposing(
  db: Database | Transaction,
  number: string,
  changes: { readonly state: 'ready' | 'failed' } & Partial<Pick<RunRow, 'sha256' | 'sheetCount' | 'reason'>>,
): Promise<boolean> {
  const rows = await db
    .update(printRun)
    .set(changes)
    .where(and(eq(printRun.number, number), eq(printRun.state, 'imposing')))
    .returning({ number: printRun.number });
  return rows.length > 0;
}

/** What a run prints, in order, with the numbers that people read. */
export const itemsOfRun = (db: Database | Transaction, runNumber: string) =>
  db
    .select({
      position: printRunItem.position,
      orderCode: printRunItem.orderCode,
      orderNumber: shopOrder.number,
      orderState: shopOrder.state,
      heldAt: shopOrder.heldAt,
      productCode: shopOrder.productCode,
      deliveryTypeId: shopOrder.deliveryTypeId,
      bookCode: printRunItem.bookCode,
      copies: printRunItem.copies,
      leaves: printRunItem.leaves,
      isReprint: printRunItem.isReprint,
    })
    .from(printRunItem)
    .innerJoin(shopOrder, eq(shopOrder.code, printRunItem.orderCode))
    .where(eq(printRunItem.runNumber, runNumber))
    .orderBy(asc(printRunItem.position));

export type RunItem = Awaited<ReturnType<typeof itemsOfRun>>[number];

/** Frees the orders of a cancelled run for other runs; its reprints wait again. */
export async function releaseItems(tx: Transaction, runNumber: string): Promise<void> {
  await tx.update(printRunItem).set({ isLive: false }).where(eq(printRunItem.runNumber, runNumber));
  await tx.update(reprint).set({ runNumber: null }).where(eq(reprint.runNumber, runNumber));
}

/**
 * Which of these runs may have sheets in the store: all but those that ended and have none left.
 */
export async function runsWithSheets(db: Database, numbers: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ number: printRun.number })
    .from(printRun)
    .where(and(isAnyOf(printRun.number, numbers), or(isNull(printRun.endedAt), isNotNull(printRun.sha256))));
  return rows.map(({ number }) => number);
}

/**
 * Runs whose sheets, which hold addresses, are still stored although they ended before an instant, or neither ended nor
 * were begun since another.
 */
export const runsToExpire = async (
  db: Database,
  { endedBefore, begunBefore }: { readonly endedBefore: Date; readonly begunBefore: Date },
): Promise<string[]> => {
  const begunAt = sql`coalesce(${printRun.startedAt}, ${printRun.createdAt})`;
  const isLeft = and(isNull(printRun.endedAt), lt(begunAt, begunBefore));
  const rows = await db
    .select({ number: printRun.number })
    .from(printRun)
    .where(and(or(lt(printRun.endedAt, endedBefore), isLeft), sql`${printRun.sha256} is not null`));
  return rows.map(({ number }) => number);
};
