import type { Database } from '../../db/database.ts';
import { and, asc, eq, type SQL, sql } from '../../db/drizzle.ts';
import { type Cursor, isAfter } from '../../db/keyset.ts';
import { book } from '../../db/tables/book.ts';
import { orderDestination, orderEvent, shopOrder } from '../../db/tables/order.ts';
import { hasBook } from '../order/order.repository.ts';
import type { CodedDesign } from './coded-pages.ts';

/**
 * The part of a design that tells which pages carry a code: whole designs would be megabytes for a
 * morning's orders.
 */
export const codedDesign = sql<CodedDesign>`jsonb_strip_nulls(jsonb_build_object(
  'pageCount', ${book.design} -> 'pageCount', 'frontPage', ${book.design} -> 'frontPage',
  'backPage', ${book.design} -> 'backPage', 'templates', ${book.design} -> 'templates',
  'hasAddresses', ${book.design} -> 'hasAddresses'))`;

/** SQL condition: all cards of the order with this code were counted (its log has the event `packed`). */
export const isPacked = (orderCode: SQL | typeof shopOrder.code) =>
  sql<boolean>`exists (select 1 from ${orderEvent} where ${orderEvent.orderCode} = ${orderCode} and ${orderEvent.event} = 'packed')`;

/**
 * A digest of the list of orders to pack, which changes whenever the list does. The desk asks for
 * it each minute, and seldom needs the list itself.
 */
export async function packListStamp(db: Database): Promise<string> {
  const line = sql`concat_ws(' ', ${shopOrder.number}, ${shopOrder.heldAt} is not null, ${isPacked(shopOrder.code)})`;
  const rows = await db
    // Digests are summed, so that the rows need no sorting, which took longer than reading them.
    .select({ stamp: sql<string>`md5(concat_ws(' ', count(*), sum(hashtextextended(${line}, 0))))` })
    .from(shopOrder)
    .where(and(eq(shopOrder.state, 'in_print'), hasBook));
  return rows[0]?.stamp ?? '';
}

/** Orders whose cards are printed or being printed and have not left, the first printed first, after a cursor. */
export function ordersToPack(db: Database, after: Cursor | null, limit: number) {
  // The page is cut before the join: in the season ten times as many orders are in print.
  const first = db
    .select()
    .from(shopOrder)
    .where(and(eq(shopOrder.state, 'in_print'), hasBook, isAfter(shopOrder.printedAt, shopOrder.code, after)))
    .orderBy(asc(shopOrder.printedAt), asc(shopOrder.code))
    .limit(limit)
    .as('first');
  return db
    .select({
      code: first.code,
      number: first.number,
      printedAt: first.printedAt,
      productCode: first.productCode,
      deliveryTypeId: first.deliveryTypeId,
      heldAt: first.heldAt,
      bookCode: book.code,
      design: codedDesign,
      copies: sql<number>`(select coalesce(sum(${orderDestination.quantity}), 0)::int from ${orderDestination} where ${orderDestination.orderCode} = ${first.code})`,
      isPacked: isPacked(sql`${first.code}`),
    })
    .from(first)
    .innerJoin(book, eq(book.code, first.bookCode))
    .orderBy(asc(first.printedAt), asc(first.code));
}
