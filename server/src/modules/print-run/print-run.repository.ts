import { and, asc, desc, eq, exists, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../db/database.ts';
import { book } from '../../db/tables/book.ts';
import { orderDestination, shopOrder } from '../../db/tables/order.ts';
import { printRun, printRunItem, reprint } from '../../db/tables/print-run.ts';

export type RunRow = typeof printRun.$inferSelect;
export type RunItemRow = typeof printRunItem.$inferSelect;
export type ReprintRow = typeof reprint.$inferSelect;

const first = <Row>(rows: readonly Row[]): Row | null => rows[0] ?? null;

/** An order that waits for its print on a paper. */
export type WaitingOrder = {
  readonly code: string;
  readonly number: string;
  readonly productCode: string;
  readonly deliveryTypeId: number;
  readonly paidAt: Date | null;
  readonly bookCode: string;
  readonly materialId: number;
  readonly design: typeof book.$inferSelect.design;
  readonly copies: number;
};

/**
 * Orders with a press file that no live run prints on the paper, the first paid first. One that is in print already is
 * among them where another of its papers went ahead in a run.
 */
export async function ordersWaitingFor(
  db: Database | Transaction,
  paper: { readonly code: string; readonly materialIds: readonly number[] },
): Promise<WaitingOrder[]> {
  const other = alias(printRunItem, 'other');
  const hasOther = exists(
    db
      .select({ one: sql`1` })
      .from(other)
      .where(and(eq(other.orderCode, shopOrder.code), other.isLive)),
  );
  const isTaken = db
    .select({ one: sql`1` })
    .from(printRunItem)
    .where(
      and(
        eq(printRunItem.orderCode, shopOrder.code),
        eq(printRunItem.paper, paper.code),
        printRunItem.isLive,
        eq(printRunItem.isReprint, false),
      ),
    );
  const copies = sql<number>`(select sum(${orderDestination.quantity})::int from ${orderDestination}
    where ${orderDestination.orderCode} = ${shopOrder.code})`;
  const rows = await db
    .select({
      code: shopOrder.code,
      number: shopOrder.number,
      productCode: shopOrder.productCode,
      deliveryTypeId: shopOrder.deliveryTypeId,
      paidAt: shopOrder.paidAt,
      bookCode: book.code,
      materialId: book.materialId,
      design: book.design,
      copies,
    })
    .from(shopOrder)
    .innerJoin(book, eq(book.code, shopOrder.bookCode))
    .where(
      and(
        or(eq(shopOrder.state, 'paid'), and(eq(shopOrder.state, 'in_print'), hasOther)),
        isNull(shopOrder.heldAt),
        eq(book.press, 'ready'),
        inArray(book.materialId, [...paper.materialIds]),
        notExists(isTaken),
      ),
    )
    .orderBy(asc(shopOrder.paidAt), asc(shopOrder.code));
  return rows;
}

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

/** The newest first. */
export const listRuns = (db: Database | Transaction, limit: number): Promise<RunRow[]> =>
  db.select().from(printRun).orderBy(desc(printRun.createdAt), desc(printRun.number)).limit(limit);

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

/** A cancelled run lets go of its orders, and its reprints wait again. */
export async function releaseItems(tx: Transaction, runNumber: string): Promise<void> {
  await tx.update(printRunItem).set({ isLive: false }).where(eq(printRunItem.runNumber, runNumber));
  await tx.update(reprint).set({ runNumber: null }).where(eq(reprint.runNumber, runNumber));
}

export const insertReprints = async (
  tx: Transaction,
  rows: readonly (typeof reprint.$inferInsert)[],
): Promise<void> => {
  await tx.insert(reprint).values([...rows]);
};

const waitsForPrint = and(isNull(reprint.runNumber));

/** Cards that wait to be printed again, the longest waiting first; locked where a run is made of them. */
export const waitingReprints = (db: Database | Transaction, paper?: string) =>
  db
    .select({
      id: reprint.id,
      orderCode: reprint.orderCode,
      orderNumber: shopOrder.number,
      productCode: shopOrder.productCode,
      bookCode: shopOrder.bookCode,
      paper: reprint.paper,
      frontPage: reprint.frontPage,
      reason: reprint.reason,
      askedAt: reprint.askedAt,
    })
    .from(reprint)
    .innerJoin(shopOrder, eq(shopOrder.code, reprint.orderCode))
    .where(and(waitsForPrint, paper === undefined ? undefined : eq(reprint.paper, paper)))
    .orderBy(asc(reprint.id));

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

/** Runs whose sheets nobody needs any more: they hold addresses. */
export const runsEndedBefore = async (db: Database, before: Date): Promise<string[]> => {
  const rows = await db
    .select({ number: printRun.number })
    .from(printRun)
    .where(and(lt(printRun.endedAt, before), sql`${printRun.sha256} is not null`));
  return rows.map(({ number }) => number);
};
