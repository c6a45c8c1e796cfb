import { setImmediate } from 'node:timers/promises';
import { isEditable, ok, type Result, refuse, safeReturnPath } from '@fumi/domain';
import { invoiceSellerOf } from '../../content/goods.ts';
import type { Context, TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import type { HandlersOf, Refusal } from '../../http/call.ts';
import { cancelCoupon, couponsForOrder, redeemCoupon } from '../coupon/coupon.service.ts';
import {
  countOwnOrders,
  findOwnOrder,
  lockOwnOrder,
  type OrderRow,
  ownOrders,
  setOption,
} from '../order/order.repository.ts';
import { changeOrder } from '../order/order-change.service.ts';
import { findProfile, keepProfile } from '../order/order-profile.repository.ts';
import { updateTotal } from '../order/statement.service.ts';
import { paymentsOfOrder } from '../payment/payment.repository.ts';
import { beginPayment } from '../payment/payment.service.ts';
import { cancelAttempt } from '../payment/payment-cancel.service.ts';
import { settle, settleOpen } from '../payment/payment-settle.service.ts';
import { giveBackUse, refuseOverLimit } from '../rate-limit/rate-limit.service.ts';
import { refuseUnnotified } from '../session/notified.ts';
import { cancelOrder } from './order-cancel.service.ts';
import { createOrder, settleHolder } from './order-create.service.ts';
import { customerProblems } from './order-goods.ts';
import { type OrderView, orderView, statementAnswer } from './order-view.ts';

const ORDERS_A_PAGE = 20;

type Change = (tx: Transaction, order: OrderRow) => Promise<Result<OrderRow, Refusal>>;

/**
 * Cancels the open attempt of an order whose amount has just changed, and makes the order a draft
 * again.
 */
async function reopened(tx: Transaction, context: TransactionContext, order: OrderRow): Promise<OrderRow> {
  await cancelAttempt(tx, context, order.code);
  return (await changeOrder(tx, context, order, 'payment-failed', 'member')) ?? order;
}

/**
 * Changes the member's own order under its lock, and answers with the statement that follows. Somebody who came back
 * from the provider without paying may still change it; a change that is refused leaves their attempt alone.
 */
async function changed(context: Context, orderCode: string, memberCode: string, change: Change) {
  const seen = await findOwnOrder(context.db, orderCode, memberCode);
  if (seen?.state === 'payment_pending') await settleOpen(context, orderCode);
  const done = await context.db.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, orderCode, memberCode);
    if (order === null) return refuse({ code: 'not_found' } as const);
    const isPending = order.state === 'payment_pending';
    const result = await change(tx, isPending ? { ...order, state: 'draft' } : order);
    if (!result.ok) return result;
    return isPending ? ok(await reopened(tx, context, { ...result.value, state: order.state })) : result;
  });
  return done.ok ? ok(await statementAnswer(context, done.value)) : done;
}

/** The absolute URL of ours to which the provider sends the payer back; null for any other. */
function returnUrl(context: Context, text: string): string | null {
  const { baseUrl } = context.config;
  const parsed = URL.canParse(text, baseUrl) ? new URL(text, baseUrl) : null;
  const path = safeReturnPath(text, parsed, [baseUrl]);
  return path === null ? null : `${baseUrl}${path}`;
}

const optionChange =
  (context: TransactionContext, optionId: number, qty: number): Change =>
  async (tx, order) => {
    if (!isEditable(order.state)) return refuse({ code: 'wrong_state' });
    const option = context.content.goods.options.find(
      ({ id, productCodes }) => id === optionId && productCodes.includes(order.productCode),
    );
    if (!option || qty > option.max) return refuse({ code: 'invalid', fields: { optionId: ['option'] } });
    const { label, unitYen } = option;
    await setOption(tx, { orderCode: order.code, optionId, label, unitYen, qty });
    await updateTotal(tx, context, order);
    return ok(order);
  };

/** Asks the provider once more after the payer has come back, and says how the payment stands. */
async function confirmPayment(context: Context, order: OrderRow) {
  const last = (await paymentsOfOrder(context.db, order.code)).at(-1);
  if (last?.state === 'open') await settle(context, last.code);
  const now = await findOwnOrder(context.db, order.code, order.memberCode ?? '');
  const state = now?.state ?? order.state;
  if (['paid', 'in_print', 'shipped'].includes(state)) return 'paid' as const;
  if (state === 'payment_pending') return 'pending' as const;
  return state === 'draft' ? ('failed' as const) : ('cancelled' as const);
}

type OrderCalls =
  | 'orderCreate'
  | 'orderOptionSet'
  | 'orderCouponUse'
  | 'orderCouponList'
  | 'orderCouponCancel'
  | 'orderCheck'
  | 'orderPayment'
  | 'orderPaymentConfirm'
  | 'orderCancel'
  | 'orderGet'
  | 'orderList'
  | 'orderProfileGet'
  | 'orderProfileCreate';

