import type { Charge } from '../../adapters/payment.ts';
import type { Context, TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { markCouponUsed } from '../coupon/coupon.repository.ts';
import { orderPaidMail } from '../mail/templates/order-mails.ts';
import { lockOrder, type OrderRow } from '../order/order.repository.ts';
import { changeOrder } from '../order/order-change.service.ts';
import { mailAboutOrder } from '../order/order-mail.service.ts';
import {
  findOpenPayment,
  findPayment,
  noteSlip,
  noteTaken,
  type PaymentRow,
  settlePayment,
} from './payment.repository.ts';
import { askForRefund } from './refund.service.ts';

/*
 * The one way in which money changes an order. Return, notice and reconciliation all end here; each asks the provider
 * first, and then applies what it said under the order's lock. Any of them, in any order, any number of times, leads
 * to the same state: a second application finds nothing left to do.
 */

const isRight = (payment: PaymentRow, charge: Charge): boolean =>
  charge.amountYen === payment.amountYen && charge.currency === 'JPY' && charge.attemptCode === payment.code;

/** Money that the order cannot take goes back: late, double, or not the amount that was asked. */
async function giveBack(
  tx: Transaction,
  context: TransactionContext,
  payment: PaymentRow,
  order: OrderRow,
): Promise<void> {
  if (order.state === 'cancelled') await changeOrder(tx, context, order, 'payment-succeeded', 'payment');
  await askForRefund(tx, context, payment);
}

async function takeMoney(
  tx: Transaction,
  context: TransactionContext,
  payment: PaymentRow,
  order: OrderRow,
): Promise<void> {
  const now = new Date(context.clock.nowMs());
  const paid =
    payment.state === 'open' && order.state !== 'cancelled'
      ? await changeOrder(tx, context, order, 'payment-succeeded', 'payment', { paidAt: now })
      : null;
  if (paid === null) return giveBack(tx, context, payment, order);
  await settlePayment(tx, payment.code, 'succeeded', now);
  await markCouponUsed(tx, order.code);
  await mailAboutOrder(tx, context, paid, orderPaidMail);
}

async function loseAttempt(
  tx: Transaction,
  context: TransactionContext,
  payment: PaymentRow,
  order: OrderRow,
  state: 'failed' | 'cancelled',
): Promise<void> {
  if (payment.state !== 'open') return;
  await settlePayment(tx, payment.code, state, new Date(context.clock.nowMs()));
  if (order.state === 'payment_pending') await changeOrder(tx, context, order, 'payment-failed', 'payment');
}

async function apply(context: Context, paymentCode: string, charge: Charge): Promise<void> {
  await context.db.transaction(async (tx) => {
    const before = await findPayment(tx, paymentCode);
    const order = before && (await lockOrder(tx, before.orderCode));
    // Read again: what was seen before the lock may have been settled by somebody else.
    const payment = await findPayment(tx, paymentCode);
    if (!order || !payment) return;
    const isSettled = ['succeeded', 'refunding', 'refunded'].includes(payment.state);
    if (isSettled) return;
    if (charge.state === 'succeeded') {
      await noteTaken(tx, payment.code, new Date(context.clock.nowMs()));
      if (isRight(payment, charge)) return takeMoney(tx, context, payment, order);
      context.log.error('payment differs from its attempt', new Error('The provider took another amount.'));
      return giveBack(tx, context, payment, order);
    }
    if (charge.state === 'failed' || charge.state === 'cancelled') {
      return loseAttempt(tx, context, payment, order, charge.state);
    }
    const { slip } = charge;
    if (slip && payment.state === 'open' && payment.slipUrl !== slip.url)
      await noteSlip(tx, payment.code, slip);
  });
}

/** Asks the provider about an attempt and applies the answer. Does nothing where nothing has changed. */
export async function settle(context: Context, paymentCode: string): Promise<void> {
  const payment = await findPayment(context.db, paymentCode);
  if (!payment || payment.provider === 'none' || payment.providerRef === null) return;
  await apply(context, paymentCode, await context.payments.named(payment.provider).ask(payment.providerRef));
}

/** Settles an order's open attempt, if it has one. */
export async function settleOpen(context: Context, orderCode: string): Promise<void> {
  const open = await findOpenPayment(context.db, orderCode);
  if (open) await settle(context, open.code);
}

/** The job: closes an attempt at the provider; if it was paid in the last moment, the money goes back. */
export async function closeAttempt(context: Context, paymentCode: string): Promise<void> {
  const payment = await findPayment(context.db, paymentCode);
  if (!payment || payment.providerRef === null) return;
  await context.payments.named(payment.provider).cancel(payment.providerRef);
  await settle(context, paymentCode);
}
