import { createHash } from 'node:crypto';
import { ok, type Result, refuse } from '@fumi/domain';
import type { Context, TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { pressKey } from '../../printing/press.service.ts';
import { findBookByCode, updatePress } from '../book/book.repository.ts';
import { cancelLocked } from '../checkout/order-cancel.service.ts';
import { orderCancelledMail, orderInPrintMail, orderShippedMail } from '../mail/templates/order-mails.ts';
import { findOrderByNumber, lockOrder, type OrderRow } from '../order/order.repository.ts';
import { changeOrder } from '../order/order-change.service.ts';
import { mailAboutOrder } from '../order/order-mail.service.ts';

/* What the print shop does with an order; whoever asks, a command line or a screen, it happens here. */

export type PrintShopProblem =
  /** No order has this number. */
  | 'unknown'
  /** The order is not where this can be done. */
  | 'wrong-state'
  /** The press file is not rendered yet, or failed. */
  | 'no-press-file'
  /** The stored press file is not the one that was rendered. */
  | 'damaged';

type Outcome<Value> = Result<Value, PrintShopProblem>;

type Act = (tx: Transaction, order: OrderRow) => Promise<Outcome<OrderRow>>;

/** Does something with an order under its lock, all or nothing. */
async function withOrder({ db }: Context, number: string, act: Act): Promise<Outcome<OrderRow>> {
  const found = await findOrderByNumber(db, number);
  if (found === null) return refuse('unknown');
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, found.code);
    return order === null ? refuse('unknown' as const) : act(tx, order);
  });
}

/** The press file of an order, whole: its digest is the one that was noted when it was rendered. */
export async function readPressFile(context: Context, number: string): Promise<Outcome<Uint8Array>> {
  const order = await findOrderByNumber(context.db, number);
  if (order === null) return refuse('unknown');
  return order.bookCode === null ? refuse('no-press-file') : readPressFileOfBook(context, order.bookCode);
}

/** The same by the book. */
export async function readPressFileOfBook(context: Context, bookCode: string): Promise<Outcome<Uint8Array>> {
  const book = await findBookByCode(context.db, bookCode);
  if (book?.press !== 'ready') return refuse('no-press-file');
  const pdf = await context.storage.get(pressKey(book.code));
  if (!pdf) return refuse('no-press-file');
  const digest = createHash('sha256').update(pdf).digest('hex');
  return digest === book.pressSha256 ? ok(pdf) : refuse('damaged');
}

/** The same for an order that the transaction has locked. */
export async function beginPrintLocked(
  tx: Transaction,
  context: TransactionContext,
  order: OrderRow,
): Promise<Outcome<OrderRow>> {
  const book = order.bookCode === null ? null : await findBookByCode(tx, order.bookCode);
  if (order.state === 'paid' && book?.press !== 'ready') return refuse('no-press-file');
  const printedAt = new Date(context.clock.nowMs());
  const printing = await changeOrder(tx, context, order, 'print-started', 'operator', { printedAt });
  if (printing === null) return refuse('wrong-state');
  await mailAboutOrder(tx, context, printing, orderInPrintMail);
  return ok(printing);
}

/** The order is on the press: it can no longer be cancelled, and the customer is told. */
export const beginPrint = (context: Context, number: string): Promise<Outcome<OrderRow>> =>
  withOrder(context, number, (tx, order) => beginPrintLocked(tx, context, order));

/** The parcel has left; `trackingNumber` is null where the carrier gives none. */
export const shipOrder = (
  context: Context,
  number: string,
  trackingNumber: string | null,
): Promise<Outcome<OrderRow>> =>
  withOrder(context, number, async (tx, order) => {
    const shippedAt = new Date(context.clock.nowMs());
    const shipped = await changeOrder(tx, context, order, 'shipped', 'operator', {
      shippedAt,
      trackingNumber,
    });
    if (shipped === null) return refuse('wrong-state');
    await mailAboutOrder(tx, context, shipped, orderShippedMail);
    return ok(shipped);
  });

/** Cancels an order that is not yet in print; a paid one is refunded by the job, exactly once. */
export const cancelForCustomer = (context: Context, number: string): Promise<Outcome<OrderRow>> =>
  withOrder(context, number, async (tx, order) => {
    const cancelled = await cancelLocked(tx, context, order, 'operator');
    if (cancelled === null) return refuse('wrong-state');
    await mailAboutOrder(tx, context, cancelled, orderCancelledMail);
    return ok(cancelled);
  });

/** Renders the press file of a paid order once more, after what made it fail was mended. */
export const renderAgain = (context: Context, number: string): Promise<Outcome<OrderRow>> =>
  withOrder(context, number, async (tx, order) => {
    const book = order.bookCode === null ? null : await findBookByCode(tx, order.bookCode);
    if (book?.press !== 'failed') return refuse('wrong-state');
    await updatePress(tx, book.code, { press: 'waiting', pressTries: 0 });
    await context.jobs.enqueue(tx, 'press-render', { bookCode: book.code }, { onceKey: book.code });
    return ok(order);
  });
