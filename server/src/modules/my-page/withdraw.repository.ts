import { HOLDING_STATES, type OrderState } from '@fumi/domain';
import type { Database, Transaction } from '../../db/database.ts';
import { and, asc, eq, inArray, ne } from '../../db/drizzle.ts';
import { book } from '../../db/tables/book.ts';
import { draft } from '../../db/tables/draft.ts';
import { member } from '../../db/tables/member.ts';
import { shopOrder } from '../../db/tables/order.ts';
import { payment } from '../../db/tables/payment.ts';

/** States of orders whose cards are still to come, and of those whose money is. */
const WAITS_IN = {
  'on-the-way': ['payment_pending', 'paid', 'in_print'],
  refunding: ['refunding'],
} as const satisfies Readonly<Record<string, readonly OrderState[]>>;

type Wait = keyof typeof WAITS_IN;
const WAITS = Object.keys(WAITS_IN) as Wait[];

/** Whether others have ordered a book of a member, through a campaign, and it is still to be printed for them. */
async function isHeldByOthers(tx: Transaction, memberCode: string): Promise<boolean> {
  const held = await tx
    .select({ code: shopOrder.code })
    .from(shopOrder)
    .innerJoin(book, eq(book.code, shopOrder.bookCode))
    .where(
      and(
        eq(book.memberCode, memberCode),
        ne(shopOrder.memberCode, memberCode),
        inArray(shopOrder.state, [...HOLDING_STATES]),
      ),
    )
    .limit(1);
  return held.length > 0;
}

/** Whether money of a member's orders goes back, or is owed again after it failed, whatever state the order is in. */
async function isMoneyOwed(tx: Transaction, memberCode: string): Promise<boolean> {
  const owed = await tx
    .select({ code: payment.code })
    .from(payment)
    .innerJoin(shopOrder, eq(shopOrder.code, payment.orderCode))
    .where(and(eq(shopOrder.memberCode, memberCode), eq(payment.state, 'refunding')))
    .limit(1);
  return owed.length > 0;
}

/**
 * What keeps a member: cards or money that they wait for, or the orders of others. Books and orders are locked, as an
 * order locks them when it is made, paid and cancelled: nothing of them moves until the member has gone.
 */
export async function withdrawalBlockers(
  tx: Transaction,
  memberCode: string,
): Promise<(Wait | 'campaign')[]> {
  const isTheirs = eq(book.memberCode, memberCode);
  await tx.select({ code: book.code }).from(book).where(isTheirs).orderBy(asc(book.code)).for('update');
  const orders = await tx
    .select({ state: shopOrder.state })
    .from(shopOrder)
    .where(eq(shopOrder.memberCode, memberCode))
    .orderBy(asc(shopOrder.code))
    .for('update');
  const isOwed = await isMoneyOwed(tx, memberCode);
  const own = WAITS.filter((wait) => {
    const states: readonly OrderState[] = WAITS_IN[wait];
    return (wait === 'refunding' && isOwed) || orders.some(({ state }) => states.includes(state));
  });
  return (await isHeldByOthers(tx, memberCode)) ? [...own, 'campaign'] : own;
}

/** Codes by which mails and files of the store are found once the member's rows are gone. */
export type LeftBehind = {
  readonly orders: readonly string[];
  readonly books: readonly string[];
  readonly drafts: readonly string[];
};

async function codesIn(
  tx: Transaction,
  table: typeof shopOrder | typeof book | typeof draft,
  memberCode: string,
) {
  const rows = await tx.select({ code: table.code }).from(table).where(eq(table.memberCode, memberCode));
  return rows.map(({ code }) => code);
}

/** Codes of what the member has. */
export async function leftBehind(tx: Transaction, memberCode: string): Promise<LeftBehind> {
  return {
    orders: await codesIn(tx, shopOrder, memberCode),
    books: await codesIn(tx, book, memberCode),
    drafts: await codesIn(tx, draft, memberCode),
  };
}

/** Deletes the member; what belongs to them goes with the row, orders stay and forget whose they were. */
export const deleteMember = async (db: Database | Transaction, memberCode: string): Promise<void> => {
  await db.delete(member).where(eq(member.code, memberCode));
};
