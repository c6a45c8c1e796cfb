import { and, asc, eq, exists, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { book } from '../../db/tables/book.ts';
import { orderDestination, orderEvent, shopOrder } from '../../db/tables/order.ts';
import type { CodedDesign } from './coded-pages.ts';

/** Of a design what tells which pages carry a code: all of it would be megabytes for a morning's orders. */
const codedDesign = sql<CodedDesign>`jsonb_strip_nulls(jsonb_build_object(
  'pageCount', ${book.design} -> 'pageCount', 'frontPage', ${book.design} -> 'frontPage',
  'backPage', ${book.design} -> 'backPage', 'templates', ${book.design} -> 'templates',
  'hasAddresses', ${book.design} -> 'hasAddresses'))`;

/** Orders whose cards are printed or being printed and have not left, the first printed first. */
export const ordersToPack = (db: Database, limit: number) =>
  db
    .select({
      number: shopOrder.number,
      productCode: shopOrder.productCode,
      deliveryTypeId: shopOrder.deliveryTypeId,
      heldAt: shopOrder.heldAt,
      bookCode: book.code,
      design: codedDesign,
      copies: sql<number>`(select coalesce(sum(${orderDestination.quantity}), 0)::int from ${orderDestination} where ${orderDestination.orderCode} = ${shopOrder.code})`,
      isPacked: sql<boolean>`${exists(
        db
          .select({ one: sql`1` })
          .from(orderEvent)
          .where(and(eq(orderEvent.orderCode, shopOrder.code), eq(orderEvent.event, 'packed'))),
      )}`,
    })
    .from(shopOrder)
    .innerJoin(book, eq(book.code, shopOrder.bookCode))
    .where(eq(shopOrder.state, 'in_print'))
    .orderBy(asc(shopOrder.printedAt), asc(shopOrder.code))
    .limit(limit);
