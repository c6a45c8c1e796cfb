import { KEPT_DAYS } from '@fumi/domain';
import type { Context } from '../../context.ts';
import { inBatches } from '../../jobs/in-batches.ts';
import { budgetMsOf, inRuns, type JobRun } from '../../jobs/in-runs.ts';
import { pressKey } from '../../printing/press.service.ts';
import { photoPrefix } from '../photo/photo.service.ts';
import { type BegunBook, booksBegunBefore, deleteExpired, expiredAmong } from './book.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const BATCH = 500;

/**
 * Books deleted at once, as most of the time is spent waiting for the object store. More would take
 * connections from press files that people wait for.
 */
const AT_ONCE = 4;

/** Deletes the photos and the press file of a deleted book. */
export async function deleteBookFiles({ storage }: Context, code: string): Promise<void> {
  for await (const { key } of storage.list(photoPrefix(code))) await storage.delete(key);
  await storage.delete(pressKey(code));
}

/**
 * The daily job: deletes books that nobody needs any more, the oldest first. Rows before objects: objects without a row
 * are swept, a row without its objects would be a broken book.
 */
export async function expireBooks(context: Context, run: JobRun = {}): Promise<void> {
  const { db, clock, log } = context;
  const endOf = (kept: 'unorderedBooks' | 'shippedBooks') =>
    new Date(clock.nowMs() - KEPT_DAYS[kept] * DAY_MS);
  const days = { unordered: endOf('unorderedBooks'), shipped: endOf('shippedBooks') };
  await inRuns(context, 'book-expire', run, async () => {
    let deleted = 0;
    const { isAll } = await inBatches({
      next: async (after: (BegunBook & { readonly isExpired: boolean }) | null) => {
        const books = await booksBegunBefore(db, days.unordered, after, BATCH);
        const codes = books.map(({ code }) => code);
        const expired = new Set(await expiredAmong(db, codes, days));
        return books.map((book) => ({ ...book, isExpired: expired.has(book.code) }));
      },
      work: async ({ code, isExpired }) => {
        if (!isExpired || !(await db.transaction((tx) => deleteExpired(tx, code, days)))) return;
        await deleteBookFiles(context, code);
        deleted += 1;
      },
      atOnce: AT_ONCE,
      budgetMs: budgetMsOf('book-expire'),
      signal: run.signal,
    });
    if (deleted > 0) log.info('books expired', { books: deleted });
    return isAll ? null : {};
  });
}