export const orderHandlers: HandlersOf<OrderCalls> = {
  orderCreate: async ({ context, signedIn, input, once }) => {
    const unnotified = refuseUnnotified(signedIn);
    if (unnotified) return refuse(unnotified);
    const { member } = signedIn;
    const limited = await refuseOverLimit(context, ['order-create-member', member.code]);
    if (limited) return refuse(limited);
    await settleHolder(context, member.code, input.body);
    return once((tx) => createOrder(tx, context, member.code, input.body));
  },
  orderOptionSet: ({ context, signedIn, input: { body } }) =>
    changed(context, body.orderCode, signedIn.member.code, optionChange(context, body.optionId, body.qty)),
  orderCouponUse: async ({ context, signedIn: { member }, input: { body } }) => {
    const limited = await refuseOverLimit(context, ['coupon-wrong-member', member.code]);
    if (limited) return refuse(limited);
    const used = await changed(context, body.orderCode, member.code, (tx, order) =>
      redeemCoupon(tx, context, order, member.code, body.couponCode),
    );
    const isWrong = !used.ok && used.error.code === 'invalid';
    if (!isWrong) await giveBackUse(context, 'coupon-wrong-member', member.code);
    return used;
  },
  orderCouponList: async ({ context, signedIn: { member }, input: { query } }) => {
    const order = await findOwnOrder(context.db, query.orderCode, member.code);
    if (order === null) return refuse({ code: 'not_found' });
    return ok({ coupons: await couponsForOrder(context, order, member.code) });
  },
  orderCouponCancel: ({ context, signedIn, input: { body } }) =>
    changed(context, body.orderCode, signedIn.member.code, (tx, order) => cancelCoupon(tx, context, order)),
  orderCheck: async ({ context, signedIn, input: { body } }) => {
    const order = await findOwnOrder(context.db, body.orderCode, signedIn.member.code);
    return order ? ok(await statementAnswer(context, order)) : refuse({ code: 'not_found' });
  },
  orderPayment: async ({ context, signedIn, input: { body } }) => {
    const returnOkUrl = returnUrl(context, body.returnOkUrl);
    if (!returnOkUrl) return refuse({ code: 'invalid', fields: { returnOkUrl: ['url'] } });
    const returnNgUrl = returnUrl(context, body.returnNgUrl);
    if (!returnNgUrl) return refuse({ code: 'invalid', fields: { returnNgUrl: ['url'] } });
    const limited = await refuseOverLimit(context, ['payment-member', signedIn.member.code]);
    if (limited) return refuse(limited);
    const started = await beginPayment(context, {
      orderCode: body.code,
      memberCode: signedIn.member.code,
      type: body.paymentType,
      returnOkUrl,
      returnNgUrl,
      expectedYen: body.total ?? null,
    });
    return started.ok ? ok({ ...started.value, postdata: {} }) : started;
  },
  orderPaymentConfirm: async ({ context, signedIn, input: { body } }) => {
    const order = await findOwnOrder(context.db, body.code, signedIn.member.code);
    return order ? ok({ status: await confirmPayment(context, order) }) : refuse({ code: 'not_found' });
  },
  orderCancel: async ({ context, signedIn, input: { body } }) => {
    const cancelled = await cancelOrder(context, signedIn.member.code, body);
    return cancelled.ok ? ok({ state: cancelled.value.state }) : cancelled;
  },
  orderGet: async ({ context, signedIn, input: { params } }) => {
    const order = await findOwnOrder(context.db, params.orderCode, signedIn.member.code);
    if (order === null) return refuse({ code: 'not_found' });
    return ok({ order: await orderView(context, order), seller: invoiceSellerOf(context.content.goods) });
  },
  orderList: async ({ context, signedIn, input: { query } }) => {
    const { code } = signedIn.member;
    const rows = await ownOrders(context.db, code, ORDERS_A_PAGE, (query.page - 1) * ORDERS_A_PAGE);
    const orders: OrderView[] = [];
    for (const row of rows) {
      orders.push(await orderView(context, row));
      // Each view takes a dozen queries: other calls are served in between.
      await setImmediate();
    }
    return ok({ orders, total: await countOwnOrders(context.db, code) });
  },
  orderProfileGet: async ({ context, signedIn }) =>
    ok({ orderProfile: await findProfile(context.db, signedIn.member.code) }),
  orderProfileCreate: async ({ context, signedIn, input }) => {
    const fields = customerProblems(context, input.body, []);
    if (Object.keys(fields).length > 0) return refuse({ code: 'invalid', fields });
    await keepProfile(context.db, {
      memberCode: signedIn.member.code,
      customer: input.body,
      updatedAt: new Date(context.clock.nowMs()),
    });
    return ok({ orderProfile: input.body });
  },
};
