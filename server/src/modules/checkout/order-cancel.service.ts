import { invariant, isUnpaid, KEPT_DAYS, ok, type Result, refuse } from '@fumi/domain';
import type { Context, TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import type { Refusal } from '../../http/call.ts';
import { inBatches } from '../../jobs/in-batches.ts';
import { budgetMsOf, inRuns, type JobRun } from '../../jobs/in-runs.ts';
import { releaseTicket } from '../campaign/campaign.repository.ts';
import { releaseUse } from '../coupon/coupon.repository.ts';
import { orderCancelledMail } from '../mail/templates/order-mails.ts';
import {
  findOwnOrder,
  lockOrder,
  lockOwnOrder,
  type OrderRow,
  type UnpaidOrder,
  unpaidOrdersBefore,
} from '../order/order.repository.ts';
import { type Actor, changeOrder } from '../order/order-change.service.ts';
import { mailAboutOrder } from '../order/order-mail.service.ts';
import { paymentsOfOrder, settlePayment, waitsAtTill } from '../payment/payment.repository.ts';
import { cancelAttempt } from '../payment/payment-cancel.service.ts';
import { settleOpen } from '../payment/payment-settle.service.ts';
import { askForRefund } from '../payment/refund.service.ts';

/** Frees the coupon and the campaign's code of an order that will not be printed. */
async function release(tx: Transaction, order: OrderRow): Promise<void> {
  await releaseUse(tx, order.code);
  await releaseTicket(tx, order.code);
}

/**
 * Asks for the refund of a cancelled order's payment. Where nothing is left to give back, the order
 * is `refunded` at once.
 */
async function refundPaid(
  tx: Transaction,
  context: TransactionContext,
  order: OrderRow,
  actor: Actor,
): Promise<OrderRow> {
  const paid = (await paymentsOfOrder(tx, order.code)).find(({ state }) => state === 'succeeded');
  invariant(paid, 'An order that was paid has a payment that succeeded.');
  if (paid.amountYen > 0 && (await askForRefund(tx, context, paid))) return order;
  await settlePayment(tx, paid.code, 'refunded', new Date(context.clock.nowMs()));
  return (await changeOrder(tx, context, order, 'refunded', actor)) ?? order;
}

/**
 * Cancels a locked order: an unpaid one ends, a paid one goes to its refund. Null where it is too
 * late. A job tells the provider, so that the transaction does not wait for it.
 */
export async function cancelLocked(
  tx: Transaction,
  context: TransactionContext,
  order: OrderRow,
  actor: Actor,
  event: 'cancelled' | 'superseded' = 'cancelled',
): Promise<OrderRow | null> {
  const endedAt = new Date(context.clock.nowMs());
  const cancelled = await changeOrder(tx, context, order, event, actor, { endedAt });
  if (cancelled === null) return null;
  await release(tx, order);
  if (cancelled.state === 'refunding') return refundPaid(tx, context, cancelled, actor);
  await cancelAttempt(tx, context, order.code);
  return cancelled;
}

type Cancelling = { readonly orderCode: string; readonly superseded?: true | undefined };

/** Whether a new order may replace this one: it is unpaid, and no number is open with which to pay at a till. */
const canGiveWay = async (tx: Transaction, { code, state }: OrderRow): Promise<boolean> =>
  isUnpaid(state) && !(await waitsAtTill(tx, code));

/**
 * Cancels the member's own order; `superseded` where a new order of the changed card replaces it. If in this case the
 * provider's payment page was opened before, the provider is asked first, as the order may have been paid there.
 */
export async function cancelOrder(
  context: Context,
  memberCode: string,
  { orderCode, superseded }: Cancelling,
): Promise<Result<OrderRow, Refusal>> {
  const seen = superseded ? await findOwnOrder(context.db, orderCode, memberCode) : null;
  if (seen?.state === 'payment_pending') await settleOpen(context, orderCode);
  return context.db.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, orderCode, memberCode);
    if (order === null) return refuse({ code: 'not_found' } as const);
    if (superseded && !(await canGiveWay(tx, order))) return refuse({ code: 'wrong_state' } as const);
    const event = superseded ? 'superseded' : 'cancelled';
    const cancelled = await cancelLocked(tx, context, order, 'member', event);
    if (cancelled === null) return refuse({ code: 'wrong_state' } as const);
    if (!superseded) await mailAboutOrder(tx, context, cancelled, orderCancelledMail);
    return ok(cancelled);
  });
}

const DAY_MS = 24 * 60 * 60_000;

const BATCH = 200;
/**
 * The job, once a day: cancels orders in the state `draft` that were created more than a week ago.
 */
export async function cancelUnpaidOrders(context: Context, run: JobRun = {}): Promise<void> {
  const before = new Date(context.clock.nowMs() - KEPT_DAYS.unorderedBooks * DAY_MS);
  await inRuns(context, 'unpaid-cancel', run, async () => {
    const { isAll } = await inBatches({
      next: (after: UnpaidOrder | null) => unpaidOrdersBefore(context.db, before, after, BATCH),
      work: ({ code }) =>
        context.db.transaction(async (tx) => {
          const order = await lockOrder(tx, code);
          if (order?.state === 'draft') await cancelLocked(tx, context, order, 'clock');
        }),
      budgetMs: budgetMsOf('unpaid-cancel'),
      signal: run.signal,
    });
    return isAll ? null : {};
  });
}
