import { KEPT_DAYS } from '@fumi/domain';
import type { Context } from '../../context.ts';
import { pressKey } from '../../printing/press.service.ts';
import { photoPrefix } from '../photo/photo.service.ts';
import { deleteExpired, listExpired } from './book.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const BATCH = 200;

async function deleteObjects({ storage }: Context, code: string): Promise<void> {
  for await (const { key } of storage.list(photoPrefix(code))) await storage.delete(key);
  await storage.delete(pressKey(code));
}

/** Rows first: objects without a row are swept, a row without its objects would be a broken book. */
async function deleteExpiredBooks(context: Context): Promise<number> {
  const nowMs = context.clock.nowMs();
  const endOf = (kept: 'unorderedBooks' | 'shippedBooks') => new Date(nowMs - KEPT_DAYS[kept] * DAY_MS);
  const days = { unordered: endOf('unorderedBooks'), shipped: endOf('shippedBooks') };
  let deleted = 0;
  for (;;) {
    const books = await listExpired(context.db, days, BATCH);
    for (const { code } of books) {
      if (!(await context.db.transaction((tx) => deleteExpired(tx, code, days)))) continue;
      await deleteObjects(context, code);
      deleted += 1;
    }
    if (books.length < BATCH) return deleted;
  }
}

/** The daily job: books that nobody needs any more. */
export async function expireBooks(context: Context): Promise<void> {
  const books = await deleteExpiredBooks(context);
  if (books > 0) context.log.info('books expired', { books });
}
