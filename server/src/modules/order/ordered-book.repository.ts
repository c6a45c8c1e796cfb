import type { Database, Transaction } from '../../db/database.ts';
import { and, eq } from '../../db/drizzle.ts';
import { book, bookItem } from '../../db/tables/book.ts';

/* What ordering reads of a book. */

export type BookRow = typeof book.$inferSelect;

/** The member's complete book, locked, so that two orders of it come one after the other. */
export async function lockOwnBook(
  tx: Transaction,
  code: string,
  memberCode: string,
): Promise<BookRow | null> {
  const [row] = await tx
    .select()
    .from(book)
    .where(and(eq(book.code, code), eq(book.memberCode, memberCode), eq(book.state, 'complete')))
    .for('update');
  return row ?? null;
}

export async function hasRecipients(db: Database | Transaction, bookCode: string): Promise<boolean> {
  const rows = await db
    .select({ pageNo: bookItem.pageNo })
    .from(bookItem)
    .where(and(eq(bookItem.bookCode, bookCode), eq(bookItem.kind, 'recipient')))
    .limit(1);
  return rows.length > 0;
}
