import { HOLDING_STATES, isUnpaid, type PrintAddress } from '@fumi/domain';
import { and, asc, count, eq, gte, inArray, lt, ne, notExists, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { isAfter, isAnyOf } from '../../db/keyset.ts';
import { type Asked, lastTogether, prepared, together } from '../../db/prepared.ts';
import { book, bookItem } from '../../db/tables/book.ts';
import { campaign } from '../../db/tables/coupon.ts';
import { shopOrder } from '../../db/tables/order.ts';
import type { Keyring } from '../../secrets/keyring.ts';
import { addressIfOpen, sealedAddress, withOpenAddress } from './sealed-address.ts';

export type BookRow = typeof book.$inferSelect;
/** An item as the shop works with it: its address lies open. */
export type BookItemRow = Omit<typeof bookItem.$inferSelect, 'address'> & {
  readonly address: PrintAddress | null;
};

type Owned = { readonly code: string; readonly memberCode: string };
type Place = Pick<BookItemRow, 'pageNo' | 'z'>;

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

const itemsElsewhere = prepared(['code', 'pageNo', 'z'], (db, { code, pageNo, z }) =>
  db
    .select({ items: count() })
    .from(bookItem)
    .where(and(eq(bookItem.bookCode, code), or(ne(bookItem.pageNo, pageNo), ne(bookItem.z, z)))),
);

/**
 * The state of the member's book, which it keeps until the transaction ends, how many items it has in other places, and
 * what else is asked in the same flight; null where the book is not theirs.
 */
export async function lockState<Rows = never>(
  tx: Transaction,
  { code, memberCode }: Owned,
  { pageNo, z }: Place,
  also?: Asked<Rows>,
) {
  const [locked, counted, rows] = await together(
    tx,
    lockedState.of({ code, memberCode }),
    itemsElsewhere.of({ code, pageNo, z }),
    ...(also ? [also] : []),
  );
  const state = locked[0]?.state;
  return state === undefined ? null : { state, itemsElsewhere: counted[0]?.items ?? 0, also: rows };
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockBook(tx: Transaction, owned: Owned): Promise<BookRow | null> {
  const rows = await tx.select().from(book).where(isOwned(owned)).for('update');
  return rows[0] ?? null;
}

const byCode = prepared(['code'], (db, { code }) => db.select().from(book).where(eq(book.code, code)));

export async function findBookByCode(db: Database | Transaction, code: string): Promise<BookRow | null> {
  const rows = await byCode(db, { code });
  return rows[0] ?? null;
}

const itemsOf = prepared(['code'], (db, { code }) =>
  db
    .select()
    .from(bookItem)
    .where(eq(bookItem.bookCode, code))
    .orderBy(asc(bookItem.pageNo), asc(bookItem.z)),
);

export const listItems = async (
  db: Database | Transaction,
  keys: Keyring,
  code: string,
): Promise<BookItemRow[]> => (await itemsOf(db, { code })).map((row) => withOpenAddress(keys, row));

/** The same for what must go on without an address whose key is gone: it is null there. */
export const listItemsAsFarAsOpen = async (db: Database | Transaction, keys: Keyring, code: string) =>
  (await itemsOf(db, { code })).map((row) => addressIfOpen(keys, row));

/** On which pages of a book somebody stands, without who it is. */
export const facePages = (db: Database | Transaction, code: string) =>
  db
    .select({ kind: bookItem.kind, pageNo: bookItem.pageNo, addedPageNo: bookItem.addedPageNo })
    .from(bookItem)
    .where(and(eq(bookItem.bookCode, code), inArray(bookItem.kind, ['sender', 'recipient'])));

/** Seals the addresses of a book with the newest key, also those that an older one has sealed. They are read as before. */
export async function sealAddresses(tx: Transaction, keys: Keyring, code: string): Promise<void> {
  const sealed = (await itemsOf(tx, { code })).flatMap((row) => {
    const value = sealedAddress(keys, row);
    return value === null ? [] : [{ page_no: row.pageNo, z: row.z, value }];
  });
  await tx.execute(sql`
    update book_item set address = jsonb_build_object('sealed', sealed.value)
    from jsonb_to_recordset(${JSON.stringify(sealed)}::jsonb) as sealed(page_no smallint, z smallint, value text)
    where book_code = ${code} and book_item.page_no = sealed.page_no and book_item.z = sealed.z`);
}

const clearPlace = prepared(['bookCode', 'pageNo', 'z'], (db, { bookCode, pageNo, z }) =>
  db
    .delete(bookItem)
    .where(and(eq(bookItem.bookCode, bookCode), eq(bookItem.pageNo, pageNo), eq(bookItem.z, z))),
);

/** JSON of what may be null: a slot alone would make of it a null of JSON. */
const jsonOf = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

const ITEM = [
  ...(['bookCode', 'pageNo', 'z', 'kind', 'addedPageNo', 'x', 'y', 'itemId', 'layout', 'style'] as const),
  ...(['address', 'textValue', 'objectKey', 'sha256', 'byteCount', 'widthPx', 'heightPx'] as const),
];
const fillPlace = prepared(ITEM, (db, slots) =>
  db.insert(bookItem).values({
    ...slots,
    style: sql`${slots.style}::jsonb`,
    address: sql`${slots.address}::jsonb`,
  }),
);

const replacing = (row: BookItemRow) => {
  const { bookCode, pageNo, z, style, address } = row;
  return [
    clearPlace.of({ bookCode, pageNo, z }),
    fillPlace.of({ ...row, style: jsonOf(style), address: jsonOf(address) }),
  ] as const;
};

/** Puts an item in its place, instead of what was there before. */
export async function replaceItem(tx: Transaction, row: BookItemRow): Promise<void> {
  await together(tx, ...replacing(row));
}

/** The same, and commits: nothing is asked after it. */
export async function replaceItemAtLast(tx: Transaction, row: BookItemRow): Promise<void> {
  await lastTogether(tx, ...replacing(row));
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

/** A place in the list of finished books. */
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

/** Until when a book must have been begun, given up or sent, to be nobody's any more. */
type ExpiryDays = { readonly unordered: Date; readonly shipped: Date };

/** No order needs it, and no campaign offers it. Asked of the orders themselves: nothing is noted that could differ. */
function isExpired(db: Database | Transaction, { unordered, shipped }: ExpiryDays) {
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
        ),
      ),
    );
  const offering = db.select({ code: campaign.code }).from(campaign).where(eq(campaign.bookCode, book.code));
  return and(lt(book.createdAt, unordered), notExists(needing), notExists(offering));
}

/** A place in the list of books by age. */
export type BegunBook = { readonly code: string; readonly createdAt: Date };

/** The oldest books behind one, whoever needs them: how many are read does not hang on how many are kept. */
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
  // Who orders a book locks it first, and is seen only by a statement that begins after the lock.
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

/** Which of these photos, `photo/{book}/…`, an item of their book shows. */
export async function photosInUse(db: Database, keys: readonly string[]): Promise<string[]> {
  const books = [...new Set(keys.map((key) => key.split('/')[1] ?? ''))];
  const rows = await db
    .select({ key: bookItem.objectKey })
    .from(bookItem)
    .where(and(isAnyOf(bookItem.bookCode, books), isAnyOf(bookItem.objectKey, keys)));
  return rows.flatMap(({ key }) => key ?? []);
}
