import { and, asc, eq, sql } from 'drizzle-orm';
import { behind, type Place } from '../../db/behind.ts';
import type { Database } from '../../db/database.ts';
import { book } from '../../db/tables/book.ts';
import { orderDestination, orderEvent, shopOrder } from '../../db/tables/order.ts';
import { hasBook } from '../order/order.repository.ts';
import type { CodedDesign } from './coded-pages.ts';

/** Of a design what tells which pages carry a code: all of it would be megabytes for a morning's orders. */
const codedDesign = sql<CodedDesign>`jsonb_strip_nulls(jsonb_build_object(
  'pageCount', ${book.design} -> 'pageCount', 'frontPage', ${book.design} -> 'frontPage',
  'backPage', ${book.design} -> 'backPage', 'templates', ${book.design} -> 'templates',
  'hasAddresses', ${book.design} -> 'hasAddresses'))`;

/** Orders whose cards are printed or being printed and have not left, the first printed first, behind a place. */
export function ordersToPack(db: Database, after: Place | null, limit: number) {
  // Chosen before anything is joined: in the season ten times as many are in print.
  const first = db
    .select()
    .from(shopOrder)
    .where(and(eq(shopOrder.state, 'in_print'), hasBook, behind(shopOrder.printedAt, shopOrder.code, after)))
    .orderBy(asc(shopOrder.printedAt), asc(shopOrder.code))
    .limit(limit)
    .as('first');
  const ofOrder = (column: typeof orderEvent.orderCode | typeof orderDestination.orderCode) =>
    sql`${column} = ${first.code}`;
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
      copies: sql<number>`(select coalesce(sum(${orderDestination.quantity}), 0)::int from ${orderDestination} where ${ofOrder(orderDestination.orderCode)})`,
      isPacked: sql<boolean>`coalesce((select true from ${orderEvent} where ${ofOrder(orderEvent.orderCode)} and ${orderEvent.event} = 'packed' limit 1), false)`,
    })
    .from(first)
    .innerJoin(book, eq(book.code, first.bookCode))
    .orderBy(asc(first.printedAt), asc(first.code));
}
