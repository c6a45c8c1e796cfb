import { gt, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/test-database.ts';
import { prepared } from './prepared.ts';
import { rateLimit } from './tables/traffic.ts';

const database = await openTestDatabase();
await database.migrate();
afterAll(() => database.close());

const day = (number: number) => new Date(Date.UTC(2026, 11, number));

test('a query is put together once for a handle, and asked with the values of each time', async () => {
  const { db } = database;
  await db
    .insert(rateLimit)
    .values([1, 2, 3].map((number) => ({ key: `${number}`, used: 1, endsAt: day(number) })));
  let built = 0;
  const endingAfter = prepared(['at'], (handle, { at }) => {
    built += 1;
    return handle
      .select({ key: rateLimit.key })
      .from(rateLimit)
      .where(gt(rateLimit.endsAt, sql.param(at, rateLimit.endsAt)))
      .orderBy(rateLimit.key);
  });
  expect(await endingAfter(db, { at: day(1) })).toEqual([{ key: '2' }, { key: '3' }]);
  expect(await endingAfter(db, { at: day(2) })).toEqual([{ key: '3' }]);
  expect(built).toBe(1);
});

test('what a transaction has changed is seen on its handle, and goes with it', async () => {
  const { db } = database;
  const keys = prepared(['used'], (handle, { used }) =>
    handle.select({ key: rateLimit.key }).from(rateLimit).where(gt(rateLimit.used, used)),
  );
  await keys(db, { used: 10 });
  await db
    .transaction(async (tx) => {
      await tx.insert(rateLimit).values({ key: 'inside', used: 11, endsAt: day(1) });
      expect(await keys(tx, { used: 10 })).toEqual([{ key: 'inside' }]);
      throw new Error('taken back');
    })
    .catch(() => {});
  expect(await keys(db, { used: 10 })).toEqual([]);
});
