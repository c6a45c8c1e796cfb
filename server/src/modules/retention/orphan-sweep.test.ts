import { emptyPrintAddress, invariant } from '@fumi/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { beginBook, kitOnSale, planOf, post } from '../../../test/book-posting.ts';
import { testApp } from '../../../test/harness.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import type { ObjectStatus } from '../../adapters/storage.ts';
import { sql } from '../../db/drizzle.ts';
import { sweepOrphans } from './orphan-sweep.service.ts';

const statements: string[] = [];
const database = await openTestDatabase((statement) => void statements.push(statement));
const { context, clock, signedUpMember, runJobs } = await testApp({ database });
const { storage } = context;
const DAY_MS = 86_400_000;

afterEach(async () => {
  vi.useRealTimers();
  for (const key of await objects()) await storage.delete(key);
});

async function objects(prefix = ''): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys;
}

/** The store dates objects by the machine's time, not the test's clock. */
const laterBy = (ms: number) => clock.set(Date.now() + ms);

const put = async (...keys: string[]) => {
  for (const key of keys) await storage.put(key, Buffer.from('left behind'));
};

async function postedPhoto(): Promise<string> {
  const client = await signedUpMember();
  const code = await beginBook(client, kitOnSale(context));
  const photo = planOf(context, kitOnSale(context), emptyPrintAddress(), []).find(
    ({ type }) => type === 'photo',
  );
  if (photo) await post(client, code, photo);
  const [key] = await objects(`photo/${code}/`);
  invariant(key, 'The photo was posted.');
  return key;
}

test('what no row names is deleted after a day, and nothing else', async () => {
  const shown = await postedPhoto();
  const code = shown.split('/')[1];
  const orphans = [
    `photo/${code}/${'0'.repeat(64)}.jpg`,
    'photo/no-such-book/1.jpg',
    'press/no-such-book.pdf',
    'draft/no-such-draft/1',
    'inquiry/no-such-inquiry/1.jpg',
    'run/no-such-run.pdf',
  ];
  const kept = [`press/${code}.pdf`, 'elsewhere/1', 'photo/of-no-known-form', 'press/of/none', shown];
  await put(...orphans, ...kept.slice(0, -1));
  laterBy(0);
  await sweepOrphans(context);
  expect(await objects()).toHaveLength(orphans.length + kept.length);
  laterBy(DAY_MS + 60_000);
  await sweepOrphans(context);
  expect(new Set(await objects())).toEqual(new Set(kept));
});

test('the database is asked once about a page of objects', async () => {
  const shown = await postedPhoto();
  await put(...Array.from({ length: 300 }, (_, index) => `photo/book-${index}/1.jpg`));
  laterBy(2 * DAY_MS);
  statements.length = 0;
  await sweepOrphans(context);
  expect(await objects()).toEqual([shown]);
  expect(statements.filter((statement) => /"book(_item)?"/.test(statement))).toHaveLength(1);
});

test('a run whose time is over ends, and the next goes on behind its last object', async () => {
  await put(...[1, 2, 3, 4].flatMap((at) => [`photo/book-${at}/1.jpg`, `press/book-${at}.pdf`]));
  laterBy(2 * DAY_MS);
  vi.useFakeTimers({ toFake: ['performance'] });
  const deleted: string[] = [];
  const slow = async (key: string) => {
    deleted.push(key);
    if (deleted.length === 6) vi.advanceTimersByTime(900_000);
    await storage.delete(key);
  };
  await sweepOrphans({ ...context, storage: { ...storage, delete: slow } });
  expect(deleted.at(-1)).toBe('press/book-2.pdf');
  const waiting = await rowsOf(
    context,
    sql`select data from job.job where name = 'orphan-sweep' and state = 'created'`,
  );
  expect(waiting).toEqual([
    { data: { after: 'press/book-2.pdf', since: new Date(clock.nowMs()).toISOString() } },
  ]);
  const again = 'photo/book-1/1.jpg';
  await put(again);
  await runJobs();
  // The next day's run begins at the beginning.
  expect(await objects()).toEqual([again]);
  await sweepOrphans(context);
  expect(await objects()).toEqual([]);
});

test('a photo that is posted again while the sweep is under way stays', async () => {
  const key = 'photo/book-1/1.jpg';
  await put(key);
  laterBy(0);
  async function* asItWas(prefix: string): AsyncGenerator<ObjectStatus> {
    for await (const object of storage.list(prefix)) yield { ...object, modifiedMs: 0 };
  }
  await sweepOrphans({ ...context, storage: { ...storage, list: asItWas } });
  expect(await objects()).toEqual([key]);
});
