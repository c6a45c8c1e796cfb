import type { Database, Transaction } from '../../db/database.ts';
import { alias, and, asc, count, desc, eq, lt, notExists, sql } from '../../db/drizzle.ts';
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

/** The first or the last taken slot of a coupon, by `order`; null where no slot is taken. */
async function boundarySlot(
  db: Database | Transaction,
  code: string,
  order: typeof asc | typeof desc,
): Promise<number | null> {
  const { slot, couponCode } = couponUse;
  const rows = await db
    .select({ slot })
    .from(couponUse)
    .where(eq(couponCode, code))
    .orderBy(order(slot))
    .limit(1);
  return rows[0]?.slot ?? null;
}

/** The lowest free slot that comes right after a taken one; null where there is none. */
async function firstGap(
  db: Database | Transaction,
  { code, maxUses }: Pick<CouponRow, 'code' | 'maxUses'>,
): Promise<number | null> {
  const next = alias(couponUse, 'next');
  const behind = sql<number>`${couponUse.slot} + 1`;
  const isNext = and(eq(next.couponCode, code), eq(next.slot, behind));
  const taken = db.select({ one: sql`1` }).from(next).where(isNext);
  const rows = await db
    .select({ slot: behind })
    .from(couponUse)
    .where(and(eq(couponUse.couponCode, code), lt(couponUse.slot, maxUses), notExists(taken)))
    .orderBy(asc(couponUse.slot))
    .limit(1);
  return rows[0]?.slot ?? null;
}

/**
 * A free slot of a coupon, or null where all are taken: slot 1, the one behind the last, or the
 * first gap. Found by the index, as reading half a million uses of a code would keep other orders
 * waiting.
 */
export async function freeSlot(
  db: Database | Transaction,
  coupon: Pick<CouponRow, 'code' | 'maxUses'>,
): Promise<number | null> {
  if ((await boundarySlot(db, coupon.code, asc)) !== 1) return 1;
  const behind = ((await boundarySlot(db, coupon.code, desc)) ?? 0) + 1;
  return behind <= coupon.maxUses ? behind : firstGap(db, coupon);
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

export const markCouponUsed = async (tx: Transaction, orderCode: string): Promise<void> => {
  await tx.update(couponUse).set({ state: 'used' }).where(eq(couponUse.orderCode, orderCode));
};
