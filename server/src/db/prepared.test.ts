import { afterAll, expect, test } from 'vitest';
import { openTestDatabase, runsOnPostgres } from '../../test/test-database.ts';
import type { Transaction } from './database.ts';
import { eq, gt, sql } from './drizzle.ts';
import { prepared, runPipelined, runPipelinedAndCommit } from './prepared.ts';
import { rateLimit } from './tables/traffic.ts';

const database = await openTestDatabase();
await database.migrate();
afterAll(() => database.close());

const day = (number: number) => new Date(Date.UTC(2026, 11, number));

test('a query is put together once for a handle, and run with the values of each call', async () => {
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

test('a prepared query on a transaction handle sees its changes, and a rollback undoes them', async () => {
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

const keyed = prepared(['key'], (handle, { key }) =>
  handle
    .select({ used: rateLimit.used, endsAt: rateLimit.endsAt })
    .from(rateLimit)
    .where(eq(rateLimit.key, key)),
);
const added = prepared(['key', 'endsAt'], (handle, { key, endsAt }) =>
  handle.insert(rateLimit).values({ key, used: 7, endsAt: sql`${sql.param(endsAt, rateLimit.endsAt)}` }),
);

test('pipelined queries are answered in order, and each sees the changes of those before it', async () => {
  const { db } = database;
  for (const key of ['first', 'second']) {
    const [before, , after] = await runPipelined(
      db,
      keyed.of({ key }),
      added.of({ key, endsAt: day(4) }),
      keyed.of({ key }),
    );
    expect([before, after]).toEqual([[], [{ used: 7, endsAt: day(4) }]]);
  }
  expect(await runPipelined(db)).toEqual([]);
});

test('a failed query of a pipeline undoes its transaction, and the next one is not affected', async () => {
  const { db } = database;
  const twice = added.of({ key: 'twice', endsAt: day(5) });
  const never = added.of({ key: 'never', endsAt: day(5) });
  await expect(db.transaction((tx) => runPipelined(tx, twice, twice, never))).rejects.toThrow();
  await db.transaction((tx) => runPipelined(tx, added.of({ key: 'next', endsAt: day(5) })));
  expect(await runPipelined(db, ...['twice', 'never', 'next'].map((key) => keyed.of({ key })))).toEqual([
    [],
    [],
    [{ used: 7, endsAt: day(5) }],
  ]);
});

test('a committing pipeline keeps the whole transaction, and a failed one undoes all of it', async () => {
  const { db } = database;
  const addedOf = (key: string) => added.of({ key, endsAt: day(7) });
  await db.transaction(async (tx) => {
    await runPipelined(tx, addedOf('before'));
    await runPipelinedAndCommit(tx, addedOf('last'));
  });
  // The committing pipeline may also be the first of its transaction.
  await db.transaction((tx) => runPipelinedAndCommit(tx, addedOf('alone')));
  const fails = db.transaction(async (tx) => {
    await runPipelined(tx, addedOf('lost'));
    await runPipelinedAndCommit(tx, addedOf('lost too'), addedOf('last'));
  });
  await expect(fails).rejects.toThrow();
  const keys = ['before', 'last', 'alone', 'lost', 'lost too'];
  const kept = await runPipelined(db, ...keys.map((key) => keyed.of({ key })));
  expect(kept.map(({ length }) => length)).toEqual([1, 1, 1, 0, 0]);
});

test.runIf(runsOnPostgres)('a transaction refuses queries after its committing pipeline', async () => {
  const { db } = database;
  const goesOn = db.transaction(async (tx) => {
    await runPipelinedAndCommit(tx, added.of({ key: 'at the end', endsAt: day(8) }));
    await keyed(tx, { key: 'at the end' });
  });
  await expect(goesOn).rejects.toHaveProperty(
    'cause.message',
    'Nothing is asked after the last pipeline of a transaction.',
  );
  expect(await keyed(db, { key: 'at the end' })).toHaveLength(1);
});

test.runIf(runsOnPostgres)(
  'a value that cannot be written is refused, and the connection goes on',
  async () => {
    const { db } = database;
    const unwritable = {
      toPostgres: () => {
        throw new Error('not to be written');
      },
    };
    await expect(keyed(db, { key: unwritable })).rejects.toThrow();
    expect(await keyed(db, { key: 'nobody' })).toEqual([]);
  },
);

test('a transaction begins with its first statement of whatever kind, and may have none', async () => {
  const { db } = database;
  expect(await db.transaction(async () => 'nothing asked')).toBe('nothing asked');
  for (const first of [
    (tx: Transaction) => tx.execute(sql`select 1`),
    (tx: Transaction) => tx.insert(rateLimit).values({ key: 'own', used: 1, endsAt: day(6) }),
    (tx: Transaction) => keyed(tx, { key: 'own' }),
  ]) {
    const fails = db.transaction(async (tx) => {
      await first(tx);
      await added(tx, { key: 'gone', endsAt: day(6) });
      throw new Error('taken back');
    });
    await expect(fails).rejects.toThrow('taken back');
    expect(await runPipelined(db, keyed.of({ key: 'own' }), keyed.of({ key: 'gone' }))).toEqual([[], []]);
  }
});
