import { createHash } from 'node:crypto';
import { isUnpaid, ok, type Result, refuse } from '@fumi/domain';
import type { Context, TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { pressKey } from '../../printing/press.service.ts';
import { findBookByCode, updatePress } from '../book/book.repository.ts';
import { cancelLocked } from '../checkout/order-cancel.service.ts';
import {
  type OrderMailFacts,
  orderCancelledMail,
  orderInPrintMail,
  orderPaidMail,
  orderRefundedMail,
  orderShippedMail,
} from '../mail/templates/order-mails.ts';
import { findOrderByNumber, lockOrder, type OrderRow, updateOrder } from '../order/order.repository.ts';
import { changeOrder } from '../order/order-change.service.ts';
import { mailAboutOrder } from '../order/order-mail.service.ts';
import { uncountedOf } from '../packing/uncounted.repository.ts';
import { insertParcels, parcelsOfOrder } from '../parcel/parcel.repository.ts';
import { carriageOf, type Leaving, shipWholeOrder } from '../parcel/parcel.service.ts';
import { moneyBackFacts } from '../payment/refund.service.ts';
import { runAheadOf } from './run-ahead.repository.ts';

/* What the print shop does with an order, for the command line and for the desk. */

export type PrintShopProblem =
  /** No order has this number. */
  | 'unknown'
  /** The order is not where this can be done. */
  | 'wrong-state'
  /** An operator has stopped it. */
  | 'held'
  /** One number for several parcels: each is sent by itself. */
  | 'several-parcels'
  /** Its carrier gives a number, and a parcel has none yet. */
  | 'no-number'
  /** Not all of its cards were counted, and nobody said that it leaves all the same. */
  | 'uncounted'
  /** The press file is not rendered yet, or failed. */
  | 'no-press-file'
  /** The stored press file is not the one that was rendered. */
  | 'damaged'
  /** It lies in a print run that has not begun, and would be printed again there. */
  | 'in-run';

type Outcome<Value> = Result<Value, PrintShopProblem>;

type Act = (order: OrderRow) => Promise<Outcome<OrderRow>>;

/** What the shop can do with an order by its number, in the transaction of whoever asks. */
export type OrderAct = (
  tx: Transaction,
  context: TransactionContext,
  number: string,
) => Promise<Outcome<OrderRow>>;

/** Does something with an order under its lock. */
async function withOrder(tx: Transaction, number: string, act: Act): Promise<Outcome<OrderRow>> {
  const found = await findOrderByNumber(tx, number);
  const order = found === null ? null : await lockOrder(tx, found.code);
  return order === null ? refuse('unknown') : act(order);
}

/** The press file of an order, whole: its digest is the one that was noted when it was rendered. */
export async function readPressFile(context: Context, number: string): Promise<Outcome<Uint8Array>> {
  const order = await findOrderByNumber(context.db, number);
  if (order === null) return refuse('unknown');
  return order.bookCode === null ? refuse('no-press-file') : readPressFileOfBook(context, order.bookCode);
}

/** The press file of a book, checked against its digest. */
export async function readPressFileOfBook(context: Context, bookCode: string): Promise<Outcome<Uint8Array>> {
  const book = await findBookByCode(context.db, bookCode);
  if (book?.press !== 'ready') return refuse('no-press-file');
  const pdf = await context.storage.get(pressKey(book.code));
  if (!pdf) return refuse('no-press-file');
  const digest = createHash('sha256').update(pdf).digest('hex');
  return digest === book.pressSha256 ? ok(pdf) : refuse('damaged');
}

/** Puts an order that the transaction has locked into print: it gets its parcels, and the customer is told. */
export async function beginPrintLocked(
  tx: Transaction,
  context: TransactionContext,
  order: OrderRow,
): Promise<Outcome<OrderRow>> {
  if (order.heldAt !== null) return refuse('held');
  const book = order.bookCode === null ? null : await findBookByCode(tx, order.bookCode);
  if (order.state === 'paid' && book?.press !== 'ready') return refuse('no-press-file');
  const printedAt = new Date(context.clock.nowMs());
  const printing = await changeOrder(tx, context, order, 'print-started', 'operator', { printedAt });
  if (printing === null) return refuse('wrong-state');
  await insertParcels(tx, printing);
  await mailAboutOrder(tx, context, printing, orderInPrintMail);
  return ok(printing);
}

/** The order is on the press, by itself: it can no longer be cancelled, and the customer is told. */
export const beginPrint: OrderAct = (tx, context, number) =>
  withOrder(tx, number, async (order) =>
    (await runAheadOf(tx, order.code)) === null ? beginPrintLocked(tx, context, order) : refuse('in-run'),
  );

/** All parcels of an order have left; `trackingNumber` is that of an order's only one. */
export const shipOrder = (
  tx: Transaction,
  context: TransactionContext,
  number: string,
  { trackingNumber = null, isUncounted = false }: Leaving,
): Promise<Outcome<OrderRow>> =>
  withOrder(tx, number, async (order) => {
    if (order.heldAt !== null) return refuse('held');
    if (order.state !== 'in_print') return refuse('wrong-state');
    const parcels = await parcelsOfOrder(tx, order.code);
    if (trackingNumber !== null && parcels.length > 1) return refuse('several-parcels');
    const hasNumbers = trackingNumber !== null || parcels.every((one) => one.trackingNumber !== null);
    if (carriageOf(context, order).isTracked && !hasNumbers) return refuse('no-number');
    if (!isUncounted && (await uncountedOf(tx, [order.code])).size > 0) return refuse('uncounted');
    await shipWholeOrder(tx, context, order, trackingNumber?.replaceAll('-', '') ?? null);
    const shipped = await lockOrder(tx, order.code);
    return shipped === null ? refuse('unknown') : ok(shipped);
  });

/** Cancels an order that is not yet in print; a paid one is refunded by the job, exactly once. */
export const cancelForCustomer: OrderAct = (tx, context, number) =>
  withOrder(tx, number, async (order) => {
    const cancelled = await cancelLocked(tx, context, order, 'operator');
    if (cancelled === null) return refuse('wrong-state');
    await mailAboutOrder(tx, context, cancelled, orderCancelledMail);
    return ok(cancelled);
  });

/** Renders the failed press file of an order's book once more, after its cause was mended. */
export const renderAgain: OrderAct = (tx, context, number) =>
  withOrder(tx, number, async (order) => {
    const book = order.bookCode === null ? null : await findBookByCode(tx, order.bookCode);
    if (book?.press !== 'failed') return refuse('wrong-state');
    await updatePress(tx, book.code, { press: 'waiting', pressTries: 0 });
    await context.jobs.enqueue(tx, 'press-render', { bookCode: book.code }, { onceKey: book.code });
    return ok(order);
  });

/** Stops an order, with the reason: it is neither printed nor sent. */
export const holdOrder = (
  tx: Transaction,
  context: TransactionContext,
  number: string,
  holdReason: string,
): Promise<Outcome<OrderRow>> =>
  withOrder(tx, number, async (order) => {
    if (order.heldAt !== null || !(order.state === 'paid' || order.state === 'in_print'))
      return refuse('wrong-state');
    const changes = { heldAt: new Date(context.clock.nowMs()), holdReason };
    await updateOrder(tx, order.code, changes);
    return ok({ ...order, ...changes });
  });

/** Lets an order go on that was stopped. */
export const releaseOrder: OrderAct = (tx, _context, number) =>
  withOrder(tx, number, async (order) => {
    if (order.heldAt === null) return refuse('wrong-state');
    const changes = { heldAt: null, holdReason: null };
    await updateOrder(tx, order.code, changes);
    return ok({ ...order, ...changes });
  });

/** The mail that tells of each state, but for `refunded`, whose mail needs the sums. */
const MAIL_OF_STATE = {
  paid: orderPaidMail,
  in_print: orderInPrintMail,
  shipped: orderShippedMail,
  cancelled: orderCancelledMail,
  refunding: orderCancelledMail,
} as const;

/** Sends the mail about where an order stands once more. */
export const mailAgain: OrderAct = (tx, context, number) =>
  withOrder(tx, number, async (order) => {
    if (isUnpaid(order.state)) return refuse('wrong-state');
    const parcels = order.state === 'shipped' ? await parcelsOfOrder(tx, order.code) : [];
    const trackingNumber = parcels.find((one) => one.trackingNumber !== null)?.trackingNumber ?? null;
    const parcel = { trackingNumber, parcelOf: null };
    const moneyBack = await moneyBackFacts(tx, context, order);
    const template =
      order.state === 'refunded'
        ? (facts: OrderMailFacts) => orderRefundedMail(facts, moneyBack)
        : MAIL_OF_STATE[order.state];
    await mailAboutOrder(tx, context, order, template, parcel);
    return ok(order);
  });
