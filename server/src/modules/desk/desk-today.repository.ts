import type { Database } from '../../db/database.ts';
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lt, or, type SQL } from '../../db/drizzle.ts';
import { book } from '../../db/tables/book.ts';
import { mailOutbox } from '../../db/tables/mail.ts';
import { shopOrder } from '../../db/tables/order.ts';
import { payment, refund } from '../../db/tables/payment.ts';
import { isOwed } from '../payment/refund.repository.ts';
import { type ListedOrder, ORDER_FACTS } from './desk-orders.repository.ts';

const SHOWN = 50;

export type Due = { readonly rows: readonly ListedOrder[]; readonly hasMore: boolean };

async function due(db: Database, where: SQL | undefined): Promise<Due> {
  const rows = await db
    .select(ORDER_FACTS)
    .from(shopOrder)
    .leftJoin(book, eq(book.code, shopOrder.bookCode))
    .where(where)
    .orderBy(asc(shopOrder.paidAt))
    .limit(SHOWN + 1);
  return { rows: rows.slice(0, SHOWN), hasMore: rows.length > SHOWN };
}

type Waiting = 'paid' | 'in_print';

/** Orders of these states that were paid before an instant. */
export const duePaidBefore = (db: Database, states: readonly Waiting[], before: Date): Promise<Due> =>
  due(db, and(inArray(shopOrder.state, [...states]), lt(shopOrder.paidAt, before)));

const WAITING: Waiting[] = ['paid', 'in_print'];

/** Orders that somebody stopped. */
export const heldOrders = (db: Database): Promise<Due> =>
  due(db, and(inArray(shopOrder.state, WAITING), isNotNull(shopOrder.heldAt)));

/** Paid orders whose press file failed. */
export const pressFailed = (db: Database): Promise<Due> =>
  due(db, and(eq(shopOrder.state, 'paid'), eq(book.press, 'failed')));

/** Refunds that wait for an operator: granted and not sent, or not done by the provider and to be given back by hand. */
export const refundsWaiting = (db: Database) =>
  db
    .select({ number: shopOrder.number, at: refund.createdAt, amount: refund.amountYen, state: refund.state })
    .from(refund)
    .innerJoin(payment, eq(payment.code, refund.paymentCode))
    .innerJoin(shopOrder, eq(shopOrder.code, payment.orderCode))
    .where(and(inArray(refund.state, ['granted', 'failed']), or(eq(refund.state, 'granted'), isOwed)))
    .orderBy(asc(refund.createdAt))
    .limit(SHOWN);

/** A mail that was tried so often has been under way for minutes. */
const MANY_ATTEMPTS = 5;

/** Mails since an instant that were refused, or that are tried again and again. */
export const mailsFailed = (db: Database, since: Date) =>
  db
    .select({
      number: shopOrder.number,
      at: mailOutbox.createdAt,
      kind: mailOutbox.kind,
      state: mailOutbox.state,
      attempts: mailOutbox.attempts,
    })
    .from(mailOutbox)
    .leftJoin(shopOrder, eq(shopOrder.code, mailOutbox.orderCode))
    .where(
      and(
        gte(mailOutbox.createdAt, since),
        or(
          inArray(mailOutbox.state, ['refused', 'expired']),
          and(eq(mailOutbox.state, 'waiting'), gt(mailOutbox.attempts, MANY_ATTEMPTS)),
        ),
      ),
    )
    .orderBy(desc(mailOutbox.createdAt))
    .limit(SHOWN);
