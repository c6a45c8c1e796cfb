import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../test/test-database.ts';
import type { Database, Transaction } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import { sql } from './drizzle.ts';
import { jobDatabaseOn } from './open-database.ts';
import { mailOutbox } from './tables/mail.ts';
import { rateLimit } from './tables/traffic.ts';

const database = await openTestDatabase();
await database.migrate();
const { db } = database;

const write = (handle: Database | Transaction, key: string) =>
  handle.insert(rateLimit).values({ key, used: 1, endsAt: new Date('2027-01-01T00:00:00Z') });

const keys = async (handle: Database | Transaction = db) =>
  (await handle.select({ key: rateLimit.key }).from(rateLimit)).map(({ key }) => key);

test('the types keep the database handle and a transaction handle apart', async () => {
  // @ts-expect-error Otherwise a function that needs a transaction could be called without one.
  const plain: Transaction = db;
  expect(plain).toBe(db);
  await db.transaction(async (tx) => {
    // @ts-expect-error Otherwise a function that begins a transaction could be called inside of one.
    const outer: Database = tx;
    expect(outer).toBe(tx);
  });
});

test('a rollback undoes what was written on the transaction handle', async () => {
  const failing = db.transaction(async (tx) => {
    await write(tx, 'inside');
    expect(await keys(tx)).toContain('inside');
    throw new Error('after all');
  });
  await expect(failing).rejects.toThrow('after all');
  expect(await keys()).toEqual([]);
});

test('a nested transaction rolls back alone', async () => {
  await db.transaction(async (tx) => {
    await write(tx, 'outer');
    const inner = tx.transaction(async (savepoint) => {
      await write(savepoint, 'inner');
      throw new Error('only this');
    });
    await expect(inner).rejects.toThrow('only this');
  });
  expect(await keys()).toEqual(['outer']);
});

test('concurrent transactions commit or roll back independently, and none waits for ever', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      db.transaction(async (tx) => {
        await write(tx, `beside ${index}`);
        if (index % 2 === 1) throw new Error('odd');
      }),
    ).map((work) => work.catch(() => {})),
  );
  expect((await keys()).filter((key) => key.startsWith('beside'))).toHaveLength(10);
});

test('what the job queue writes on a transaction handle belongs to that transaction', async () => {
  const count = async (jobDatabase = database.jobDatabase) => {
    const { rows } = await jobDatabase.executeSql('select count(*)::int as n from rate_limit', []);
    return rows[0].n as number;
  };
  const before = await count();
  await db
    .transaction(async (tx) => {
      await write(tx, 'seen by the queue');
      expect(await count(jobDatabaseOn(tx))).toBe(before + 1);
      throw new Error('undone');
    })
    .catch(() => {});
  expect(await count()).toBe(before);
});

test('times keep their instant whatever the zone of the server', async () => {
  const createdAt = new Date('2026-12-31T15:00:00.123Z');
  const texts = { kind: 'x', recipient: 'x', subject: 'x', text: 'x', html: 'x' };
  await db.insert(mailOutbox).values({ ...texts, id: 'm', messageId: '<m>', state: 'waiting', createdAt });
  await db.execute(sql`set time zone 'Asia/Tokyo'`);
  const [row] = await db.select().from(mailOutbox);
  expect(row?.createdAt).toEqual(createdAt);
  await database.close();
});

test('of processes that start at once over the socket of a killed one, one gets the directory', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fumi-lock-'));
  const directory = path.join(folder, 'database');
  const killed = spawnSync(process.execPath, [
    '-e',
    `require('node:net').createServer().listen('${directory}.lock', () => process.kill(process.pid, 'SIGKILL'))`,
  ]);
  expect(killed.signal).toBe('SIGKILL');
  const starts = await Promise.allSettled([1, 2, 3].map(() => lockDirectory(directory)));
  const held = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  expect(held).toHaveLength(1);
  await held[0]?.();
  rmSync(folder, { recursive: true });
});

test('a directory is held by one process, and is free when it lets go', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fumi-lock-'));
  const directory = path.join(folder, 'database');
  const unlock = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${process.pid}`);
  await unlock();
  await (await lockDirectory(directory))();
  rmSync(folder, { recursive: true });
});
