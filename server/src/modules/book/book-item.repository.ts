import type { PrintAddress } from '@fumi/domain';
import type { Database, Transaction } from '../../db/database.ts';
import { and, asc, count, eq, inArray, ne, or, sql } from '../../db/drizzle.ts';
import { isAnyOf } from '../../db/keyset.ts';
import { prepared, runPipelined, runPipelinedAndCommit } from '../../db/prepared.ts';
import { bookItem } from '../../db/tables/book.ts';
import type { Keyring } from '../../secrets/keyring.ts';
import { sealedAddress, unsealedAddressOrLost, withUnsealedAddress } from './sealed-address.ts';

/** An item as the shop works with it: its address is unencrypted. */
export type BookItemRow = Omit<typeof bookItem.$inferSelect, 'address'> & {
  readonly address: PrintAddress | null;
};

/** An item's identity within its book. */
export type Place = Pick<BookItemRow, 'pageNo' | 'z'>;

/** How many items of a book are not at this place. */
export const itemsElsewhere = prepared(['code', 'pageNo', 'z'], (db, { code, pageNo, z }) =>
  db
    .select({ items: count() })
    .from(bookItem)
    .where(and(eq(bookItem.bookCode, code), or(ne(bookItem.pageNo, pageNo), ne(bookItem.z, z)))),
);

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
): Promise<BookItemRow[]> => (await itemsOf(db, { code })).map((row) => withUnsealedAddress(keys, row));

/**
 * The items of a book for callers that go on where an address's key is gone: that address is null.
 */
export const listItemsOrLost = async (db: Database | Transaction, keys: Keyring, code: string) =>
  (await itemsOf(db, { code })).map((row) => unsealedAddressOrLost(keys, row));

/** On which pages of a book an address is printed, without the addresses. */
export const facePages = (db: Database | Transaction, code: string) =>
  db
    .select({ kind: bookItem.kind, pageNo: bookItem.pageNo, addedPageNo: bookItem.addedPageNo })
    .from(bookItem)
    .where(and(eq(bookItem.bookCode, code), inArray(bookItem.kind, ['sender', 'recipient'])));

/** Seals the addresses of a book with the newest key, also those sealed with an older one. */
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

/** The JSON text of a value; null stays the null of SQL, where a placeholder alone would store the null of JSON. */
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
  await runPipelined(tx, ...replacing(row));
}

/** Puts an item in its place and commits: the last statements of their transaction. */
export async function replaceItemAtLast(tx: Transaction, row: BookItemRow): Promise<void> {
  await runPipelinedAndCommit(tx, ...replacing(row));
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
