import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { CallFailure } from '@fumi/contract/client';
import { createDeskClient } from '@fumi/contract/desk';
import {
  countedOf,
  expectedOf,
  qrText,
  type Result,
  readTrackingFile,
  scanCard,
  startCount,
} from '@fumi/domain';
import { afterAll, expect, test } from 'vitest';
import { type RunningServer, startServer, survivingSend } from '../../../test/killed-server.ts';
import { shareDrawings } from '../../../test/running-shop.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { fillWithPaid, inFolder } from '../../../test/trial-folder.ts';
import type { Context } from '../../context.ts';
import { sql } from '../../db/drizzle.ts';
import { verifyAudit } from '../audit/audit-chain.service.ts';
import { runKey } from '../print-run/impose.service.ts';

/*
 * A day of the print shop, from paid orders to parcels that have left, at the real server, which is killed while it
 * works. Sixty orders of all products and five kills where FUMI_FULL is 1; else a few, and one.
 */
const isFull = process.env.FUMI_FULL === '1';
const PLAN = isFull ? { orders: 60, seed: 1 } : { orders: 4, seed: 3, productCodes: ['T0021', 'T0014'] };

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'fumi-day-'));
const temporary = path.join(dataDir, 'tmp');
mkdirSync(temporary);
shareDrawings(dataDir);

