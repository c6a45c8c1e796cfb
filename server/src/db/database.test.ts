import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../test/test-database.ts';
import { lockDirectory } from './directory-lock.ts';
import { mailOutbox } from './tables/mail.ts';
import { budget } from './tables/traffic.ts';

const database = await openTestDatabase();
await database.migrate();
const { db } = database;

const write = (key: string) =>
  db.insert(budget).values({ key, used: 1, endsAt: new Date('2027-01-01T00:00:00Z') });

const keys = async () => (await db.select({ key: budget.key }).from(budget)).map(({ key }) => key);

test('a query through any handle joins the transaction that it runs in', async () => {
  const failing = db.transaction(async () => {
    await write('through the outer handle');
    expect(await keys()).toContain('through the outer handle');
    throw new Error('after all');
  });
  await expect(failing).rejects.toThrow('after all');
  expect(await keys()).toEqual([]);
});

test('a transaction inside of a transaction is undone alone', async () => {
  await db.transaction(async () => {
    await write('outer');
    await expect(
      db.transaction(async () => {
        await write('inner');
        throw new Error('only this');
      }),
    ).rejects.toThrow('only this');
  });
  expect(await keys()).toEqual(['outer']);
});

test('what runs beside a transaction does not join it, and neither waits for ever', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      db.transaction(async () => {
        await write(`beside ${index}`);
        if (index % 2 === 1) throw new Error('odd');
      }),
    ).map((work) => work.catch(() => {})),
  );
  expect((await keys()).filter((key) => key.startsWith('beside'))).toHaveLength(10);
});

test('what is left running when its transaction has ended goes on outside of it', async () => {
  let late: Promise<unknown> = Promise.resolve();
  await db.transaction(async () => {
    await write('in time');
    late = Promise.resolve()
      .then(() => new Promise((resolve) => setImmediate(resolve)))
      .then(() => new Promise((resolve) => setTimeout(resolve, 20)))
      .then(() => write('late'));
  });
  await late;
  expect(await keys()).toContain('late');
});

test('the queue’s statements join the transaction too', async () => {
  const count = async () => {
    const { rows } = await database.jobDatabase.executeSql('select count(*)::int as n from budget', []);
    return rows[0].n as number;
  };
  const before = await count();
  await db
    .transaction(async () => {
      await write('seen by the queue');
      expect(await count()).toBe(before + 1);
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

test('a directory is held by one process, and is free when it lets go', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fumi-lock-'));
  const directory = path.join(folder, 'database');
  const unlock = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${process.pid}`);
  await unlock();
  await (await lockDirectory(directory))();
  rmSync(folder, { recursive: true });
});
