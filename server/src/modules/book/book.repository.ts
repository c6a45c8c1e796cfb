import { HOLDING_STATES, isUnpaid } from '@fumi/domain';
import type { Database, Transaction } from '../../db/database.ts';
import { and, asc, eq, exists, gte, inArray, isNull, lt, notExists, or, sql } from '../../db/drizzle.ts';
import { isAfter, isAnyOf } from '../../db/keyset.ts';
import { type Asked, prepared, runPipelined } from '../../db/prepared.ts';
import { book } from '../../db/tables/book.ts';
import { campaign } from '../../db/tables/coupon.ts';
import { inquiry } from '../../db/tables/inquiry.ts';
import { shopOrder } from '../../db/tables/order.ts';
import { itemsElsewhere, type Place } from './book-item.repository.ts';

export type BookRow = typeof book.$inferSelect;
type Owned = { readonly code: string; readonly memberCode: string };

const isOwned = ({ code, memberCode }: Owned) => and(eq(book.code, code), eq(book.memberCode, memberCode));

export const insertBook = async (
  db: Database | Transaction,
  row: typeof book.$inferInsert,
): Promise<void> => {
  await db.insert(book).values(row);
};

/** A book of the member; another's is as if it were not there. */
export const ownBook = prepared(['code', 'memberCode'], (db, { code, memberCode }) =>
  db
    .select()
    .from(book)
    .where(and(eq(book.code, code), eq(book.memberCode, memberCode))),
);

export async function findOwnBook(db: Database | Transaction, owned: Owned): Promise<BookRow | null> {
  const rows = await ownBook(db, owned);
  return rows[0] ?? null;
}

const lockedState = prepared(['code', 'memberCode'], (db, { code, memberCode }) =>
  db
    .select({ state: book.state })
    .from(book)
    .where(and(eq(book.code, code), eq(book.memberCode, memberCode)))
    .for('update'),
);

/**
 * Locks the member's book until the transaction ends. Answers with its state, how many items it has
 * outside this place, and the rows of `also`, asked in the same pipeline; null where the book is
 * not theirs.
 */
export async function lockState<Rows = never>(
  tx: Transaction,
  { code, memberCode }: Owned,
  { pageNo, z }: Place,
  also?: Asked<Rows>,
) {
  const [locked, counted, rows] = await runPipelined(
    tx,
    lockedState.of({ code, memberCode }),
    itemsElsewhere.of({ code, pageNo, z }),
    ...(also ? [also] : []),
  );
  const state = locked[0]?.state;
  return state === undefined ? null : { state, itemsElsewhere: counted[0]?.items ?? 0, also: rows };
}

/** The member's book, locked until the transaction ends; null where it is not theirs. */
export async function lockBook(tx: Transaction, owned: Owned): Promise<BookRow | null> {
  const rows = await tx.select().from(book).where(isOwned(owned)).for('update');
  return rows[0] ?? null;
}

const byCode = prepared(['code'], (db, { code }) => db.select().from(book).where(eq(book.code, code)));

export async function findBookByCode(db: Database | Transaction, code: string): Promise<BookRow | null> {
  const rows = await byCode(db, { code });
  return rows[0] ?? null;
}

export const completeBook = async (
  db: Database | Transaction,
  code: string,
  completedAt: Date,
): Promise<void> => {
  await db.update(book).set({ state: 'complete', completedAt }).where(eq(book.code, code));
};

export const updatePress = async (
  db: Database | Transaction,
  code: string,
  press: Pick<BookRow, 'press'> & Partial<Pick<BookRow, 'pressTries' | 'pressSha256'>>,
): Promise<void> => {
  await db.update(book).set(press).where(eq(book.code, code));
};

/**
 * As `updatePress`, if the book still waits and has the press file with which it was read; else false.
 * Another render may have finished meanwhile, or a corrected address face may have queued a new one.
 */
export async function updateWaitingPress(
  db: Database | Transaction,
  { code, pressSha256 }: Pick<BookRow, 'code' | 'pressSha256'>,
  press: Parameters<typeof updatePress>[2],
): Promise<boolean> {
  const waits = and(eq(book.code, code), eq(book.press, 'waiting'));
  const isSameFile = sql`${book.pressSha256} is not distinct from ${pressSha256}`;
  const rows = await db.update(book).set(press).where(and(waits, isSameFile)).returning({ code: book.code });
  return rows.length > 0;
}

