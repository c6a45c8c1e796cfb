import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { book } from '../../db/tables/book.ts';
import { orderDestination, orderEvent, shopOrder } from '../../db/tables/order.ts';
import type { CodedDesign } from './coded-pages.ts';

/** Of a design what tells which pages carry a code: all of it would be megabytes for a morning's orders. */
const codedDesign = sql<CodedDesign>`jsonb_strip_nulls(jsonb_build_object(
  'pageCount', ${book.design} -> 'pageCount', 'frontPage', ${book.design} -> 'frontPage',
  'backPage', ${book.design} -> 'backPage', 'templates', ${book.design} -> 'templates',
  'hasAddresses', ${book.design} -> 'hasAddresses'))`;

/**
 * An order in print has its book, which PostgreSQL cannot know: of "is not null" it supposes that a few have, and reads
 * and sorts all orders in print instead of the first by their index.
 */
const hasBook = sql`coalesce(${shopOrder.bookCode}, '') <> ''`;

/** Orders whose cards are printed or being printed and have not left, the first printed first. */
export function ordersToPack(db: Database, limit: number) {
  // Chosen before anything is joined: in the season ten times as many are in print.
  const first = db
    .select()
    .from(shopOrder)
    .where(and(eq(shopOrder.state, 'in_print'), hasBook))
    .orderBy(asc(shopOrder.printedAt), asc(shopOrder.code))
    .limit(limit)
    .as('first');
  const ofOrder = (column: typeof orderEvent.orderCode | typeof orderDestination.orderCode) =>
    sql`${column} = ${first.code}`;
  return db
    .select({
      number: first.number,
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
