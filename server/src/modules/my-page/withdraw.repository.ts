import type { OrderState } from '@fumi/domain';
import type { Database, Transaction } from '../../db/database.ts';
import { asc, eq, sql } from '../../db/drizzle.ts';
import { book } from '../../db/tables/book.ts';
import { member } from '../../db/tables/member.ts';
import { shopOrder } from '../../db/tables/order.ts';

/** Orders whose cards or money are still on their way. */
const ON_THE_WAY: readonly OrderState[] = ['payment_pending', 'paid', 'in_print', 'refunding'];

/**
 * Whether a member waits for cards or money. Books and orders are locked, as an order locks them when it is made, paid
 * and cancelled: nothing of them moves until the member has gone.
 */
export async function hasOrderOnTheWay(tx: Transaction, memberCode: string): Promise<boolean> {
  const isTheirs = eq(book.memberCode, memberCode);
  await tx.select({ code: book.code }).from(book).where(isTheirs).orderBy(asc(book.code)).for('update');
  const orders = await tx
    .select({ state: shopOrder.state })
    .from(shopOrder)
    .where(eq(shopOrder.memberCode, memberCode))
    .orderBy(asc(shopOrder.code))
    .for('update');
  return orders.some(({ state }) => ON_THE_WAY.includes(state));
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
