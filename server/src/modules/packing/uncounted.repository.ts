import type { Uncounted } from '@fumi/domain';
import type { Database, Transaction } from '../../db/database.ts';
import { and, count, eq, inArray, isNull, or, sql } from '../../db/drizzle.ts';
import { book } from '../../db/tables/book.ts';
import { orderDestination, shopOrder } from '../../db/tables/order.ts';
import { printRun, reprint } from '../../db/tables/print-run.ts';
import { codedPages } from './coded-pages.ts';
import { codedDesign, isPacked } from './packing.repository.ts';

/** Cards of some orders that are to be printed again and have not come from the press, by order. */
async function reprintsAhead(
  db: Database | Transaction,
  orderCodes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ code: reprint.orderCode, cards: count() })
    .from(reprint)
    .leftJoin(printRun, eq(printRun.number, reprint.runNumber))
    .where(
      and(
        inArray(reprint.orderCode, [...orderCodes]),
        or(isNull(reprint.runNumber), inArray(printRun.state, ['imposing', 'ready', 'failed', 'printing'])),
      ),
    )
    .groupBy(reprint.orderCode);
  return new Map(rows.map(({ code, cards }) => [code, cards]));
}

/** What of some orders was not counted, by order; orders of which nothing is missing are left out. */
export async function uncountedOf(
  db: Database | Transaction,
  orderCodes: readonly string[],
): Promise<ReadonlyMap<string, Uncounted>> {
  if (orderCodes.length === 0) return new Map();
  const ahead = await reprintsAhead(db, orderCodes);
  const rows = await db
    .select({
      code: shopOrder.code,
      design: codedDesign,
      isPacked: isPacked(sql`${shopOrder.code}`),
      copies: sql<number>`(select coalesce(sum(${orderDestination.quantity}), 0)::int from ${orderDestination} where ${orderDestination.orderCode} = ${shopOrder.code})`,
    })
    .from(shopOrder)
    .leftJoin(book, eq(book.code, shopOrder.bookCode))
    .where(inArray(shopOrder.code, [...orderCodes]));
  const all = rows.map(({ code, design, isPacked, copies }): [string, Uncounted] => {
    const pages = design.pageCount ? codedPages(design).length : 0;
    const [cards, sets] = pages > 0 ? [pages * copies, 0] : [0, copies];
    return [
      code,
      { ...(isPacked ? { cards: 0, sets: 0 } : { cards, sets }), reprints: ahead.get(code) ?? 0 },
    ];
  });
  return new Map(all.filter(([, { cards, sets, reprints }]) => cards + sets + reprints > 0));
}
