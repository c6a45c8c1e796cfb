import {
  invariant,
  isPartRefundable,
  isUnpaid,
  leftOf,
  needsAnother,
  needsReturnInvoice,
  ok,
  type Result,
  refuse,
} from '@fumi/domain';
import type { RefundAnswer } from '../../adapters/payment.ts';
import { deskTerms } from '../../content/desk-terms.ts';
import type { Context, TransactionContext } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { newCode } from '../../random.ts';
import {
  type MoneyBackFacts,
  orderOverpaymentRefundedMail,
  orderPartRefundedMail,
  orderRefundedMail,
  orderRefundWaitingMail,
} from '../mail/templates/order-mails.ts';
import { orderMailboxes } from '../mailbox/order-mailboxes.repository.ts';
import { findOrder, lockOrder, type OrderRow } from '../order/order.repository.ts';
import { changeOrder } from '../order/order-change.service.ts';
import { insertEvent } from '../order/order-history.repository.ts';
import { mailAboutOrder } from '../order/order-mail.service.ts';
import {
  findPayment,
  type PaymentRow,
  paymentsOfOrder,
  salePayment,
  settlePayment,
} from './payment.repository.ts';
import {
  findRefund,
  insertRefund,
  moneyBackOf,
  moveGranted,
  type RefundRow,
  refundsOfOrder,
  updateRefund,
} from './refund.repository.ts';

const leftOfPayment = ({ code, amountYen }: PaymentRow, ofOrder: readonly RefundRow[]): number =>
  leftOf(
    amountYen,
    ofOrder.filter(({ paymentCode }) => paymentCode === code),
  );

/**
 * Notes that all money of a payment that was not given back before goes back; the job tells the provider, outside of
 * the transaction. What was granted and not sent is part of it. False where nothing is left to give back.
 */
export async function askForRefund(
  tx: Transaction,
  context: TransactionContext,
  payment: PaymentRow,
): Promise<boolean> {
  const now = new Date(context.clock.nowMs());
  const code = newCode();
  for (const { code: granted, paymentCode } of await refundsOfOrder(tx, payment.orderCode))
    if (paymentCode === payment.code) await moveGranted(tx, granted, 'withdrawn');
  const amountYen = leftOfPayment(payment, await refundsOfOrder(tx, payment.orderCode));
  await settlePayment(tx, payment.code, amountYen > 0 ? 'refunding' : 'refunded', now);
  if (amountYen <= 0) return false;
  await insertRefund(tx, {
    code,
    paymentCode: payment.code,
    amountYen,
    state: 'asked',
    createdAt: now,
  });
  await context.jobs.enqueue(tx, 'payment-refund', { refundCode: code });
  return true;
}

/** What of an order can be granted now, yen, and of which payment; null where nothing was taken. */
export async function refundableOf(
  db: Database | Transaction,
  order: OrderRow,
): Promise<{ readonly payment: PaymentRow; readonly leftYen: number } | null> {
  if (!isPartRefundable(order.state)) return null;
  const payment = (await paymentsOfOrder(db, order.code)).find(({ state }) => state === 'succeeded');
  return payment ? { payment, leftYen: leftOfPayment(payment, await refundsOfOrder(db, order.code)) } : null;
}

/** Grants that a part of a locked order's money goes back; the refund's code, or null where there is not so much. */
export async function grantRefund(
  tx: Transaction,
  { clock }: Pick<TransactionContext, 'clock'>,
  order: OrderRow,
  grant: { readonly amountYen: number; readonly reason: string; readonly grantedBy: string },
): Promise<string | null> {
  const found = await refundableOf(tx, order);
  if (found === null || grant.amountYen > found.leftYen) return null;
  const code = newCode();
  const createdAt = new Date(clock.nowMs());
  await insertRefund(tx, { ...grant, code, paymentCode: found.payment.code, state: 'granted', createdAt });
  return code;
}

/**
 * Sends a granted refund of a locked order: the job tells the provider. Refused where it was sent
 * or withdrawn before, and where the operator who granted it may not send it (ADR 0039).
 */
