import { ok, type Result, refuse } from '@fumi/domain';
import type { Context, TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import type { Refusal } from '../../http/call.ts';
import { isIntact } from '../photo/photo.service.ts';
import { type BookRow, completeBook, lockBook } from './book.repository.ts';
import { findGaps } from './book-completeness.ts';
import { type BookItemRow, listItems } from './book-item.repository.ts';

type Closing = { readonly code: string; readonly memberCode: string; readonly total: number };

type Closed = Result<{ code: string }, Refusal>;

const incomplete = (field: string, problems: readonly string[]): Refusal => ({
  code: 'invalid',
  fields: { [field]: problems },
});

const isPhotoIntact = async (
  context: Pick<Context, 'storage'>,
  { objectKey, sha256, byteCount }: BookItemRow,
): Promise<boolean> =>
  objectKey === null ||
  (sha256 !== null && byteCount !== null && (await isIntact(context, { objectKey, sha256, byteCount })));

/** Why a draft can't be closed yet, whatever its photos are, or null. The browser posts what is named again. */
function whatIsMissing(book: BookRow, items: readonly BookItemRow[], total: number): Refusal | null {
  const gaps = findGaps(book.design, items);
  if (gaps.size > 0)
    return incomplete(
      'page',
      [...gaps].map(([pageNo, problem]) => `${pageNo}:${problem}`),
    );
  return items.length === total ? null : incomplete('total', [`posted:${items.length}`]);
}

/**
 * Checks in one transaction that everything is there, makes the book visible and queues its press
 * file. Where photos have not been read yet, changes nothing and returns them.
 */
async function closeBook(
  tx: Transaction,
  { clock, jobs, keys }: TransactionContext,
  { total, ...owned }: Closing,
  readPhotos: ReadonlySet<string | null>,
): Promise<Closed | { readonly unread: readonly BookItemRow[] }> {
  const book = await lockBook(tx, owned);
  if (!book) return refuse({ code: 'not_found' });
  if (book.state === 'complete') return ok({ code: book.code });
  const items = await listItems(tx, keys, book.code);
  const missing = whatIsMissing(book, items, total);
  if (missing) return refuse(missing);
  const unread = items.filter(({ objectKey }) => objectKey !== null && !readPhotos.has(objectKey));
  if (unread.length > 0) return { unread };
  await completeBook(tx, book.code, new Date(clock.nowMs()));
  await jobs.enqueue(tx, 'press-render', { bookCode: book.code }, { onceKey: book.code });
  return ok({ code: book.code });
}

/**
 * Closes a book; closing it again answers the same. Its photos are read outside of the transaction: a store that hangs
 * must not hold the book's lock and a connection. A photo that is posted meanwhile has another key, and is read in the
 * next round.
 */
export async function terminateBook(context: Context, closing: Closing): Promise<Closed> {
  const readPhotos = new Set<string | null>();
  for (;;) {
    const closed = await context.db.transaction((tx) => closeBook(tx, context, closing, readPhotos));
    if (!('unread' in closed)) return closed;
    for (const item of closed.unread) {
      if (!(await isPhotoIntact(context, item)))
        return refuse(incomplete('page', [`${item.pageNo}:missing`]));
      readPhotos.add(item.objectKey);
    }
  }
}
