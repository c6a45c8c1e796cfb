import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Client } from '@fumi/contract/client';
import { afterAll, expect, test } from 'vitest';
import { finishBook, someone } from '../test/book-posting.ts';
import { survivingBrowser } from '../test/killed-server.ts';
import { orderBody } from '../test/order-making.ts';
import { lastRelease, unpackServer } from '../test/release-tree.ts';
import { type RunningShop, shareDrawings, startShop } from '../test/running-shop.ts';
import { signUpByInbox } from '../test/sign-up.ts';
import { testContent } from '../test/test-content.ts';
import { withEmptyPostgres } from '../test/test-database.ts';
import { turningProxy } from '../test/turning-proxy.ts';
import { openPostgres } from './db/open-database.ts';

/*
 * Several processes on one PostgreSQL, as a shop in production has them. Each starts in seconds: run where FUMI_FULL is 1
 * and TEST_DATABASE_URL names a PostgreSQL.
 */
const isFull = process.env.FUMI_FULL === '1';

const folder = mkdtempSync(path.join(os.tmpdir(), 'fumi-processes-'));
const running: RunningShop[] = [];
afterAll(async () => {
  await Promise.all(running.map((shop) => shop.stop('SIGKILL').catch(() => null)));
  rmSync(folder, { recursive: true, force: true });
});

const stock = { content: await testContent() };

async function start(
  dataDir: string,
  environment: Record<string, string>,
  main?: string,
): Promise<RunningShop> {
  const shop = await startShop(dataDir, { DRAWING: 'asked', LIMITS: 'relaxed', ...environment }, main);
  running.push(shop);
  return shop;
}

const dataFolder = (name: string): string => {
  const dataDir = path.join(folder, name);
  mkdirSync(dataDir);
  shareDrawings(dataDir);
  return dataDir;
};

async function order(client: Client): Promise<string> {
  const bookCode = await finishBook(client, stock, {
    sender: someone('髙橋'),
    recipients: [someone('山田')],
  });
  const created = await client.orderCreate({ body: orderBody(bookCode) });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  expect((await client.contactsList({ query: {} })).ok).toBe(true);
  return bookCode;
}

const pressIsThere = (client: Client, bookCode: string) =>
  expect
    .poll(
      async () => {
        const seen = await client.bookGet({ params: { bookCode } });
        return seen.ok && seen.value.book.press;
      },
      { timeout: 90_000, interval: 500 },
    )
    .toBe('ready');

async function killedInTurn(DATABASE_URL: string): Promise<void> {
  const dataDir = dataFolder('topology');
  const web = [await start(dataDir, { DATABASE_URL, ROLE: 'web' })];
  web.push(await start(dataDir, { DATABASE_URL, ROLE: 'web' }));
  const workers = await Promise.all([1, 2].map(() => start(dataDir, { DATABASE_URL, ROLE: 'worker' })));
  const proxy = await turningProxy(() => web.map(({ url }) => url));
  const client = survivingBrowser(() => ({ origin: proxy.origin, kill: async () => {} }));
  await signUpByInbox(client, proxy.origin, 'hanako@example.jp');
  const [first, second] = [await order(client), await order(client)];
  await workers[0]?.stop('SIGKILL');
  await web[0]?.stop('SIGKILL');
  const third = await order(client);
  for (const bookCode of [first, second, third]) await pressIsThere(client, bookCode);
  proxy.close();
  expect(await web[1]?.stop('SIGTERM')).toBe(0);
  expect(await workers[1]?.stop('SIGTERM')).toBe(0);
}

test.runIf(isFull)(
  'two web and two worker processes behind a proxy go on when one of each is killed',
  { timeout: 400_000 },
  async ({ skip }) => {
    skip(!(await withEmptyPostgres(killedInTurn)), 'TEST_DATABASE_URL names no PostgreSQL');
  },
);

const READS = 60;

async function bothReleases(DATABASE_URL: string): Promise<void> {
  const tree = path.join(folder, 'release');
  mkdirSync(tree);
  const dataDir = dataFolder('rolling');
  const old = await start(dataDir, { DATABASE_URL }, unpackServer(lastRelease(), tree));
  let serving = [old];
  const proxy = await turningProxy(() => serving.map(({ url }) => url));
  const client = survivingBrowser(() => ({ origin: proxy.origin, kill: async () => {} }));
  await signUpByInbox(client, old.url, 'hanako@example.jp');

  let orders = 0;
  let isOver = false;
  const ordering = (async () => {
    for (; !isOver; orders += 1) {
      await order(client);
      // Customers read more than they order, and a member may make only so many books an hour.
      for (let reads = 0; reads < READS; reads += 1)
        expect((await client.contactsList({ query: {} })).ok).toBe(true);
    }
  })();
  const untilMoreAreOrdered = async (): Promise<void> => {
    const before = orders;
    // Two orders, for the first may have begun earlier; where ordering fails, its error ends the wait.
    const more = expect.poll(() => orders, { timeout: 90_000 }).toBeGreaterThan(before + 1);
    await Promise.race([more, ordering]);
  };
  await untilMoreAreOrdered();
  const database = openPostgres(DATABASE_URL, () => {});
  await database.migrate();
  await database.close();
  await untilMoreAreOrdered();
  const next = await start(dataDir, { DATABASE_URL });
  serving = [old, next];
  await untilMoreAreOrdered();
  await signUpByInbox(
    survivingBrowser(() => ({ origin: old.url, kill: async () => {} })),
    old.url,
    'taro@example.jp',
  );
  serving = [next];
  await untilMoreAreOrdered();
  expect(await old.stop('SIGTERM')).toBe(0);
  await untilMoreAreOrdered();
  isOver = true;
  await ordering;
  proxy.close();
  expect(`${old.output()}${next.output()}`).not.toMatch(/"status":5\d\d/);
}

test.runIf(isFull)(
  'the last release serves on while the schema and its successor are already there, and customers order all the time',
  { timeout: 400_000 },
  async ({ skip }) => {
    skip(!(await withEmptyPostgres(bothReleases)), 'TEST_DATABASE_URL names no PostgreSQL');
  },
);
