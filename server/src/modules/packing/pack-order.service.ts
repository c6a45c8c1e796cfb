import { type CardCount, ok, type Result, refuse, startCount } from '@fumi/domain';
import type { Context } from '../../context.ts';
import { findBookByCode } from '../book/book.repository.ts';
import { templatePage } from '../book/book-design.ts';
import {
  destinationsOf,
  eventsOf,
  findOrderByNumber,
  insertEvent,
  lockOrder,
  type OrderRow,
} from '../order/order.repository.ts';

export type PackProblem =
  | 'unknown'
  /** It is not in print: nothing of it can lie here. */
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
  const { design } = book;
  const pages = Array.from({ length: design.pageCount }, (_, index) => index + 1).filter(
    (pageNo) => design.hasAddresses !== false && templatePage(design, pageNo) === design.backPage,
  );
  if (pages.length === 0) return refuse('no-codes');
  const copies = (await destinationsOf(db, order.code)).reduce((sum, { quantity }) => sum + quantity, 0);
  return ok({ order, count: startCount(book.code, pages, copies) });
}

/** Notes that all cards of an order were counted; once, however often it is said. */
export const finishPacking = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { code }: Pick<OrderRow, 'code'>,
): Promise<Result<OrderRow, PackProblem>> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, code);
    if (order?.state !== 'in_print') return refuse('wrong-state' as const);
    const events = await eventsOf(tx, code);
    if (events.some(({ event }) => event === 'packed')) return ok(order);
    await insertEvent(tx, {
      orderCode: code,
      at: new Date(clock.nowMs()),
      event: 'packed',
      fromState: order.state,
      toState: order.state,
      actor: 'operator',
    });
    return ok(order);
  });
