import { and, asc, count, eq, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { coupon, couponUse } from '../../db/tables/coupon.ts';
import { shopOrder } from '../../db/tables/order.ts';
import type { OrderRow } from '../order/order.repository.ts';

export type CouponRow = typeof coupon.$inferSelect;

/** Locks the coupon until the transaction ends, so that its slots are counted by one at a time. */
export async function lockCoupon(tx: Transaction, code: string): Promise<CouponRow | null> {
  const rows = await tx.select().from(coupon).where(eq(coupon.code, code)).for('update');
  return rows[0] ?? null;
}

export const insertCoupon = async (
  db: Database | Transaction,
  row: typeof coupon.$inferInsert,
): Promise<void> => {
  await db.insert(coupon).values(row);
};

export const listCoupons = (db: Database | Transaction): Promise<CouponRow[]> =>
  db.select().from(coupon).orderBy(asc(coupon.createdAt), asc(coupon.code));

export async function countUses(db: Database | Transaction, couponCode: string): Promise<number> {
  const rows = await db.select({ uses: count() }).from(couponUse).where(eq(couponUse.couponCode, couponCode));
  return rows[0]?.uses ?? 0;
}

/** Coupons that were made out to this member. */
export const couponsOfMember = (db: Database | Transaction, memberCode: string): Promise<CouponRow[]> =>
  db
    .select()
    .from(coupon)
    .where(sql`${coupon.terms} ->> 'ownerCode' = ${memberCode}`)
    .orderBy(asc(coupon.createdAt));

export async function takenSlots(db: Database | Transaction, couponCode: string): Promise<number[]> {
  const rows = await db
    .select({ slot: couponUse.slot })
    .from(couponUse)
    .where(eq(couponUse.couponCode, couponCode))
    .orderBy(asc(couponUse.slot));
  return rows.map(({ slot }) => slot);
}

/** In how many orders of this member the coupon is now. */
export async function countUsesOfMember(
  db: Database | Transaction,
  couponCode: string,
  memberCode: string,
): Promise<number> {
  const rows = await db
    .select({ uses: count() })
    .from(couponUse)
    .innerJoin(shopOrder, eq(shopOrder.code, couponUse.orderCode))
    .where(and(eq(couponUse.couponCode, couponCode), eq(shopOrder.memberCode, memberCode)));
  return rows[0]?.uses ?? 0;
}

/** Drafts that have held the coupon since before, locked; those that somebody is changing just now are left alone. */
export async function lockDraftsHolding(
  tx: Transaction,
  couponCode: string,
  before: Date,
): Promise<readonly OrderRow[]> {
  const rows = await tx
    .select({ order: shopOrder })
    .from(couponUse)
    .innerJoin(shopOrder, eq(shopOrder.code, couponUse.orderCode))
    .where(
      and(
        eq(couponUse.couponCode, couponCode),
        eq(couponUse.state, 'reserved'),
        lt(couponUse.at, before),
        eq(shopOrder.state, 'draft'),
      ),
    )
    .for('update', { of: shopOrder, skipLocked: true });
  return rows.map(({ order }) => order);
}

export const insertUse = async (tx: Transaction, row: typeof couponUse.$inferInsert): Promise<void> => {
  await tx.insert(couponUse).values(row);
};

/** The order lets its coupon go, reserved or used: somebody may use it again. */
export const releaseUse = async (tx: Transaction, orderCode: string): Promise<void> => {
  await tx.delete(couponUse).where(eq(couponUse.orderCode, orderCode));
};

export const settleUse = async (tx: Transaction, orderCode: string): Promise<void> => {
  await tx.update(couponUse).set({ state: 'used' }).where(eq(couponUse.orderCode, orderCode));
};
