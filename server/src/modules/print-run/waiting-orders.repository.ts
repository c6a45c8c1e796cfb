import type { PlainDate } from '@fumi/domain';
import type { Database, Transaction } from '../../db/database.ts';
import {
  alias,
  and,
  asc,
  count,
  eq,
  exists,
  inArray,
  isNull,
  ne,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from '../../db/drizzle.ts';
import { book } from '../../db/tables/book.ts';
import { shopOrder } from '../../db/tables/order.ts';
import { printRun, printRunItem } from '../../db/tables/print-run.ts';
import { hasBook } from '../order/order.repository.ts';

/** An order that waits for its print on a paper. */
export type WaitingOrder = {
  readonly code: string;
  readonly number: string;
  readonly productCode: string;
  readonly deliveryTypeId: number;
  readonly paidAt: Date | null;
  readonly bookCode: string;
  readonly pageCount: number;
  readonly copies: number;
};

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
        // Implied by the run's state below; stated so that PostgreSQL uses the partial index on live items.
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
  /**
   * Whether its books are printed on another paper too. Where false, runs of others are not read.
   */
  readonly isShared?: boolean;
};

/**
 * SQL condition: a live run prints the order on a paper. With `isAhead` only runs that have not
 * begun count, which are few.
 */
function isTaken(db: Database | Transaction, paper: string, isAhead: boolean): SQL {
  const ofOrder = and(
    eq(printRunItem.orderCode, shopOrder.code),
    eq(printRunItem.paper, paper),
    printRunItem.isLive,
    eq(printRunItem.isReprint, false),
    isAhead ? inArray(printRun.state, ['imposing', 'ready', 'failed']) : undefined,
  );
  return exists(
    db
      .select({ one: sql`1` })
      .from(printRunItem)
      .innerJoin(printRun, eq(printRun.number, printRunItem.runNumber))
      .where(ofOrder),
  );
}

/**
 * SQL condition: the order waits for a run on this paper. It is not on hold, has a press file, is in no live run of the
 * paper, and is paid, or in print because a run of its other paper has started.
 */
export function waitsFor(db: Database | Transaction, paper: WaitedFor): SQL | undefined {
  // A run that starts puts its orders in print. So an order that is still `paid` can only lie in a
  // run that has not started.
  const isPaid = and(eq(shopOrder.state, 'paid'), not(isTaken(db, paper.code, true)));
  const wentAhead = and(
    eq(shopOrder.state, 'in_print'),
    exists(printedOnOther(db, sql`${shopOrder.code}`, paper.code)),
    not(isTaken(db, paper.code, false)),
  );
  // Books without a press file are few and indexed; to ask for those that have one would read them
  // all.
  const isUnready = or(eq(book.press, 'failed'), and(eq(book.state, 'complete'), eq(book.press, 'waiting')));
  const unready = db
    .select({ one: sql`1` })
    .from(book)
    .where(and(eq(book.code, shopOrder.bookCode), isUnready));
  return and(
    paper.isShared === false ? isPaid : or(isPaid, wentAhead),
    isNull(shopOrder.heldAt),
    inArray(shopOrder.materialId, [...paper.materialIds]),
    hasBook,
    notExists(unready),
  );
}

/** Never null where `waitsFor` holds: it asks for a book, and the totals are written with the payment. */
const filled = {
  bookCode: sql<string>`${shopOrder.bookCode}`,
  pageCount: sql<number>`${shopOrder.pageCount}`,
  copies: sql<number>`${shopOrder.copies}`,
};

/** Orders of a product that wait for a paper, the first paid first; at most `most`, where given. */
export function ordersWaitingFor(
  db: Database | Transaction,
  paper: WaitedFor,
  productCode: string,
  most?: number,
): Promise<WaitingOrder[]> {
  const orders = db
    .select({
      code: shopOrder.code,
      number: shopOrder.number,
      productCode: shopOrder.productCode,
      deliveryTypeId: shopOrder.deliveryTypeId,
      paidAt: shopOrder.paidAt,
      ...filled,
    })
    .from(shopOrder)
    .where(and(waitsFor(db, paper), eq(shopOrder.productCode, productCode)))
    .orderBy(asc(shopOrder.paidAt), asc(shopOrder.code));
  return most === undefined ? orders : orders.limit(most);
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
    readonly materialId: number | null;
    readonly pageCount: number;
    /** In Tokyo. */
    readonly paidOn: PlainDate | null;
    readonly orders: number;
    readonly copies: number;
  }[]
> {
  // PostgreSQL has statistics of exactly this expression (migration 0056): it knows that the days
  // are few, and groups without sorting the orders.
  const paidOn = sql`(${shopOrder.paidAt} at time zone 'Asia/Tokyo')::date`;
  return db
    .select({
      productCode: shopOrder.productCode,
      materialId: shopOrder.materialId,
      pageCount: filled.pageCount,
      paidOn: sql<PlainDate | null>`to_char(${paidOn}, 'YYYY-MM-DD')`,
      orders: count(),
      copies: sql<number>`sum(${shopOrder.copies})`.mapWith(Number),
    })
    .from(shopOrder)
    .where(waitsFor(db, paper))
    .groupBy(shopOrder.productCode, shopOrder.materialId, shopOrder.pageCount, paidOn);
}
