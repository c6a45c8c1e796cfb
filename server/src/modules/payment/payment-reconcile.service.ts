import { isPaidAtTill, PAYMENT_TYPES } from '@fumi/domain';
import type { Context } from '../../context.ts';
import { inBatches } from '../../jobs/in-batches.ts';
import { lockOrder } from '../order/order.repository.ts';
import { changeOrder } from '../order/order-change.service.ts';
import { findPayment, type PaymentRow, settlePayment, unsettledPayments } from './payment.repository.ts';
import { closeAttempt, settle } from './payment-settle.service.ts';
import { type RefundRow, unsettledRefunds } from './refund.repository.ts';
import { settleRefund } from './refund.service.ts';

const MINUTE_MS = 60_000;

/** Younger attempts are left to the customer's own return. */
const ASK_AFTER_MS = 2 * MINUTE_MS;

/**
 * Fails an attempt whose name at the provider was never stored: the call failed, or the server died
 * before the answer came.
 */
async function failUnreached(context: Context, paymentCode: string, orderCode: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderCode);
    const payment = await findPayment(tx, paymentCode);
    if (!order || payment?.state !== 'open' || payment.providerRef !== null) return;
    await settlePayment(tx, paymentCode, 'failed', new Date(context.clock.nowMs()));
    await changeOrder(tx, context, order, 'payment-failed', 'clock');
  });
}

const lifetimeMsOf = ({ payments }: Context, { provider, type }: PaymentRow): number =>
  payments.named(provider).lifetimeMs[type] ?? 0;

const BATCH = 200;
/** Shares of the job's five minutes, so that none of the three uses up the time of the others. */
const BUDGET_MS = { refunds: MINUTE_MS, atOnce: 2 * MINUTE_MS, slips: MINUTE_MS } as const;

async function reconcileAttempt(context: Context, payment: PaymentRow): Promise<void> {
  const ageMs = context.clock.nowMs() - payment.createdAt.getTime();
  if (payment.providerRef === null) await failUnreached(context, payment.code, payment.orderCode);
  else if (ageMs > lifetimeMsOf(context, payment)) await closeAttempt(context, payment.code);
  else await settle(context, payment.code);
}

/**
 * The job, every few minutes: finishes refunds that were interrupted, asks about every attempt that nobody has settled,
 * and ends those that are too old. One that fails does not keep the others waiting; convenience-store slips, which stay
 * open for days, do not keep cards waiting; and no run is longer than the time to the next.
 */
export async function reconcilePayments(context: Context): Promise<void> {
  const { db, clock, log } = context;
  const before = new Date(clock.nowMs() - ASK_AFTER_MS);
  const attempts = (types: readonly PaymentRow['type'][], budgetMs: number) =>
    inBatches({
      next: (after: PaymentRow | null) => unsettledPayments(db, types, before, after, BATCH),
      work: (payment) =>
        reconcileAttempt(context, payment).catch((error) => log.error('payment reconciliation', error)),
      budgetMs,
    });
  const runs = [
    await inBatches({
      next: (after: RefundRow | null) => unsettledRefunds(db, before, after, BATCH),
      work: ({ code }) =>
        settleRefund(context, code).catch((error) => log.error('refund reconciliation', error)),
      budgetMs: BUDGET_MS.refunds,
    }),
    await attempts(
      PAYMENT_TYPES.filter((type) => !isPaidAtTill(type)),
      BUDGET_MS.atOnce,
    ),
    await attempts(PAYMENT_TYPES.filter(isPaidAtTill), BUDGET_MS.slips),
  ];
  if (runs.some(({ isAll }) => !isAll)) log.warn('payments wait for the next run');
}
