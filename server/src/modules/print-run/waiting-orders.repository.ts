import type { PlainDate } from '@fumi/domain';
import { and, asc, eq, exists, inArray, isNull, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../db/database.ts';
import { type BookDesign, book } from '../../db/tables/book.ts';
import { orderDestination, shopOrder } from '../../db/tables/order.ts';
import { printRun, printRunItem } from '../../db/tables/print-run.ts';

/** An order that waits for its print on a paper. */
export type WaitingOrder = {
  readonly code: string;
  readonly number: string;
  readonly productCode: string;
  readonly deliveryTypeId: number;
  readonly paidAt: Date | null;
  readonly bookCode: string;
  readonly materialId: number;
  readonly design: Pick<BookDesign, 'pageCount'>;
  readonly copies: number;
};

/** Of a design what is counted: the desk asks for all that waits, and whole designs would be megabytes. */
const countedDesign = sql<
  WaitingOrder['design']
>`jsonb_build_object('pageCount', ${book.design} -> 'pageCount')`;

/** Runs that print or have printed an order on another paper than this. */
const printedOnOther = (db: Database | Transaction, orderCode: SQL, paper: string) => {
  const other = alias(printRunItem, 'other');
  return db
    .select({ one: sql`1` })
    .from(other)
    .innerJoin(printRun, eq(printRun.number, other.runNumber))
    .where(
      and(
        eq(other.orderCode, orderCode),
        ne(other.paper, paper),
        // Whatever is printed lies in a live run: said, an index finds it, where all of history was read.
        other.isLive,
        eq(other.isReprint, false),
        inArray(printRun.state, ['printing', 'done']),
      ),
    );
};

/** Whether an order that is in print is so by a run of its other paper. */
export const isPrintedOnAnotherPaper = async (
  tx: Transaction,
  orderCode: string,
  paper: string,
): Promise<boolean> => (await printedOnOther(tx, sql`${orderCode}`, paper).limit(1)).length > 0;

type WaitedFor = {
  readonly code: string;
  readonly materialIds: readonly number[];
  /** Whether a book of it is printed on another paper too; of most it is not, and nothing is looked up. */
  readonly isShared?: boolean;
};

/** Orders with a press file that no live run prints on the paper; one that is in print already where another of its papers went ahead. */
export function waitsFor(db: Database | Transaction, paper: WaitedFor): SQL | undefined {
  const isPaid = eq(shopOrder.state, 'paid');
  const wentAhead = and(
    eq(shopOrder.state, 'in_print'),
    exists(printedOnOther(db, sql`${shopOrder.code}`, paper.code)),
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
  return and(
    paper.isShared === false ? isPaid : or(isPaid, wentAhead),
    isNull(shopOrder.heldAt),
    eq(book.press, 'ready'),
    inArray(book.materialId, [...paper.materialIds]),
    notExists(isTaken),
  );
}

/** Orders that wait for a paper, the first paid first. */
export async function ordersWaitingFor(
  db: Database | Transaction,
  paper: WaitedFor,
): Promise<WaitingOrder[]> {
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
      design: countedDesign,
      copies,
    })
    .from(shopOrder)
    .innerJoin(book, eq(book.code, shopOrder.bookCode))
    .where(waitsFor(db, paper))
    .orderBy(asc(shopOrder.paidAt), asc(shopOrder.code));
  return rows;
}

/** Which of some orders wait for a paper. */
export async function waitingAmong(
  tx: Transaction,
  paper: WaitedFor,
  orderCodes: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .select({ code: shopOrder.code })
    .from(shopOrder)
    .innerJoin(book, eq(book.code, shopOrder.bookCode))
    .where(and(inArray(shopOrder.code, [...orderCodes]), waitsFor(tx, paper)));
  return rows.map(({ code }) => code);
}

/** What waits for a paper, counted: the desk asks for it every half minute, and in the season thousands wait. */
export function totalsWaitingFor(
  db: Database | Transaction,
  paper: WaitedFor,
): Promise<
  {
    readonly productCode: string;
    readonly pageCount: number;
    /** In Tokyo. */
    readonly paidOn: PlainDate | null;
    readonly orders: number;
    readonly copies: number;
  }[]
> {
  const pageCount = sql<number>`(${book.design} ->> 'pageCount')::int`;
  const paidOn = sql<PlainDate | null>`to_char(${shopOrder.paidAt} at time zone 'Asia/Tokyo', 'YYYY-MM-DD')`;
  return db
    .select({
      productCode: shopOrder.productCode,
      pageCount,
      paidOn,
      // Its first destination stands for an order: telling codes apart would sort all that wait.
      orders: sql<number>`count(*) filter (where ${orderDestination.position} = 0)`.mapWith(Number),
      copies: sql<number>`sum(${orderDestination.quantity})`.mapWith(Number),
    })
    .from(shopOrder)
    .innerJoin(book, eq(book.code, shopOrder.bookCode))
    .innerJoin(orderDestination, eq(orderDestination.orderCode, shopOrder.code))
    .where(waitsFor(db, paper))
    .groupBy(shopOrder.productCode, pageCount, paidOn);
}
