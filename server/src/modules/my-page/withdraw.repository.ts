import type { OrderState } from '@fumi/domain';
import type { Database, Transaction } from '../../db/database.ts';
import { asc, eq, sql } from '../../db/drizzle.ts';
import { book } from '../../db/tables/book.ts';
import { member } from '../../db/tables/member.ts';
import { shopOrder } from '../../db/tables/order.ts';

/** Orders whose cards are still on their way, and those whose money is. */
const WAITS_IN = {
  'on-the-way': ['payment_pending', 'paid', 'in_print'],
  refunding: ['refunding'],
} as const satisfies Readonly<Record<string, readonly OrderState[]>>;

type Wait = keyof typeof WAITS_IN;
const WAITS = Object.keys(WAITS_IN) as Wait[];

/**
 * What a member waits for: cards, money or both. Books and orders are locked, as an order locks them when it is made, paid
 * and cancelled: nothing of them moves until the member has gone.
 */
export async function withdrawalBlockers(tx: Transaction, memberCode: string): Promise<Wait[]> {
  const isTheirs = eq(book.memberCode, memberCode);
  await tx.select({ code: book.code }).from(book).where(isTheirs).orderBy(asc(book.code)).for('update');
  const orders = await tx
    .select({ state: shopOrder.state })
    .from(shopOrder)
    .where(eq(shopOrder.memberCode, memberCode))
    .orderBy(asc(shopOrder.code))
    .for('update');
  return WAITS.filter((wait) => {
    const states: readonly OrderState[] = WAITS_IN[wait];
    return orders.some(({ state }) => states.includes(state));
  });
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
