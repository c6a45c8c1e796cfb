import type { Context } from '../../context.ts';
import { lockOrder } from '../order/order.repository.ts';
import { changeOrder } from '../order/order-change.service.ts';
import { findPayment, type PaymentRow, settlePayment, unsettledPayments } from './payment.repository.ts';
import { closeAttempt, settle } from './payment-settle.service.ts';
import { unsettledRefunds } from './refund.repository.ts';
import { settleRefund } from './refund.service.ts';

const MINUTE_MS = 60_000;

/** Younger attempts are left to the customer's own return. */
const ASK_AFTER_MS = 2 * MINUTE_MS;

/** An attempt that never reached the provider: the server died between the two. */
async function failUnbegun(context: Context, paymentCode: string, orderCode: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderCode);
    const payment = await findPayment(tx, paymentCode);
    if (!order || payment?.state !== 'open' || payment.providerRef !== null) return;
    await settlePayment(tx, paymentCode, 'failed', new Date(context.clock.nowMs()));
    await changeOrder(tx, context, order, 'payment-failed', 'clock');
  });
}

const lifeMsOf = ({ payments }: Context, { provider, type }: PaymentRow): number =>
  payments.named(provider).lifeMs[type] ?? 0;

/**
 * The job, every few minutes: asks about every attempt that nobody has settled, ends those that are too old, and
 * finishes refunds that were interrupted. One that fails does not keep the others waiting.
 */
export async function reconcilePayments(context: Context): Promise<void> {
  const nowMs = context.clock.nowMs();
  const before = new Date(nowMs - ASK_AFTER_MS);
  for (const payment of await unsettledPayments(context.db, before)) {
    const ageMs = nowMs - payment.createdAt.getTime();
    try {
      if (payment.providerRef === null) await failUnbegun(context, payment.code, payment.orderCode);
      else if (ageMs > lifeMsOf(context, payment)) await closeAttempt(context, payment.code);
      else await settle(context, payment.code);
    } catch (error) {
      context.log.error('payment reconciliation', error);
    }
  }
  for (const { code } of await unsettledRefunds(context.db, before)) {
    await settleRefund(context, code).catch((error) => context.log.error('refund reconciliation', error));
  }
}
