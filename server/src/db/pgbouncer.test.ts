import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { finishBook, someone } from '../../test/book-posting.ts';
import { beginToPay, orderBody, payOnSandbox, stateOf } from '../../test/order-making.ts';
import { freePort, shareDrawings } from '../../test/running-shop.ts';
import { signUp } from '../../test/sign-up.ts';
import { rowsOf } from '../../test/sql-rows.ts';
import { testClient } from '../../test/test-client.ts';
import { withEmptyPostgres } from '../../test/test-database.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { type Context, openContext } from '../context.ts';
import { jobHandlers } from '../job-handlers.ts';
import { createLog } from '../log.ts';
import { sql } from './drizzle.ts';
import { openPostgres } from './open-database.ts';

type Shop = { readonly app: FastifyInstance; readonly context: Context };

/* The shop behind PgBouncer with the settings of docs/operations.md: where the distribution's package is installed. */

const PROGRAM = process.env.PGBOUNCER ?? 'pgbouncer';
const isInstalled = spawnSync(PROGRAM, ['--version']).status === 0;

/** Fewer connections than the shop opens, so that its transactions take turns on them. */
const SERVER_CONNECTIONS = 3;

/** PgBouncer refuses to run as root. */
const NOBODY = 65534;
const asUser = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

const settings = (database: URL, port: number): string => `
[databases]
* = host=${database.hostname} port=${database.port || 5432} user=${decodeURIComponent(database.username)}${database.password ? ` password=${decodeURIComponent(database.password)}` : ''}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
default_pool_size = ${SERVER_CONNECTIONS}
pool_mode = transaction
ignore_startup_parameters = extra_float_digits,lock_timeout,statement_timeout,idle_in_transaction_session_timeout
`;

async function listens(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = net.connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('close', () => socket.destroy());
      socket.once('connect', () => socket.end());
    });
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`PgBouncer ended with ${child.exitCode}.`);
}

/** Runs work with the URL of a PgBouncer in front of a database. */
async function bouncing(databaseUrl: string, work: (url: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fumi-pgbouncer-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const file = path.join(folder, 'pgbouncer.ini');
  writeFileSync(file, settings(new URL(databaseUrl), port));
  const child = spawn(PROGRAM, [file], { stdio: 'ignore', ...asUser });
  try {
    await listens(port, child);
    const url = new URL(databaseUrl);
    url.host = `127.0.0.1:${port}`;
    await work(url.href);
  } finally {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs work with a shop in this process, and closes the shop. */
async function withShop(databaseUrl: string, work: (shop: Shop) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fumi-bounced-'));
  shareDrawings(folder);
  const log = createLog(() => {}, Date.now);
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder, DATABASE_URL: databaseUrl });
  const context = await openContext(config, { database: openPostgres(databaseUrl, () => {}), log });
  const app = await buildApp(context);
  try {
    await work({ app, context });
  } finally {
    await app.close();
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Everything from the sign-up to the paid order. */
async function order(shop: Shop, email: string) {
  const member = await signUp(testClient(shop.app), shop.context, email);
  const recipients = [someone('山田'), someone('佐藤')];
  const bookCode = await finishBook(member, shop.context, { recipients });
  const created = await member.orderCreate({ body: orderBody(bookCode) }, { idempotencyKey: 'order' });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  await payOnSandbox(shop, await beginToPay(member, created.value.code));
  return { member, bookCode, code: created.value.code };
}

const CONNECTIONS = sql`select count(*)::int as connections from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

async function ordersThrough(databaseUrl: string): Promise<void> {
  const direct = openPostgres(databaseUrl, () => {});
  await direct.migrate();
  await bouncing(databaseUrl, (url) =>
    withShop(url, async (shop) => {
      const emails = ['hanako', 'taro', 'jiro', 'sachiko'].map((name) => `${name}@example.jp`);
      const ordered = await Promise.all(emails.map((email) => order(shop, email)));
      await shop.context.jobs.drain(jobHandlers(shop.context));
      for (const { member, bookCode, code } of ordered) {
        expect(await stateOf(member, code)).toBe('paid');
        const seen = await member.bookGet({ params: { bookCode } });
        expect(seen.ok && seen.value.book.press).toBe('ready');
      }
      const [{ connections } = {}] = await rowsOf(direct, CONNECTIONS);
      expect(connections).toBeLessThanOrEqual(SERVER_CONNECTIONS);
    }),
  );
  await direct.close();
}

test.skipIf(!isInstalled)(
  'behind PgBouncer in transaction mode customers order, and jobs run, over three connections',
  async ({ skip }) => {
    skip(!(await withEmptyPostgres(ordersThrough)), 'TEST_DATABASE_URL names no PostgreSQL');
  },
);
