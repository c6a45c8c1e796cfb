import { invariant } from '@fumi/domain';
import type { RefundState } from '../../adapters/payment.ts';
import type { Context, TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { newCode } from '../../random.ts';
import { orderRefundedMail, orderRefundWaitingMail } from '../mail/templates/order-mails.ts';
import { findOrder, lockOrder, mailAddressOf } from '../order/order.repository.ts';
import { changeOrder } from '../order/order-change.service.ts';
import { mailAboutOrder } from '../order/order-mail.service.ts';
import { findPayment, type PaymentRow, settlePayment } from './payment.repository.ts';
import { findRefund, insertRefund, updateRefund } from './refund.repository.ts';

/** Notes that all money of a payment goes back; the job tells the provider, outside of the transaction. */
export async function askForRefund(
  tx: Transaction,
  context: TransactionContext,
  payment: PaymentRow,
): Promise<void> {
  const now = new Date(context.clock.nowMs());
  const code = newCode();
  await settlePayment(tx, payment.code, 'refunding', now);
  await insertRefund(tx, {
    code,
    paymentCode: payment.code,
    amountYen: payment.amountYen,
    state: 'asked',
    createdAt: now,
  });
  await context.jobs.enqueue(tx, 'payment-refund', { refundCode: code });
}

type Answer = { readonly ref: string; readonly state: RefundState };

/**
 * Writes down what the provider said. The order is refunded, and the customer told so, only once the money is on its
 * way; where it waits for a bank account, the customer is told that.
 */
async function apply(context: Context, refundCode: string, { ref, state }: Answer): Promise<void> {
  await context.db.transaction(async (tx) => {
    const before = await findRefund(tx, refundCode);
    const payment = before && (await findPayment(tx, before.paymentCode));
    const order = payment && (await lockOrder(tx, payment.orderCode));
    // Read again: what was seen before the lock may have been settled by somebody else.
    const refund = await findRefund(tx, refundCode);
    if (!order || !refund || refund.state === 'done') return;
    if (refund.state === state && refund.providerRef === ref) return;
    const now = new Date(context.clock.nowMs());
    const isSettled = state === 'done' || state === 'failed';
    await updateRefund(tx, refundCode, { providerRef: ref, state, settledAt: isSettled ? now : null });
    if (state === 'waiting') await mailAboutOrder(tx, context, order, orderRefundWaitingMail);
    if (state === 'failed')
      context.log.error('refund failed', new Error(`The provider does not give back refund ${refundCode}.`));
    if (state !== 'done') return;
    await settlePayment(tx, payment.code, 'refunded', now);
    const refunded = await changeOrder(tx, context, order, 'refunded', 'payment');
    if (refunded) await mailAboutOrder(tx, context, refunded, orderRefundedMail);
  });
}

/**
 * The job, and what a notice or the reconciliation starts: asks the provider that took the money for the refund, or
 * how far it is. Throws where that provider is not configured, so that the job is seen to fail; nothing is noted then.
 */
export async function settleRefund(context: Context, refundCode: string): Promise<void> {
  const refund = await findRefund(context.db, refundCode);
  const payment = refund && (await findPayment(context.db, refund.paymentCode));
  if (!payment || refund.state === 'done' || refund.state === 'failed') return;
  const provider = context.payments.named(payment.provider);
  if (refund.providerRef !== null) {
    const state = await provider.askRefund(refund.providerRef);
    return apply(context, refundCode, { ref: refund.providerRef, state });
  }
  const order = await findOrder(context.db, payment.orderCode);
  invariant(
    order && payment.providerRef !== null,
    'Money that was taken has an order and a name at its provider.',
  );
  const answer = await provider.refund({
    code: refund.code,
    paymentRef: payment.providerRef,
    amountYen: refund.amountYen,
    email: await mailAddressOf(context.db, order),
  });
  await apply(context, refundCode, answer);
}
