import type { Database } from '../../db/database.ts';
import { and, asc, eq, type SQL, sql } from '../../db/drizzle.ts';
import { type Cursor, isAfter } from '../../db/keyset.ts';
import { book } from '../../db/tables/book.ts';
import { orderDestination, orderEvent, shopOrder } from '../../db/tables/order.ts';
import { hasBook } from '../order/order.repository.ts';
import type { CodedDesign } from './coded-pages.ts';

/** Of a design what tells which pages carry a code: all of it would be megabytes for a morning's orders. */
export const codedDesign = sql<CodedDesign>`jsonb_strip_nulls(jsonb_build_object(
  'pageCount', ${book.design} -> 'pageCount', 'frontPage', ${book.design} -> 'frontPage',
  'backPage', ${book.design} -> 'backPage', 'templates', ${book.design} -> 'templates',
  'hasAddresses', ${book.design} -> 'hasAddresses'))`;

/** SQL condition: all cards of the order with this code were counted (its log has the event `packed`). */
export const isPacked = (orderCode: SQL | typeof shopOrder.code) =>
  sql<boolean>`exists (select 1 from ${orderEvent} where ${orderEvent.orderCode} = ${orderCode} and ${orderEvent.event} = 'packed')`;

/** Changes with whatever the list of orders to pack says of one: it is asked for each minute, and seldom differs. */
export async function packListStamp(db: Database): Promise<string> {
  const line = sql`concat_ws(' ', ${shopOrder.number}, ${shopOrder.heldAt} is not null, ${isPacked(shopOrder.code)})`;
  const rows = await db
    // A sum of digests, which needs no order: to sort the lines took longer than to read them.
    .select({ stamp: sql<string>`md5(concat_ws(' ', count(*), sum(hashtextextended(${line}, 0))))` })
    .from(shopOrder)
    .where(and(eq(shopOrder.state, 'in_print'), hasBook));
  return rows[0]?.stamp ?? '';
}

/** Orders whose cards are printed or being printed and have not left, the first printed first, after a cursor. */
export function ordersToPack(db: Database, after: Cursor | null, limit: number) {
  // Chosen before anything is joined: in the season ten times as many are in print.
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
