import { isPaidAtTill, PAYMENT_TYPES } from '@fumi/domain';
import type { Context } from '../../context.ts';
import { inBatches } from '../../jobs/in-batches.ts';
import { lockOrder } from '../order/order.repository.ts';
import { changeOrder } from '../order/order-change.service.ts';
import {
  AT_A_TILL,
  findPayment,
  type PaymentRow,
  paymentsToAsk,
  settlePayment,
} from './payment.repository.ts';
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

const NOT_AT_A_TILL = PAYMENT_TYPES.filter((type) => !isPaidAtTill(type));

const BATCH = 200;
/** Shares of the job's five minutes, so that none of the four uses up the time of the others. */
const BUDGET_MS = {
  refunds: MINUTE_MS,
  atOnce: 2 * MINUTE_MS,
  slips: MINUTE_MS,
  givenUp: MINUTE_MS / 2,
} as const;

/**
 * How long a number for a till may be paid after its attempt began, given up or not: the page gives it out
 * within a day, it holds for three days and the rest of the last one, and one day is added.
 */
const GIVEN_UP_MS = 6 * 24 * 60 * MINUTE_MS;

/** The job runs so often. */
const RUN_EVERY_MS = 5 * MINUTE_MS;
const RUNS_AN_HOUR = 12;

/**
 * Whether a number that was given up is asked about in this run: in one an hour. Hardly any is paid,
 * and in every run the older ones would use up the time of the newer.
 */
function isItsRun(nowMs: number, { createdAt }: PaymentRow): boolean {
  const runOf = (atMs: number) => Math.floor(atMs / RUN_EVERY_MS) % RUNS_AN_HOUR;
  return runOf(nowMs) === runOf(createdAt.getTime());
}

async function reconcileAttempt(context: Context, payment: PaymentRow): Promise<void> {
  const ageMs = context.clock.nowMs() - payment.createdAt.getTime();
  if (payment.providerRef === null) await failUnreached(context, payment.code, payment.orderCode);
  else if (ageMs > lifetimeMsOf(context, payment)) await closeAttempt(context, payment.code);
  else await settle(context, payment.code);
}

/**
 * The job, every few minutes: finishes refunds that were interrupted, asks about every attempt that nobody has settled,
 * ends those that are too old, and asks about numbers for a till that were given up and paid all the same. One that
 * fails does not keep the others waiting; convenience-store slips, which stay open for days, do not keep cards waiting;
 * and no run is longer than the time to the next.
 */
export async function reconcilePayments(context: Context): Promise<void> {
  const { db, clock, log } = context;
  const runMs = clock.nowMs();
  const before = new Date(runMs - ASK_AFTER_MS);
  const since = new Date(runMs - GIVEN_UP_MS);
  type Asked = Omit<Parameters<typeof paymentsToAsk>[1], 'before'>;
  const attempts = (asked: Asked, budgetMs: number, work: (payment: PaymentRow) => Promise<void>) =>
    inBatches({
      next: (after: PaymentRow | null) => paymentsToAsk(db, { ...asked, before }, after, BATCH),
      work: (payment) => work(payment).catch((error) => log.error('payment reconciliation', error)),
      budgetMs,
    });
  const open = (payment: PaymentRow) => reconcileAttempt(context, payment);
  const runs = [
    await inBatches({
      next: (after: RefundRow | null) => unsettledRefunds(db, before, after, BATCH),
      work: ({ code }) =>
        settleRefund(context, code).catch((error) => log.error('refund reconciliation', error)),
      budgetMs: BUDGET_MS.refunds,
    }),
    await attempts({ types: NOT_AT_A_TILL, state: 'open' }, BUDGET_MS.atOnce, open),
    await attempts({ types: AT_A_TILL, state: 'open' }, BUDGET_MS.slips, open),
    await attempts({ types: AT_A_TILL, state: 'cancelled', since }, BUDGET_MS.givenUp, async (payment) => {
      if (isItsRun(runMs, payment)) await settle(context, payment.code);
    }),
  ];
  if (runs.some(({ isAll }) => !isAll)) log.warn('payments wait for the next run');
}
