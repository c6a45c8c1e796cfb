import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/test-database.ts';
import type { Database, Transaction } from './database.ts';
import { eq, sql } from './drizzle.ts';
import { prepared } from './prepared.ts';
import { draft, draftPhoto } from './tables/draft.ts';
import { member } from './tables/member.ts';

const database = await openTestDatabase();
await database.migrate();
afterAll(() => database.close());

const { db } = database;
const at = new Date('2026-12-01T01:02:03.456Z');
await db
  .insert(member)
  .values({ code: 'm', type: 1, email: 'm@example.jp', referralCode: 'R', activatedAt: at, site: 1 });
await db.insert(draft).values({
  ...{ code: 'd', memberCode: 'm', productCode: 'T0021', revision: 2 },
  ...{ fields: { photoCount: { revision: 1, value: 2 } }, createdAt: at, updatedAt: at },
});

type Handle = Database | Transaction;
const asked = [
  ['of a table', (handle: Handle) => handle.select().from(draft).where(eq(draft.code, 'd'))],
  [
    'of two tables',
    (handle: Handle) =>
      handle.select({ draft, member }).from(draft).innerJoin(member, eq(member.code, draft.memberCode)),
  ],
  [
    'of columns and expressions',
    (handle: Handle) =>
      handle
        .select({
          head: { code: draft.code, updatedAt: draft.updatedAt },
          next: sql<number>`revision + 1`,
          at: sql<Date>`${draft.createdAt}`.mapWith(draft.createdAt),
        })
        .from(draft),
  ],
  ['that are none', (handle: Handle) => handle.select().from(draftPhoto)],
] as const;

test.each(asked)('a prepared statement reads the rows %s as drizzle does', async (_, ask) => {
  const ready = prepared([], (handle) => {
    const query = ask(handle);
    return { prepare: (name) => query.prepare(name) as { execute: () => Promise<unknown> } };
  });
  const read = await ask(db);
  expect(await ready(db, {})).toEqual(read);
  for (const _ of ['a transaction', 'the next on its connection'])
    expect(await db.transaction((tx) => ready(tx, {}))).toEqual(read);
});

test('a prepared statement without result columns writes its values', async () => {
  const rename = prepared(['code', 'name'], (handle, { code, name }) =>
    handle
      .update(draft)
      .set({ productCode: sql`${name}` })
      .where(eq(draft.code, code)),
  );
  await db.transaction((tx) => rename(tx, { code: 'd', name: 'T0001' }));
  expect(await db.select({ name: draft.productCode }).from(draft)).toEqual([{ name: 'T0001' }]);
});