export async function sendGranted(
  tx: Transaction,
  { jobs }: Pick<TransactionContext, 'jobs'>,
  order: OrderRow,
  { refundCode, sentBy }: { readonly refundCode: string; readonly sentBy: string },
): Promise<Result<null, 'unknown' | 'gone' | 'needs-another'>> {
  const refunds = await refundsOfOrder(tx, order.code);
  const refund = refunds.find(({ code }) => code === refundCode);
  if (!refund) return refuse('unknown');
  const { twoPeopleFromYen } = deskTerms.refunds;
  if (needsAnother(refund, refunds, sentBy, twoPeopleFromYen)) return refuse('needs-another');
  if (!(await moveGranted(tx, refundCode, 'asked'))) return refuse('gone');
  await jobs.enqueue(tx, 'payment-refund', { refundCode });
  return ok(null);
}

type Back = {
  readonly payment: PaymentRow;
  readonly order: OrderRow;
  readonly amountYen: number;
  readonly way: MoneyBackFacts['ways'][number];
};

/** In which ways money went back. */
const waysOf = (refunds: readonly RefundRow[]): MoneyBackFacts['ways'] =>
  (['provider', 'hand'] as const).filter((way) =>
    refunds.some(({ state, paidBy }) => state === 'done' && (paidBy === '') === (way === 'provider')),
  );

/** What of an order is back with the customer, for a mail; with its return invoice where one is due. */
export async function moneyBackFacts(
  tx: Transaction,
  { config }: TransactionContext,
  order: OrderRow,
): Promise<MoneyBackFacts> {
  const refunds = await refundsOfOrder(tx, order.code);
  const back = await moneyBackOf(tx, order, refunds);
  return {
    ways: waysOf(refunds),
    backYen: back.reduce((sum, { amountYen }) => sum + amountYen, 0),
    returnInvoiceUrl: needsReturnInvoice(back)
      ? `${config.baseUrl}/member/orders/${order.code}/return-invoice`
      : null,
  };
}

/** The actor that an order's log names for each way. */
const ACTOR_OF = { provider: 'payment', hand: 'operator' } as const;

/** Writes into the log of an order what became of its money, without a change of its state. */
const noteInLog = (
  tx: Transaction,
  { clock }: TransactionContext,
  { code: orderCode, state }: OrderRow,
  event: 'part-refunded' | 'overpayment-refunded' | 'refund-failed' | 'refunded',
  way: Back['way'],
): Promise<void> => {
  const at = new Date(clock.nowMs());
  return insertEvent(tx, { orderCode, at, event, fromState: state, toState: state, actor: ACTOR_OF[way] });
};

/** Logs and mails that a part of the money is back; the state of the order stays. */
async function notePart(
  tx: Transaction,
  context: TransactionContext,
  { order, amountYen, way }: Back,
): Promise<void> {
  await noteInLog(tx, context, order, 'part-refunded', way);
  const back = await moneyBackFacts(tx, context, order);
  await mailAboutOrder(tx, context, order, (facts) =>
    orderPartRefundedMail(facts, { ...back, amountYen, ways: [way] }),
  );
}

/** Logs and mails that money is back which the order could not take: late, twice, or another sum. */
async function noteOverpayment(
  tx: Transaction,
  context: TransactionContext,
  { order, amountYen, way }: Back,
): Promise<void> {
  await noteInLog(tx, context, order, 'overpayment-refunded', way);
  const stands = isUnpaid(order.state) ? 'unpaid' : isPartRefundable(order.state) ? 'paid' : 'over';
  await mailAboutOrder(tx, context, order, (facts) =>
    orderOverpaymentRefundedMail(facts, { amountYen, way, stands }),
  );
}

/**
 * Applies a refund that is done. A cancelled order becomes `refunded` once none of its payments is `refunding` any
 * more, and its customer is told so again where that failed later and was made good; any other order stays as it is.
 * A refund of a payment that is not `refunding`, or of a part of one, is noted and mailed as partial.
 */
async function finish(tx: Transaction, context: TransactionContext, back: Back): Promise<void> {
  const { payment, order, way } = back;
  const done = (await refundsOfOrder(tx, order.code)).filter(({ state }) => state === 'done');
  const isAll = leftOfPayment(payment, done) <= 0;
  if (isAll) await settlePayment(tx, payment.code, 'refunded', new Date(context.clock.nowMs()));
  if (payment.state !== 'refunding' || !isAll) return notePart(tx, context, back);
  const payments = await paymentsOfOrder(tx, order.code);
  const isSale = salePayment(payments, order.paidAt)?.code === payment.code;
  if (order.state !== 'refunding' && !isSale) return noteOverpayment(tx, context, back);
  if (isPartRefundable(order.state)) return notePart(tx, context, back);
  if (payments.some(({ state }) => state === 'refunding')) return;
  const refunded = await changeOrder(tx, context, order, 'refunded', ACTOR_OF[way]);
  if (refunded === null) await noteInLog(tx, context, order, 'refunded', way);
  const moneyBack = await moneyBackFacts(tx, context, order);
  await mailAboutOrder(tx, context, refunded ?? order, (facts) => orderRefundedMail(facts, moneyBack));
}

