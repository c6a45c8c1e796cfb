import { KEPT_DAYS } from '@fumi/domain';
import type { Context } from '../../context.ts';
import { pressKey } from '../../printing/press.service.ts';
import { photoPrefix } from '../photo/photo.service.ts';
import { deleteExpired, findBookByCode, listExpired, usesObject } from './book.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** An object is put before its row; one that still has none after a day never gets it. */
const ORPHAN_MS = DAY_MS;

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

/** `photo/{book}/{sha256}.jpg` or `press/{book}.pdf` */
const bookOf = (key: string): string | undefined =>
  /^(?:photo\/([^/]+)\/|press\/([^/]+)\.pdf$)/.exec(key)?.slice(1).find(Boolean);

async function isOrphan({ db }: Context, key: string): Promise<boolean> {
  const code = bookOf(key);
  if (!code) return false;
  const isThere = (await findBookByCode(db, code)) !== null;
  return key.startsWith('photo/') && isThere ? !(await usesObject(db, code, key)) : !isThere;
}

/** Photos whose post was never finished, and what was left when a deletion was cut off. */
async function sweepOrphans(context: Context): Promise<number> {
  let swept = 0;
  for (const prefix of ['photo/', 'press/']) {
    for await (const { key, modifiedMs } of context.storage.list(prefix)) {
      if (modifiedMs > context.clock.nowMs() - ORPHAN_MS || !(await isOrphan(context, key))) continue;
      await context.storage.delete(key);
      swept += 1;
    }
  }
  return swept;
}

/** The daily job: books that nobody needs any more, and objects of none. */
export async function expireBooks(context: Context): Promise<void> {
  const books = await deleteExpiredBooks(context);
  const objects = await sweepOrphans(context);
  if (books + objects > 0) context.log.info('books expired', { books, objects });
}