let server: RunningServer = { origin: '', kill: async () => {} };
const start = async (): Promise<void> => {
  server = await startServer(dataDir, { DRAWING: 'asked', TMPDIR: temporary });
};
afterAll(async () => {
  await server.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

const cookies = await fillWithPaid(dataDir, PLAN);
const desk = createDeskClient(survivingSend(() => server, cookies));
await start();

type Answered<Value> = Promise<Result<Value, CallFailure>>;

async function done<Value>(call: Answered<Value>): Promise<Value> {
  const answer = await call;
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

type When = 'gathering' | 'counting' | 'exporting' | 'shipping' | 'refunding';
const KILLS: readonly When[] = isFull
  ? ['gathering', 'counting', 'exporting', 'shipping', 'refunding']
  : ['shipping'];
let kills = 0;

/** Asks for much at once, and kills the server when the first answer is there: what became of the rest, nobody knows. */
async function cutShort<Value>(when: When, asks: readonly (() => Answered<Value>)[]) {
  const asked = asks.map((ask) => ask());
  if (KILLS.includes(when)) {
    await Promise.race(asked);
    await server.kill();
    await start();
    kills += 1;
  }
  return Promise.all(asked);
}

const until = (isThere: () => Promise<boolean>): Promise<void> =>
  expect.poll(isThere, { timeout: 300_000, interval: 250 }).toBe(true);

async function runsIn(state: 'imposing' | 'ready' | 'failed'): Promise<string[]> {
  const { runs } = await done(desk.deskRunList({ query: { state } }));
  return runs.map(({ number }) => number);
}

/** Makes runs of everything that waits. */
async function gatherAll(): Promise<void> {
  const requests = async () => {
    const { groups } = await done(desk.deskRunWaiting());
    const goods = groups.map(({ productCode, paper }) => `${productCode} ${paper}`);
    return [...new Set(goods)].map((both) => {
      const [productCode = '', paper = ''] = both.split(' ');
      return () => desk.deskRunGather({ body: { productCode, paper } });
    });
  };
  await cutShort('gathering', await requests());
  for (const request of await requests()) await done(request());
  expect(await requests()).toEqual([]);
}

async function printAll(): Promise<void> {
  await until(async () => (await runsIn('imposing')).length === 0);
  expect(await runsIn('failed')).toEqual([]);
  for (const number of await runsIn('ready')) {
    await done(desk.deskRunStart({ body: { number } }));
    await done(desk.deskRunDone({ body: { number } }));
  }
}

/** Counts the cards of every order as the scanner's page does, and says so. */
async function countAll(): Promise<string[]> {
  const { orders } = await done(desk.deskPackList({ query: {} }));
  const say = orders.map(({ number, bookCode, pages, copies }) => () => {
    let count = startCount(bookCode, pages, copies);
    for (const page of pages)
      for (let copy = 0; copy < copies; copy += 1) count = scanCard(count, qrText(bookCode, page)).count;
    expect(countedOf(count)).toBe(expectedOf(count));
    return desk.deskPackDone({ body: { number, counted: countedOf(count) || null } });
  });
  await cutShort('counting', say);
  for (const again of say) await done(again());
  return orders.map(({ number }) => number);
}

async function reprintOne(number: string): Promise<void> {
  await done(desk.deskReprintAsk({ body: { number, pages: [3], kind: 'cut', reason: '角の折れ' } }));
  const { reprints } = await done(desk.deskRunWaiting());
  expect(reprints).toHaveLength(1);
  for (const { productCode, paper } of reprints)
    await done(desk.deskRunGather({ body: { productCode, paper, reprintsOnly: true } }));
  await printAll();
}

async function correctOne(number: string): Promise<void> {
  const { order } = await done(desk.deskOrder({ params: { number } }));
  const [place] = order.places;
  if (!place) throw new Error('An order goes somewhere.');
  const { position, quantity: _, ...address } = place;
  await done(
    desk.deskAddressCorrect({ body: { number, position, address: { ...address, tel: '03-9999-8888' } } }),
  );
}

const LAYOUTS: Readonly<Record<number, string>> = { 5: 'b2-nekopos', 7: 'yupuri-r' };

async function waitingParcels() {
  const { kinds } = await done(desk.deskParcelList({ query: {} }));
  const lists = [];
  for (const { id: kind, count } of kinds)
    if (count > 0) lists.push({ ...(await done(desk.deskParcelList({ query: { kind } }))), kind });
  return lists;
}

/** Shortens on the label what the carrier would not take. */
async function mendAll(): Promise<void> {
  const parcels = (await waitingParcels()).flatMap(({ kind, parcels }) =>
    parcels.filter(({ problems }) => problems.some(({ layout }) => layout === LAYOUTS[kind])),
  );
  for (const { number: parcel } of parcels) {
    const { label } = await done(desk.deskParcelLabel({ params: { parcel } }));
    const { state, address1, address2, name, tel } = label;
    const short = { address2: address2.split(' ')[0] ?? '', name: name.replace('𠮷', '吉').slice(0, 16) };
    await done(desk.deskParcelMend({ body: { parcel, label: { state, address1, tel, ...short } } }));
  }
  const left = (await waitingParcels()).flatMap(({ kind, parcels }) =>
    parcels.flatMap(({ problems }) => problems.filter(({ layout }) => layout === LAYOUTS[kind])),
  );
  expect(left).toEqual([]);
}

/** Every parcel in its carrier's file, once; a file whose answer was lost is asked for again. */
async function exportAll(): Promise<void> {
  const lists = await waitingParcels();
  const ask = ({ kind, parcels }: (typeof lists)[number], again: boolean) =>
    desk.deskParcelExport({
      body: { layout: LAYOUTS[kind] ?? '', parcels: parcels.map(({ number }) => number), again },
    });
  const first = await cutShort(
    'exporting',
    lists.map((list) => () => ask(list, false)),
  );
  const files = [];
  for (const [index, list] of lists.entries()) {
    const answer = first[index];
    const isLost = !answer?.ok;
    const now = (await waitingParcels()).find(({ kind }) => kind === list.kind)?.parcels ?? [];
    const isExported = now.every(({ exportedAt }) => exportedAt !== null);
    expect(isExported || now.every(({ exportedAt }) => exportedAt === null), 'all or nothing').toBe(true);
    files.push(isLost ? await done(ask(list, isExported)) : answer.value);
    if (!isLost) expect((await ask(list, false)).ok, 'nobody asked for a second label').toBe(false);
  }
  const text = files.map(({ file }) => Buffer.from(file.bytes, 'base64').toString('latin1')).join('');
  const listed = lists.flatMap(({ parcels }) => parcels.map(({ number }) => number)).sort();
  expect((text.match(/F\d{6}-\w{5}-\d+/g) ?? []).sort()).toEqual(listed);
  expect(new Set(lists.map(({ kind }) => kind))).toEqual(new Set([5, 7]));
}

async function takeNumbers(): Promise<void> {
  const tracked = (await waitingParcels()).filter(({ isTracked }) => isTracked);
  const lines = tracked.flatMap(({ parcels }) =>
    parcels.map(({ number }, index) => `"${number}","4${String(index).padStart(11, '0')}"`),
  );
  const rows = readTrackingFile(['お客様管理番号,伝票番号', ...lines].join('\r\n')) ?? [];
  const seen = await done(desk.deskTrackingPreview({ body: { rows } }));
  expect(new Set(seen.rows.map(({ verdict }) => verdict))).toEqual(new Set(['new']));
  expect(await done(desk.deskTrackingTake({ body: { rows } }))).toEqual({ taken: lines.length });
  expect(await done(desk.deskTrackingTake({ body: { rows } }))).toEqual({ taken: 0 });
}

async function shipAll(): Promise<void> {
  const asks = async () =>
    (await waitingParcels()).flatMap(({ parcels }) =>
      parcels.map(
        ({ number }) =>
          () =>
            desk.deskParcelShip({ body: { parcels: [{ number, trackingNumber: null }] } }),
      ),
    );
  await cutShort('shipping', await asks());
  for (const ask of await asks()) expect((await done(ask())).refused).toEqual([]);
  expect(await asks()).toEqual([]);
}

async function refundOne(number: string): Promise<void> {
  const { code: refundCode } = await done(
    desk.deskRefundGrant({ body: { number, amount: 100, reason: '角の汚れ' } }),
  );
  const send = () => desk.deskRefundSend({ body: { number, refundCode } });
  await cutShort('refunding', [send]);
  await send();
  await until(async () => {
    const { refunds } = await done(desk.deskOrder({ params: { number } }));
    return refunds.every(({ state }) => state === 'done');
  });
}

/** Whatever of the day is there twice, or is missing. */
async function faultsOf(context: Context): Promise<unknown> {
  const rows = (statement: ReturnType<typeof sql>) => rowsOf(context, statement);
  return {
    // Covers and inner pages of a photobook are two papers.
    unprinted: await rows(sql`select shop_order.number from shop_order join book on book.code = book_code
      left join print_run_item item on item.order_code = shop_order.code and is_live and not is_reprint
      group by 1, book.material_id
      having count(*) <> case when book.material_id in (101, 105, 111) then 2 else 1 end`),
    notShipped: await rows(sql`select number from shop_order where state <> 'shipped'`),
    parcels: await rows(sql`select number from parcel where shipped_at is null or exported_at is null`),
    numbers: await rows(
      sql`select tracking_number from parcel where tracking_number is not null group by 1 having count(*) > 1`,
    ),
    events: await rows(
      sql`select order_code, event from order_event where event in ('print-started', 'packed', 'shipped') group by 1, 2 having count(*) <> 1`,
    ),
    mails: await rows(sql`select shop_order.number, kind, subject from shop_order
      join mail_outbox on order_code = code group by 1, 2, 3 having count(*) <> 1`),
    untold: await rows(sql`select number from shop_order where not exists
      (select from mail_outbox where order_code = code and kind = 'order-shipped')`),
    reprints: await rows(sql`select count(*)::int as count from reprint where run_number is not null`),
    refunds: await rows(sql`select sum(amount_yen)::int as yen, count(*)::int as count from refund`),
    jobs: await context.jobs.failures(10),
  };
}

test('a day of orders is printed, counted, exported and shipped, and loses and doubles nothing when the server is killed', async () => {
  await gatherAll();
  await printAll();
  const numbers = await countAll();
  expect(numbers).toHaveLength(PLAN.orders);
  const [spoiled = '', corrected = '', refunded = ''] = numbers;
  await reprintOne(spoiled);
  await correctOne(corrected);
  await mendAll();
  await exportAll();
  await takeNumbers();
  await shipAll();
  await refundOne(refunded);
  expect(kills).toBe(KILLS.length);
  await server.kill();
  await inFolder(dataDir, async (context) => {
    expect(await faultsOf(context)).toEqual({
      unprinted: [],
      notShipped: [],
      parcels: [],
      numbers: [],
      events: [],
      mails: [],
      untold: [],
      reprints: [{ count: 1 }],
      refunds: [{ yen: 100, count: 1 }],
      jobs: [],
    });
    const runs = await rowsOf(context, sql`select number, sha256 from print_run`);
    for (const { number, sha256 } of runs) {
      const pdf = await context.storage.get(runKey(String(number)));
      expect(pdf && createHash('sha256').update(pdf).digest('hex')).toBe(sha256);
    }
    expect((await verifyAudit(context)).months.flatMap(({ problems }) => problems)).toEqual([]);
  });
  expect(readdirSync(temporary)).toEqual([]);
}, 1_500_000);
