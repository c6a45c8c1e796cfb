import { isPaidAtTill, isUnpaid, ok, type PaymentType, type Result, refuse } from '@fumi/domain';
import { paymentTypesOf } from '../../adapters/payment.ts';
import type { Context, TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import type { Refusal } from '../../http/call.ts';
import { newCode } from '../../random.ts';
import { markCouponUsed } from '../coupon/coupon.repository.ts';
import { orderPaidMail, orderReceivedAnewMail, orderReceivedMail } from '../mail/templates/order-mails.ts';
import { orderMailboxes } from '../mailbox/order-mailboxes.repository.ts';
import { findOwnOrder, lockOrder, lockOwnOrder, type OrderRow } from '../order/order.repository.ts';
import { changeOrder } from '../order/order-change.service.ts';
import { mailAboutOrder } from '../order/order-mail.service.ts';
import { findPayment, hadNumberForTill, insertPayment, noteRef } from './payment.repository.ts';
import { cancelAttempt } from './payment-cancel.service.ts';
import { settleOpen } from './payment-settle.service.ts';

type PaymentRequest = {
  readonly orderCode: string;
  readonly memberCode: string;
  readonly type: PaymentType;
  readonly returnOkUrl: string;
  readonly returnNgUrl: string;
  /** The sum that the customer saw, where the caller says it. */
  readonly expectedYen?: number | null;
};

type StartedPayment = { readonly url: string; readonly status: 'redirect' | 'paid' };

type Prepared =
  | { readonly kind: 'free' }
  | { readonly kind: 'attempt'; readonly code: string; readonly order: OrderRow };

/** Marks an order that costs nothing as paid, without any provider. */
async function payNothing(
  tx: Transaction,
  context: TransactionContext,
  order: OrderRow,
  type: PaymentType,
): Promise<Prepared | null> {
  const now = new Date(context.clock.nowMs());
  const paid = await changeOrder(tx, context, order, 'payment-succeeded', 'payment', { paidAt: now });
  if (paid === null) return null;
  await insertPayment(tx, {
    code: newCode(),
    orderCode: order.code,
    provider: 'none',
    type,
    amountYen: 0,
    state: 'succeeded',
    createdAt: now,
    settledAt: now,
  });
  await markCouponUsed(tx, order.code);
  await mailAboutOrder(tx, context, paid, orderPaidMail);
  return { kind: 'free' };
}

/**
 * Locks the order, closes an attempt that is still open, and opens a new one. The amount is the order's total as the
 * database has it at this moment.
 */
function prepare(context: Context, request: PaymentRequest): Promise<Result<Prepared, Refusal>> {
  const provider = context.payments.active.name;
  return context.db.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, request.orderCode, request.memberCode);
    if (order === null) return refuse({ code: 'not_found' } as const);
    if (!isUnpaid(order.state)) return refuse({ code: 'wrong_state' } as const);
    if ((request.expectedYen ?? order.totalYen) !== order.totalYen)
      return refuse({ code: 'wrong_state', fields: { total: ['changed'] } } satisfies Refusal);
    if (order.totalYen === 0) {
      const free = await payNothing(tx, context, order, request.type);
      return free ? ok(free) : refuse({ code: 'wrong_state' } as const);
    }
    const now = new Date(context.clock.nowMs());
    await cancelAttempt(tx, context, order.code);
    const pending = await changeOrder(tx, context, order, 'payment-started', 'member');
    if (pending === null) return refuse({ code: 'wrong_state' } as const);
    const code = newCode();
    await insertPayment(tx, {
      code,
      orderCode: order.code,
      provider,
      type: request.type,
      amountYen: order.totalYen,
      state: 'open',
      createdAt: now,
    });
    return ok({ kind: 'attempt', code, order: pending } as const);
  });
}

/**
 * Notes what the provider calls the attempt, and mails where to find its number for a till. False
 * where the attempt was given up while the provider was still answering: it had no name by which it
 * could be closed then, so it is closed now.
 */
function noteStarted(context: Context, paymentCode: string, ref: string): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const before = await findPayment(tx, paymentCode);
    const order = before && (await lockOrder(tx, before.orderCode));
    await noteRef(tx, paymentCode, ref);
    const payment = await findPayment(tx, paymentCode);
    const isLive = payment?.state === 'open';
    if (!isLive) await context.jobs.enqueue(tx, 'payment-close', { paymentCode });
    if (isLive && order && isPaidAtTill(payment.type)) {
      const isAnew = await hadNumberForTill(tx, order, paymentCode);
      await mailAboutOrder(tx, context, order, isAnew ? orderReceivedAnewMail : orderReceivedMail);
    }
    return isLive;
  });
}

/**
 * Begins to pay. Before a new attempt the provider is asked about the old one: whoever pays in one window and
 * presses the button again in another has paid.
 */
export async function beginPayment(
  context: Context,
  request: PaymentRequest,
): Promise<Result<StartedPayment, Refusal>> {
  if (!paymentTypesOf(context.payments.active).includes(request.type)) {
    return refuse({ code: 'invalid', fields: { paymentType: ['not-offered'] } });
  }
  // Checked first, so that nobody makes the shop ask a provider about a stranger's order.
  if ((await findOwnOrder(context.db, request.orderCode, request.memberCode)) === null)
    return refuse({ code: 'not_found' });
  await settleOpen(context, request.orderCode);
  const prepared = await prepare(context, request);
  if (!prepared.ok) return prepared;
  if (prepared.value.kind === 'free') return ok({ url: request.returnOkUrl, status: 'paid' });
  const { code, order } = prepared.value;
  const started = await context.payments.active.begin({
    code,
    type: request.type,
    amountYen: order.totalYen,
    title: `ふみ ご注文 ${order.number}`,
    email: (await orderMailboxes(context.db, order)).to,
    returnOkUrl: request.returnOkUrl,
    returnNgUrl: request.returnNgUrl,
  });
  const isLive = await noteStarted(context, code, started.ref);
  return isLive ? ok({ url: started.url, status: 'redirect' }) : refuse({ code: 'wrong_state' });
}
