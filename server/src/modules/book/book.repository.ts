import { and, asc, count, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { book, bookItem } from '../../db/tables/book.ts';

export type BookRow = typeof book.$inferSelect;
export type BookItemRow = typeof bookItem.$inferSelect;

type Owned = { readonly code: string; readonly memberCode: string };

const isOwned = ({ code, memberCode }: Owned) => and(eq(book.code, code), eq(book.memberCode, memberCode));

export const insertBook = async (db: Database, row: typeof book.$inferInsert): Promise<void> => {
  await db.insert(book).values(row);
};

/** A book of the member; another's is as if it were not there. */
export async function findBook(db: Database, owned: Owned): Promise<BookRow | null> {
  const rows = await db.select().from(book).where(isOwned(owned));
  return rows[0] ?? null;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockBook(db: Database, owned: Owned): Promise<BookRow | null> {
  const rows = await db.select().from(book).where(isOwned(owned)).for('update');
  return rows[0] ?? null;
}

export async function findBookByCode(db: Database, code: string): Promise<BookRow | null> {
  const rows = await db.select().from(book).where(eq(book.code, code));
  return rows[0] ?? null;
}

export const listItems = (db: Database, code: string): Promise<BookItemRow[]> =>
  db
    .select()
    .from(bookItem)
    .where(eq(bookItem.bookCode, code))
    .orderBy(asc(bookItem.pageNo), asc(bookItem.z));

export async function countItems(db: Database, code: string): Promise<number> {
  const rows = await db.select({ items: count() }).from(bookItem).where(eq(bookItem.bookCode, code));
  return rows[0]?.items ?? 0;
}

/** Puts an item in its place, instead of what was there before. */
export async function replaceItem(db: Database, row: BookItemRow): Promise<void> {
  const { bookCode, pageNo, z } = row;
  await db
    .delete(bookItem)
    .where(and(eq(bookItem.bookCode, bookCode), eq(bookItem.pageNo, pageNo), eq(bookItem.z, z)));
  await db.insert(bookItem).values(row);
}

export const completeBook = async (db: Database, code: string, completedAt: Date): Promise<void> => {
  await db.update(book).set({ state: 'complete', completedAt }).where(eq(book.code, code));
};

export const updatePress = async (
  db: Database,
  code: string,
  press: Pick<BookRow, 'press'> & Partial<Pick<BookRow, 'pressTries' | 'pressSha256'>>,
): Promise<void> => {
  await db.update(book).set(press).where(eq(book.code, code));
};

/** Books that nobody ordered, begun before a day. */
export const listUnordered = (db: Database, before: Date, limit: number): Promise<{ code: string }[]> =>
  db
    .select({ code: book.code })
    .from(book)
    .where(and(isNull(book.orderedAt), lt(book.createdAt, before)))
    .orderBy(asc(book.createdAt))
    .limit(limit);

/** Deletes a book that is still not ordered; false where it was ordered meanwhile. */
export async function deleteUnordered(db: Database, code: string): Promise<boolean> {
  const rows = await db
    .delete(book)
    .where(and(eq(book.code, code), isNull(book.orderedAt)))
    .returning({ code: book.code });
  return rows.length > 0;
}

export async function usesObject(db: Database, bookCode: string, objectKey: string): Promise<boolean> {
  const rows = await db
    .select({ z: bookItem.z })
    .from(bookItem)
    .where(and(eq(bookItem.bookCode, bookCode), eq(bookItem.objectKey, objectKey)))
    .limit(1);
  return rows.length > 0;
}
