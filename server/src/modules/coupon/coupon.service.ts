import { couponDiscountYen, dayInTokyo, isEditable, ok, type Result, refuse, typedCode } from '@fumi/domain';
import type { Context, TransactionContext } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { Refusal } from '../../http/call.ts';
import { type OrderRow, updateOrder } from '../order/order.repository.ts';
import { computeStatement, updateTotal } from '../order/statement.service.ts';
import {
  type CouponRow,
  countUsesOfMember,
  couponsOfMember,
  freeSlot,
  insertUse,
  lockCoupon,
  lockDraftsHolding,
  releaseUse,
} from './coupon.repository.ts';

/** One answer for every reason: unknown, not yours, used up, out of date, or not for this order. */
const NO_COUPON: Refusal = { code: 'invalid', fields: { couponCode: ['coupon'] } };

/** Only for a member who uses the coupon in another order already: it tells nobody else that the code exists. */
const TAKEN: Refusal = { code: 'wrong_state', fields: { couponCode: ['taken'] } };

/** How long a draft keeps a coupon from others, ms. */
const HELD_MS = 3_600_000;

/** What a coupon takes off this order today, or null where it does not fit. */
async function discountFor(
  db: Database | Transaction,
  context: TransactionContext,
  { terms }: CouponRow,
  order: OrderRow,
  memberCode: string,
): Promise<number | null> {
  const { quantities } = await computeStatement(db, context, order);
  return couponDiscountYen(terms, {
    memberCode,
    productCode: order.productCode,
    unitPriceYen: order.unitPriceYen,
    quantity: quantities.reduce((sum, each) => sum + each, 0),
    today: dayInTokyo(context.clock.nowMs()),
  });
}

type OwnCoupon = { readonly code: string; readonly label: string; readonly discount: number };

/** The member's own coupons that still have a use and fit this order. */
export async function couponsForOrder(
  context: Context,
  order: OrderRow,
  memberCode: string,
): Promise<OwnCoupon[]> {
  const fitting: OwnCoupon[] = [];
  for (const row of await couponsOfMember(context.db, memberCode)) {
    const discount = await discountFor(context.db, context, row, order, memberCode);
    const slot = await freeSlot(context.db, row);
    if (discount !== null && slot !== null) fitting.push({ code: row.code, label: row.label, discount });
  }
  return fitting;
}

const WITHOUT_COUPON = { couponCode: null, couponLabel: null, couponDiscountYen: 0 } as const;

async function takeOff(tx: Transaction, context: TransactionContext, order: OrderRow): Promise<OrderRow> {
  await releaseUse(tx, order.code);
  await updateOrder(tx, order.code, WITHOUT_COUPON);
  const changed = { ...order, ...WITHOUT_COUPON };
  await updateTotal(tx, context, changed);
  return changed;
}

/** Takes a locked coupon off the drafts that have kept it too long. They may use it again where it is still free. */
async function freeAbandoned(
  tx: Transaction,
  context: TransactionContext,
  couponCode: string,
  exceptOrder: string,
): Promise<void> {
  const before = new Date(context.clock.nowMs() - HELD_MS);
  for (const draft of await lockDraftsHolding(tx, couponCode, before))
    if (draft.code !== exceptOrder) await takeOff(tx, context, draft);
}

/**
 * Reserves a coupon for a locked draft. An order has one coupon; the same code again is answered as
 * the first time, because that answer may have been lost.
 */
export async function redeemCoupon(
  tx: Transaction,
  context: TransactionContext,
  order: OrderRow,
  memberCode: string,
  typed: string,
): Promise<Result<OrderRow, Refusal>> {
  if (!isEditable(order.state)) return refuse({ code: 'wrong_state' });
  const couponCode = typedCode(typed);
  if (order.couponCode === couponCode) return ok(order);
  if (order.couponCode !== null) return refuse({ code: 'wrong_state', fields: { couponCode: ['one-only'] } });
  const coupon = await lockCoupon(tx, couponCode);
  if (coupon === null) return refuse(NO_COUPON);
  const discountYen = await discountFor(tx, context, coupon, order, memberCode);
  if (discountYen === null) return refuse(NO_COUPON);
  await freeAbandoned(tx, context, coupon.code, order.code);
  const own = await countUsesOfMember(tx, coupon.code, memberCode);
  if (own >= coupon.maxUsesPerMember) return refuse(TAKEN);
  const slot = await freeSlot(tx, coupon);
  if (slot === null) return refuse(own > 0 ? TAKEN : NO_COUPON);
  await insertUse(tx, {
    couponCode: coupon.code,
    slot,
    orderCode: order.code,
    state: 'reserved',
    at: new Date(context.clock.nowMs()),
  });
  const changes = { couponCode: coupon.code, couponLabel: coupon.label, couponDiscountYen: discountYen };
  await updateOrder(tx, order.code, changes);
  const changed = { ...order, ...changes };
  await updateTotal(tx, context, changed);
  return ok(changed);
}

/** Takes the coupon off a locked draft; the slot is free again. */
export async function cancelCoupon(
  tx: Transaction,
  context: TransactionContext,
  order: OrderRow,
): Promise<Result<OrderRow, Refusal>> {
  if (!isEditable(order.state)) return refuse({ code: 'wrong_state' });
  return ok(await takeOff(tx, context, order));
}
