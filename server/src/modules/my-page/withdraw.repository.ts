import { and, eq, inArray } from 'drizzle-orm';
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

/** Deletes the member; what belongs to them goes with the row, orders stay and forget whose they were. */
export const deleteMember = async (db: Database | Transaction, memberCode: string): Promise<void> => {
  await db.delete(member).where(eq(member.code, memberCode));
};
