import { type CardCount, ok, type Result, refuse, startCount } from '@fumi/domain';
import type { Context, TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { findBookByCode } from '../book/book.repository.ts';
import { destinationsOf, findOrderByNumber, lockOrder, type OrderRow } from '../order/order.repository.ts';
import { eventsOf, insertEvent } from '../order/order-history.repository.ts';
import { codedPages } from './coded-pages.ts';

export type PackProblem =
  | 'unknown'
  /** The order is not in print, so that no card of it can be here. */
  | 'wrong-state'
  /** Its product carries no codes; it is counted by hand. */
  | 'no-codes';

export type Packing = { readonly order: OrderRow; readonly count: CardCount };

/** The cards that an order in print is to have: each address face as often as there are copies. */
export async function beginPacking(
  { db }: Pick<Context, 'db'>,
  number: string,
): Promise<Result<Packing, PackProblem>> {
  const order = await findOrderByNumber(db, number);
  const book = order?.bookCode ? await findBookByCode(db, order.bookCode) : null;
  if (order === null || book === null) return refuse('unknown');
  if (order.state !== 'in_print') return refuse('wrong-state');
  const pages = codedPages(book.design);
  if (pages.length === 0) return refuse('no-codes');
  const copies = (await destinationsOf(db, order.code)).reduce((sum, { quantity }) => sum + quantity, 0);
  return ok({ order, count: startCount(book.code, pages, copies) });
}

/** Notes that all cards of an order were counted; once, however often it is said, also after it has left. */
export async function finishPacking(
  tx: Transaction,
  { clock }: Pick<TransactionContext, 'clock'>,
  number: string,
): Promise<Result<OrderRow, PackProblem>> {
  const found = await findOrderByNumber(tx, number);
  const order = found === null ? null : await lockOrder(tx, found.code);
  if (order === null) return refuse('unknown');
  const events = await eventsOf(tx, order.code);
  if (events.some(({ event }) => event === 'packed')) return ok(order);
  if (order.state !== 'in_print') return refuse('wrong-state');
  await insertEvent(tx, {
    orderCode: order.code,
    at: new Date(clock.nowMs()),
    event: 'packed',
    fromState: order.state,
    toState: order.state,
    actor: 'operator',
  });
  return ok(order);
}
