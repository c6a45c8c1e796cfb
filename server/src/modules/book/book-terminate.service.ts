import { ok, type Result, refuse } from '@fumi/domain';
import type { Context } from '../../context.ts';
import type { Refusal } from '../../http/call.ts';
import { isIntact } from '../photo/photo.service.ts';
import { type BookItemRow, type BookRow, completeBook, listItems, lockBook } from './book.repository.ts';
import { findGaps } from './book-completeness.ts';

const incomplete = (field: string, problems: readonly string[]): Refusal => ({
  code: 'invalid',
  fields: { [field]: problems },
});

const isPhotoIntact = async (
  context: Context,
  { objectKey, sha256, byteCount }: BookItemRow,
): Promise<boolean> =>
  objectKey === null ||
  (sha256 !== null && byteCount !== null && (await isIntact(context, { objectKey, sha256, byteCount })));

/** Why a draft can't be closed yet, or null. The browser mends it by posting what is named again. */
async function whatIsMissing(context: Context, book: BookRow, total: number): Promise<Refusal | null> {
  const items = await listItems(context.db, book.code);
  const gaps = findGaps(book.design, items);
  if (gaps.size > 0)
    return incomplete(
      'page',
      [...gaps].map(([pageNo, problem]) => `${pageNo}:${problem}`),
    );
  if (items.length !== total) return incomplete('total', [`posted:${items.length}`]);
  for (const item of items) {
    if (!(await isPhotoIntact(context, item))) return incomplete('page', [`${item.pageNo}:missing`]);
  }
  return null;
}

/**
 * Closes a book: in one transaction everything is there, the book becomes visible, and its press file is ordered.
 * Closing it again answers the same.
 */
export const terminateBook = (
  context: Context,
  owned: { readonly code: string; readonly memberCode: string },
  total: number,
): Promise<Result<{ code: string }, Refusal>> =>
  context.db.transaction(async () => {
    const book = await lockBook(context.db, owned);
    if (!book) return refuse({ code: 'not_found' });
    if (book.state === 'complete') return ok({ code: book.code });
    const missing = await whatIsMissing(context, book, total);
    if (missing) return refuse(missing);
    await completeBook(context.db, book.code, new Date(context.clock.nowMs()));
    await context.jobs.enqueue('press-render', { bookCode: book.code }, { onceKey: book.code });
    return ok({ code: book.code });
  });