/** Cursor of the list of finished books. */
export type WaitingBook = { readonly code: string; readonly createdAt: Date };

/** Finished books without a press file, the oldest first; those that have failed wait for a person instead. */
export const listWaitingForPress = (
  db: Database | Transaction,
  before: Date,
  after: WaitingBook | null,
  limit: number,
): Promise<WaitingBook[]> =>
  db
    .select({ code: book.code, createdAt: sql<Date>`${book.completedAt}`.mapWith(book.completedAt) })
    .from(book)
    .where(
      and(
        eq(book.state, 'complete'),
        eq(book.press, 'waiting'),
        lt(book.completedAt, before),
        isAfter(book.completedAt, book.code, after),
      ),
    )
    .orderBy(asc(book.completedAt), asc(book.code))
    .limit(limit);

const paidOrder = prepared(['code'], (db, { code }) =>
  db
    .select({ code: shopOrder.code })
    .from(shopOrder)
    .where(
      and(
        eq(shopOrder.bookCode, code),
        eq(shopOrder.type, 'normal'),
        inArray(
          shopOrder.state,
          HOLDING_STATES.filter((state) => !isUnpaid(state)),
        ),
      ),
    ),
);

/** The order of its member that was paid and still holds the book, or null. */
export async function findPaidOrder(db: Database | Transaction, code: string): Promise<string | null> {
  const rows = await paidOrder(db, { code });
  return rows[0]?.code ?? null;
}

/**
 * A book expires that was begun before `unordered`, whose orders ended before it or shipped before `shipped`, and about
 * which no inquiry waits.
 */
type ExpiryDays = { readonly unordered: Date; readonly shipped: Date };

/** Condition: no order needs the book, no campaign offers it. Read from the orders, as a stored mark could be wrong. */
function isExpired(db: Database | Transaction, { unordered, shipped }: ExpiryDays) {
  const asking = db
    .select({ code: inquiry.code })
    .from(inquiry)
    .where(and(eq(inquiry.orderCode, shopOrder.code), isNull(inquiry.settledAt)));
  const needing = db
    .select({ code: shopOrder.code })
    .from(shopOrder)
    .where(
      and(
        eq(shopOrder.bookCode, book.code),
        or(
          inArray(shopOrder.state, [...HOLDING_STATES, 'refunding']),
          gte(shopOrder.endedAt, unordered),
          gte(shopOrder.shippedAt, shipped),
          exists(asking),
        ),
      ),
    );
  const offering = db.select({ code: campaign.code }).from(campaign).where(eq(campaign.bookCode, book.code));
  return and(lt(book.createdAt, unordered), notExists(needing), notExists(offering));
}

/** Cursor of the list of books by age. */
export type BegunBook = { readonly code: string; readonly createdAt: Date };

/** The oldest books after a cursor, needed or not: a batch costs the same however many books are kept. */
export const booksBegunBefore = (
  db: Database,
  before: Date,
  after: BegunBook | null,
  limit: number,
): Promise<BegunBook[]> =>
  db
    .select({ code: book.code, createdAt: book.createdAt })
    .from(book)
    .where(and(lt(book.createdAt, before), isAfter(book.createdAt, book.code, after)))
    .orderBy(asc(book.createdAt), asc(book.code))
    .limit(limit);

/** Which of these books nobody needs any more. */
export async function expiredAmong(
  db: Database,
  codes: readonly string[],
  days: ExpiryDays,
): Promise<string[]> {
  const rows = await db
    .select({ code: book.code })
    .from(book)
    .where(and(isAnyOf(book.code, codes), isExpired(db, days)));
  return rows.map(({ code }) => code);
}

/** Deletes an expired book; false where somebody needs it meanwhile. Its orders stay, without it. */
export async function deleteExpired(tx: Transaction, code: string, days: ExpiryDays): Promise<boolean> {
  // Creating an order locks its book first: the delete below begins after this lock, and so sees the order.
  await tx.select({ code: book.code }).from(book).where(eq(book.code, code)).for('update');
  const rows = await tx
    .delete(book)
    .where(and(eq(book.code, code), isExpired(tx, days)))
    .returning({ code: book.code });
  return rows.length > 0;
}

/** Which of these books are there. */
export async function booksThere(db: Database, codes: readonly string[]): Promise<string[]> {
  const rows = await db.select({ code: book.code }).from(book).where(isAnyOf(book.code, codes));
  return rows.map(({ code }) => code);
}
