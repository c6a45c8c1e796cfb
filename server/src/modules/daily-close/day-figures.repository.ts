import {
  BY_HAND,
  type DayFigures,
  type PlainDate,
  TAX_PERCENT,
  WASTE_KINDS,
  type WasteKind,
} from '@fumi/domain';
import type { Database, Transaction } from '../../db/database.ts';
import { and, asc, count, eq, inArray, ne, type SQL, sql } from '../../db/drizzle.ts';
import { shopOrder } from '../../db/tables/order.ts';
import { payment, refund } from '../../db/tables/payment.ts';
import { reprint } from '../../db/tables/print-run.ts';
import { onDay, wasteNotedOn } from './waste.repository.ts';

type Reader = Database | Transaction;

/** Integer yen and counts: PostgreSQL sums them as bigint, which comes as text. */
const whole = (value: SQL) => sql<number>`coalesce(${value}, 0)`.mapWith(Number);

/** Orders that were paid on a day: their sum, and the tax of each receipt. */
async function salesOn(db: Reader, day: PlainDate): Promise<DayFigures['sales']> {
  const tax = sql`${shopOrder.totalYen} * ${sql.raw(`${TAX_PERCENT}`)} / ${sql.raw(`${100 + TAX_PERCENT}`)}`;
  const [sales] = await db
    .select({
      count: count(),
      sumYen: whole(sql`sum(${shopOrder.totalYen})`),
      taxYen: whole(sql`sum(${tax})`),
    })
    .from(shopOrder)
    .where(onDay(sql`${shopOrder.paidAt}`, day));
  return sales === undefined || sales.count === 0 ? [] : [{ ratePercent: TAX_PERCENT, ...sales }];
}

/**
 * When the provider took the money. Payments from before the column have no `taken_at`; of one that
 * succeeded `settled_at` is the same instant.
 */
const takenAt = sql`coalesce(${payment.takenAt}, ${payment.settledAt})`;

/** What providers took on a day. */
const takenOn = (db: Reader, day: PlainDate): Promise<DayFigures['taken']> =>
  db
    .select({
      provider: payment.provider,
      type: payment.type,
      count: count(),
      sumYen: whole(sql`sum(${payment.amountYen})`),
    })
    .from(payment)
    .where(
      and(
        inArray(payment.state, ['succeeded', 'refunding', 'refunded']),
        ne(payment.provider, 'none'),
        onDay(takenAt, day),
      ),
    )
    .groupBy(payment.provider, payment.type)
    .orderBy(asc(payment.provider), asc(payment.type));

/** Who gave money back: the provider, or the shop by hand. */
const giver = sql<string>`case when ${refund.paidBy} = '' then ${payment.provider} else ${sql.raw(`'${BY_HAND}'`)} end`;

/** What went back to customers on a day. */
const refundsOn = (db: Reader, day: PlainDate): Promise<DayFigures['refunds']> =>
  db
    .select({
      provider: giver,
      type: payment.type,
      count: count(),
      sumYen: whole(sql`sum(${refund.amountYen})`),
    })
    .from(refund)
    .innerJoin(payment, eq(payment.code, refund.paymentCode))
    .where(and(eq(refund.state, 'done'), onDay(sql`${refund.settledAt}`, day)))
    .groupBy(giver, payment.type)
    .orderBy(asc(giver), asc(payment.type));

/** Cards for which a reprint was asked on a day, and cards that were noted as wasted on it. */
async function wasteOn(db: Reader, day: PlainDate): Promise<DayFigures['waste']> {
  const again = await db
    .select({ kind: reprint.kind, cards: count() })
    .from(reprint)
    .where(onDay(sql`${reprint.askedAt}`, day))
    .groupBy(reprint.kind);
  const cards = new Map<WasteKind, number>();
  for (const one of [...again, ...(await wasteNotedOn(db, day))])
    cards.set(one.kind, (cards.get(one.kind) ?? 0) + one.cards);
  return WASTE_KINDS.flatMap((kind) => (cards.has(kind) ? [{ kind, cards: cards.get(kind) ?? 0 }] : []));
}

/** How many orders are in each state now. */
const ordersNow = (db: Reader): Promise<DayFigures['orders']> =>
  db
    .select({ state: shopOrder.state, count: count() })
    .from(shopOrder)
    .groupBy(shopOrder.state)
    .orderBy(asc(shopOrder.state));

/** The figures of a day, a statement for each. */
export const figuresOf = async (db: Reader, day: PlainDate): Promise<DayFigures> => ({
  sales: await salesOn(db, day),
  taken: await takenOn(db, day),
  refunds: await refundsOn(db, day),
  waste: await wasteOn(db, day),
  orders: await ordersNow(db),
});
