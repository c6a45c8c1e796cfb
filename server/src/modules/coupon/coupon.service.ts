import { couponDiscountYen, dayInTokyo, isEditable, ok, type Result, refuse } from '@fumi/domain';
import type { Context, TransactionContext } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { Refusal } from '../../http/call.ts';
import { type OrderRow, updateOrder } from '../order/order.repository.ts';
import { restateOrder, stateOrder } from '../order/statement.service.ts';
import {
  type CouponRow,
  couponsOfMember,
  insertUse,
  lockCoupon,
  releaseUse,
  takenSlots,
} from './coupon.repository.ts';

/** One answer for every reason: unknown, not yours, used up, out of date, or not for this order. */
const NO_COUPON: Refusal = { code: 'invalid', fields: { couponCode: ['coupon'] } };

/** The lowest free slot, or null where all are taken. */
function freeSlot(taken: readonly number[], maxUses: number): number | null {
  let slot = 1;
  while (taken[slot - 1] === slot) slot += 1;
  return slot <= maxUses ? slot : null;
}

/** What a coupon takes off this order today, or null where it does not fit. */
async function discountFor(
  db: Database | Transaction,
  context: TransactionContext,
  { terms }: CouponRow,
  order: OrderRow,
  memberCode: string,
): Promise<number | null> {
  const { quantities } = await stateOrder(db, context, order);
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
    const slot = freeSlot(await takenSlots(context.db, row.code), row.maxUses);
    if (discount !== null && slot !== null) fitting.push({ code: row.code, label: row.label, discount });
  }
  return fitting;
}

/** Reserves a coupon for a locked draft. One coupon an order. */
export async function redeemCoupon(
  tx: Transaction,
  context: TransactionContext,
  order: OrderRow,
  memberCode: string,
  typedCode: string,
): Promise<Result<OrderRow, Refusal>> {
  if (!isEditable(order.state)) return refuse({ code: 'wrong_state' });
  if (order.couponCode !== null) return refuse({ code: 'wrong_state', fields: { couponCode: ['one-only'] } });
  const coupon = await lockCoupon(tx, typedCode.trim().toUpperCase());
  if (coupon === null) return refuse(NO_COUPON);
  const discountYen = await discountFor(tx, context, coupon, order, memberCode);
  const slot = freeSlot(await takenSlots(tx, coupon.code), coupon.maxUses);
  if (discountYen === null || slot === null) return refuse(NO_COUPON);
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
  await restateOrder(tx, context, changed);
  return ok(changed);
}

const WITHOUT_COUPON = { couponCode: null, couponLabel: null, couponDiscountYen: 0 } as const;

/** Takes the coupon off a locked draft; the slot is free again. */
export async function cancelCoupon(
  tx: Transaction,
  context: TransactionContext,
  order: OrderRow,
): Promise<Result<OrderRow, Refusal>> {
  if (!isEditable(order.state)) return refuse({ code: 'wrong_state' });
  await releaseUse(tx, order.code);
  await updateOrder(tx, order.code, WITHOUT_COUPON);
  const changed = { ...order, ...WITHOUT_COUPON };
  await restateOrder(tx, context, changed);
  return ok(changed);
}
