import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Client } from '@fumi/contract/client';
import { afterAll, expect, test } from 'vitest';
import { finishBook, kitOnSale, planOf, someone } from '../test/book-posting.ts';
import { survivingBrowser } from '../test/killed-server.ts';
import { orderBody } from '../test/order-making.ts';
import { freePort, type RunningShop, shareDrawings, startShop } from '../test/running-shop.ts';
import { isFull } from '../test/season.ts';
import { signUpByInbox } from '../test/sign-up.ts';
import { persist } from '../test/soak/soak-visit.ts';
import { rowsOf } from '../test/sql-rows.ts';
import { testContent } from '../test/test-content.ts';
import { sql } from './db/drizzle.ts';
import { openEmbedded } from './db/open-embedded.ts';

/** A flush of a good disk takes some milliseconds. */
const SLOW_DISK = {
  SLOW_DISK_MS: '550',
  NODE_OPTIONS: `--import ${pathToFileURL(path.join(import.meta.dirname, '../test/slow-disk.ts')).href}`,
};

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'fumi-slow-disk-'));
shareDrawings(dataDir);
let shop: RunningShop | null = null;
afterAll(async () => {
  await shop?.stop('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});
const start = async (environment: Readonly<Record<string, string>> = {}): Promise<RunningShop> => {
  shop = await startShop(dataDir, { DRAWING: 'asked', ...environment });
  return shop;
};

/** Pays on the sandbox's page, and answers when the shop says that it is paid. */
async function pay(client: Client, origin: string, code: string): Promise<void> {
  const begun = await client.orderPayment({
    body: { code, paymentType: 'card', returnOkUrl: '/ok', returnNgUrl: '/ng' },
  });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const body = new URLSearchParams({ outcome: 'success', notice: 'twice' });
  await fetch(`${origin}${new URL(begun.value.url, origin).pathname}`, {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  expect(await client.orderPaymentConfirm({ body: { code } })).toMatchObject({ value: { status: 'paid' } });
}

/** What the embedded database of a shop that was stopped has of an order. */
async function keptOf(code: string) {
  const database = await openEmbedded({ directory: path.join(dataDir, 'database') });
  const rows = await rowsOf(
    database,
    sql`select (select count(*)::int from shop_order) as orders,
      (select state from shop_order where code = ${code}) as state,
      (select count(*)::int from payment where state = 'succeeded') as payments,
      (select count(*)::int from book_item join shop_order o on o.book_code = book_item.book_code
        where o.code = ${code}) as items,
      (select array_agg(kind order by kind) from mail_outbox where order_code = ${code}) as mails`,
  );
  await database.close();
  return rows[0];
}

// Fifty flushes, and three starts: a minute and more.
test.runIf(isFull)(
  'on a slow disk the shop says so, and what it acknowledged is there once after a kill',
  {
    timeout: 600_000,
  },
  async () => {
    // A new database is flushed file by file, a thousand of them.
    await (await start()).stop('SIGTERM');
    const METRICS_PORT = String(await freePort());
    const slow = await start({ ...SLOW_DISK, METRICS_PORT });
    const ready = await fetch(`${slow.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok', disk: 'slow' }]);
    const status = await fetch(`http://127.0.0.1:${METRICS_PORT}/status`);
    expect([status.status, await status.json()]).toMatchObject([503, { parts: { flush: { ok: false } } }]);
    const metrics = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
    expect(metrics).toContain('fumi_part_ok{part="flush"} 0');

    const client = survivingBrowser(() => ({ origin: shop?.url ?? '', kill: async () => {} }));
    await signUpByInbox(client, slow.url, 'hanako@example.jp');
    const stock = { content: await testContent() };
    const [kit, sender, recipients] = [kitOnSale(stock), someone('髙橋'), [someone('山田')]];
    const bookCode = await finishBook(client, stock, { kit, sender, recipients });
    // A customer who waits for long presses the button again.
    const order = () =>
      persist(() => client.orderCreate({ body: orderBody(bookCode) }, { idempotencyKey: 'the-order' }));
    const [{ code }, again] = await Promise.all([order(), order()]);
    expect(again.code).toBe(code);
    await pay(client, slow.url, code);
    await slow.stop('SIGKILL');

    const quick = await start();
    const pressFile = async () => {
      const seen = await client.bookGet({ params: { bookCode } });
      return seen.ok && seen.value.book.press;
    };
    await expect.poll(pressFile, { timeout: 90_000, interval: 500 }).toBe('ready');
    await quick.stop('SIGTERM');
    shop = null;
    expect(await keptOf(code)).toEqual({
      orders: 1,
      state: 'paid',
      payments: 1,
      items: planOf(stock, kit, sender, recipients).length,
      mails: ['order-paid'],
    });
  },
);
