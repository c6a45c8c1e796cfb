import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { Context } from '../../src/context.ts';
import { sql } from '../../src/db/drizzle.ts';
import { jobHandlers } from '../../src/job-handlers.ts';
import { renderPressFile } from '../../src/printing/press.service.ts';
import { beginBook, kitOnSale, planOf, post, someone } from '../book-posting.ts';
import { beginToPay, orderBody } from '../order-making.ts';
import { type SignedUp, signUp } from '../sign-up.ts';
import { rowsOf } from '../sql-rows.ts';
import { testClient } from '../test-client.ts';
import { cpuSoFar, median } from './cpu-figures.ts';

/* What an order costs from the sign-up to the press file: the figures that docs/capacity.md reckons with. */

const ORDERS = 5;
const RECIPIENTS = 30;

type Shop = { readonly context: Context; readonly app: FastifyInstance; readonly folder: string };
type Cost = { readonly shopMs: number; readonly databaseMs: number };

async function costOf(context: Context, work: () => Promise<unknown>): Promise<Cost> {
  const before = await cpuSoFar(context);
  await work();
  const after = await cpuSoFar(context);
  return { shopMs: after.shopMs - before.shopMs, databaseMs: after.databaseMs - before.databaseMs };
}

/** Bytes of all files below a folder. */
function bytesIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.reduce((sum, file) => sum + statSync(path.join(file.parentPath, file.name)).size, 0);
}

const databaseBytes = async ({ db }: Context): Promise<number> =>
  Number((await rowsOf({ db }, sql`select pg_database_size(current_database()) as bytes`))[0]?.bytes);

/** As the browser cuts it for the press, and as hard to compress as a photo of leaves. */
const photo = await sharp({
  create: {
    width: 2400,
    height: 1600,
    channels: 3,
    background: '#808080',
    noise: { type: 'gaussian', mean: 128, sigma: 20 },
  },
})
  .blur(1.5)
  .jpeg({ quality: 90 })
  .toBuffer();

async function bookOf(member: SignedUp, context: Context): Promise<string> {
  const kit = kitOnSale(context);
  const recipients = Array.from({ length: RECIPIENTS }, (_, index) => someone('山田', `太郎${index}`));
  const items = planOf(context, kit, someone('髙橋'), recipients);
  const bookCode = await beginBook(member, kit);
  for (const item of items) {
    const posted = await post(member, bookCode, item, photo);
    if (!posted.ok) throw new Error(JSON.stringify(posted.error));
  }
  const closed = await member.bookTerminate({ body: { bookCode, total: items.length } });
  if (!closed.ok) throw new Error(JSON.stringify(closed.error));
  return bookCode;
}

/** Everything that a new member does, from the sign-up to the paid order. */
async function order({ app, context }: Shop, email: string): Promise<string> {
  const member = await signUp(testClient(app), context, email);
  const bookCode = await bookOf(member, context);
  const created = await member.orderCreate({ body: orderBody(bookCode) });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const ref = await beginToPay(member, created.value.code);
  await app.inject({
    method: 'POST',
    url: `/sandbox/pay/${ref}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'outcome=success&notice=before',
  });
  return bookCode;
}

/** Prints what an order costs in CPU, database and store; the median of some. */
export async function flowFigures(shop: Shop): Promise<void> {
  const { context } = shop;
  const costs = { flow: [] as Cost[], press: [] as Cost[], rest: [] as Cost[] };
  await order(shop, 'warm@example.jp');
  await context.jobs.drain(jobHandlers(context));
  const bytesBefore = { database: await databaseBytes(context), store: bytesIn(shop.folder) };
  for (let number = 0; number < ORDERS; number += 1) {
    let bookCode = '';
    const flow = async () => {
      bookCode = await order(shop, `load${number}@example.jp`);
    };
    costs.flow.push(await costOf(context, flow));
    costs.press.push(await costOf(context, () => renderPressFile(context, bookCode)));
    const pressed = await rowsOf(context, sql`select press from book where code = ${bookCode}`);
    if (pressed[0]?.press !== 'ready') throw new Error(`The press file is ${pressed[0]?.press}.`);
    costs.rest.push(await costOf(context, () => context.jobs.drain(jobHandlers(context))));
  }
  console.log(`\na photo of ${Math.round(photo.length / 1000)} kB`);
  console.log('an order of 30 recipients      shop s   database s   (CPU, threads and processes included)');
  for (const [name, each] of Object.entries(costs)) {
    const [shopMs, databaseMs] = [each.map((cost) => cost.shopMs), each.map((cost) => cost.databaseMs)].map(
      median,
    );
    const seconds = [shopMs, databaseMs].map((ms = Number.NaN) => (ms / 1000).toFixed(2));
    console.log(`${name.padEnd(28)} ${seconds[0]?.padStart(8)}   ${seconds[1]?.padStart(10)}`);
  }
  const kilobytes = (bytes: number) => Math.round(bytes / ORDERS / 1000);
  const database = kilobytes((await databaseBytes(context)) - bytesBefore.database);
  const store = kilobytes(bytesIn(shop.folder) - bytesBefore.store);
  console.log(`kept of it: ${database} kB in the database, ${store} kB in the store`);
}
