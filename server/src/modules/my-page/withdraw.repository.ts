import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { member } from '../../db/tables/member.ts';
import { shopOrder } from '../../db/tables/order.ts';

/** Orders whose cards or money are still on their way. */
const ON_THE_WAY = ['payment_pending', 'paid', 'in_print', 'refunding'] as const;

export async function hasOrderOnTheWay(db: Database | Transaction, memberCode: string): Promise<boolean> {
  const rows = await db
    .select({ code: shopOrder.code })
    .from(shopOrder)
    .where(and(eq(shopOrder.memberCode, memberCode), inArray(shopOrder.state, [...ON_THE_WAY])))
    .limit(1);
  return rows.length > 0;
}

/** Addresses that the member gave with orders. */
export async function emailsOfOrders(db: Database | Transaction, memberCode: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ email: sql<string>`${shopOrder.customer} ->> 'email'` })
    .from(shopOrder)
    .where(eq(shopOrder.memberCode, memberCode));
  return rows.map(({ email }) => email);
}

/** Deletes the member; what belongs to them goes with the row, orders stay and forget whose they were. */
export const deleteMember = async (db: Database | Transaction, memberCode: string): Promise<void> => {
  await db.delete(member).where(eq(member.code, memberCode));
};