/**
 * Notes that money of a locked order which the provider could not give back was given back by hand (ADR 162). Refused
 * where it did not fail or was sent again, and where its sum is no longer left of the payment.
 */
export async function notePaidByHand(
  tx: Transaction,
  context: TransactionContext,
  order: OrderRow,
  { refundCode, paidBy }: { readonly refundCode: string; readonly paidBy: string },
): Promise<Result<{ readonly amountYen: number }, 'unknown' | 'gone' | 'too-much'>> {
  const refunds = await refundsOfOrder(tx, order.code);
  const refund = refunds.find(({ code }) => code === refundCode);
  const payment = refund && (await findPayment(tx, refund.paymentCode));
  if (!payment) return refuse('unknown');
  const { state, amountYen, isOwed } = refund;
  if (state === 'failed' && amountYen > leftOfPayment(payment, refunds)) return refuse('too-much');
  if (!isOwed) return refuse('gone');
  const settledAt = new Date(context.clock.nowMs());
  await updateRefund(tx, refundCode, { state: 'done', settledAt, paidBy });
  await finish(tx, context, { payment, order, amountYen, way: 'hand' });
  return ok({ amountYen });
}

/** Whether a refund may change at its provider. One that is done there still fails if, say, the card was closed. */
const isAtProvider = ({ state, paidBy }: RefundRow): boolean =>
  state === 'asked' || state === 'waiting' || (state === 'done' && paidBy === '');

/**
 * Writes down what the provider said. The order is refunded, and the customer told so, only once the money is on its
 * way; where it waits for a bank account, the customer is told that.
 */
async function apply(context: Context, refundCode: string, answer: RefundAnswer): Promise<void> {
  const { ref, state } = answer;
  await context.db.transaction(async (tx) => {
    const before = await findRefund(tx, refundCode);
    const paid = before && (await findPayment(tx, before.paymentCode));
    const order = paid && (await lockOrder(tx, paid.orderCode));
    // Read again: what was seen before the lock may have been settled by somebody else.
    const refund = await findRefund(tx, refundCode);
    const payment = refund && (await findPayment(tx, refund.paymentCode));
    if (!order || !payment || !isAtProvider(refund)) return;
    if (refund.state === 'done' && state !== 'failed') return;
    if (refund.state === state && refund.providerRef === ref) return;
    const now = new Date(context.clock.nowMs());
    const isSettled = state === 'done' || state === 'failed';
    await updateRefund(tx, refundCode, { providerRef: ref, state, settledAt: isSettled ? now : null });
    if (state === 'waiting') await mailAboutOrder(tx, context, order, orderRefundWaitingMail);
    if (state === 'failed' && payment.state === 'refunded')
      await settlePayment(tx, payment.code, 'refunding', now);
    if (state === 'failed') {
      await noteInLog(tx, context, order, 'refund-failed', 'provider');
      const reason = answer.ref === null ? answer.reason : 'failed there';
      context.log.error(
        'refund failed',
        new Error(`The provider does not give back refund ${refundCode}: ${reason}.`),
      );
    }
    const { amountYen } = refund;
    if (state === 'done') await finish(tx, context, { payment, order, amountYen, way: 'provider' });
  });
}

/**
 * The job, and what a notice or the reconciliation starts: asks the provider that took the money for the refund, or
 * how far it is. Throws where that provider is not configured, so that the job is seen to fail; nothing is noted then.
 */
export async function settleRefund(context: Context, refundCode: string): Promise<void> {
  const refund = await findRefund(context.db, refundCode);
  const payment = refund && (await findPayment(context.db, refund.paymentCode));
  if (!payment || !isAtProvider(refund)) return;
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
    email: (await orderMailboxes(context.db, order)).to,
  });
  await apply(context, refundCode, answer);
}
