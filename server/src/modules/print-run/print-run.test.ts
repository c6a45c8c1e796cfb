import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ptToMm } from '@fumi/domain';
import { parsePdf, preflight } from '@fumi/print/pdf';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { afterAll, expect, test } from 'vitest';
import { finishBook, someone } from '../../../test/book-posting.ts';
import { testApp } from '../../../test/harness.ts';
import { beginToPay, orderBody, payOnSandbox } from '../../../test/order-making.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { sql } from '../../db/drizzle.ts';
import { pressKey } from '../../printing/press.service.ts';
import { findOwnOrder } from '../order/order.repository.ts';
import { beginPrint, cancelForCustomer, holdOrder } from '../print-shop/print-shop.service.ts';
import { sweepOrphans } from '../retention/orphan-sweep.service.ts';
import { createRun } from './gather.service.ts';
import { expireRuns, handOffRun, saveRun } from './hand-off.service.ts';
import { imposeRun, openRun, runKey } from './impose.service.ts';
import { runCommand } from './print-run.command.ts';
import { findRun } from './print-run.repository.ts';
import { cancelRun, startRun } from './run-state.service.ts';
import { ordersWaitingFor } from './waiting-orders.repository.ts';
import { pressSheets } from './waiting-orders.service.ts';

const hotFolder = mkdtempSync(path.join(os.tmpdir(), 'fumi-hot-'));
const savedFolder = mkdtempSync(path.join(os.tmpdir(), 'fumi-saved-'));
afterAll(() => {
  for (const folder of [hotFolder, savedFolder]) rmSync(folder, { recursive: true, force: true });
});
const shop = await testApp({ environment: { HOT_FOLDER: hotFolder } });
const { context, clock, signedUpMember } = shop;

async function command(...words: string[]) {
  const said: string[] = [];
  const code = await runCommand(words, { context, say: (line) => said.push(line) });
  return { code, text: said.join('\n') };
}

/** A paid order of cards to some people, whose press file is rendered. */
async function paidOrder(names: readonly string[], copies = 1) {
  // Who pays first is printed first.
  clock.advance(1000);
  const client = await signedUpMember();
  const recipients = names.map((name) => someone('髙橋', name));
  const bookCode = await finishBook(client, context, { recipients, sender: someone('佐藤') });
  await shop.runJobs();
  const created = await client.orderCreate({ body: orderBody(bookCode, { quantities: [copies] }) });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const orderCode = created.value.code;
  await payOnSandbox(shop, await beginToPay(client, orderCode));
  const order = await findOwnOrder(context.db, orderCode, client.member.code);
  return { client, bookCode, orderCode, number: order?.number ?? '' };
}

const runNumberIn = (text: string): string => /R\d{6}-\w{5}/.exec(text)?.[0] ?? '';

/** Pages of a PDF as PDFium draws them, at 72 dpi: a pixel is a point. */
async function drawn(pdf: Uint8Array, pages: readonly number[]) {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pictures = [];
  for (const page of pages) {
    const { data, width, height } = await document.getPage(page).render({ scale: 2 });
    pictures.push({ data: Uint8Array.from(data), width, height });
  }
  document.destroy();
  library.destroy();
  return pictures;
}

type Picture = Awaited<ReturnType<typeof drawn>>[number];

/** Pixels around a point that are looked at together: two pictures are not drawn on one grid. */
const NEAR = 14;

/** How dark a picture is around a point, 0 to 255. */
function toneAt({ data, width, height }: Picture, x: number, y: number): number {
  let sum = 0;
  let count = 0;
  for (let dy = -NEAR; dy <= NEAR; dy += 1) {
    for (let dx = -NEAR; dx <= NEAR; dx += 1) {
      const [px, py] = [Math.round(x) + dx, Math.round(y) + dy];
      if (px < 0 || py < 0 || px >= width || py >= height) continue;
      const at = (py * width + px) * 4;
      sum += ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
      count += 1;
    }
  }
  return sum / count;
}

test('paid orders become sheets that equal their cards, and go to the machine', async () => {
  const first = await paidOrder(['一郎', '二郎', '三郎']);
  const second = await paidOrder([], 2);
  expect((await command('waiting')).text).toMatch(
    /T0021 {2}card {2}due \d{4}-\d\d-\d\d {2}2 orders {2}90 cards/,
  );
  const made = await command('add', 'T0021', 'card');
  const number = runNumberIn(made.text);
  expect(made).toMatchObject({ code: 0, text: expect.stringContaining('12 × SRA3, 8 up') });
  expect((await command('waiting')).text).toBe('');

  const saved = await saveRun(context, number, savedFolder);
  if (!saved.ok) throw new Error(saved.error);
  const [json, csv, pdf] = ['json', 'csv', 'pdf'].map((ending) =>
    readFileSync(path.join(savedFolder, `${saved.value}.${ending}`)),
  );
  expect(JSON.parse(Buffer.from(json ?? []).toString())).toMatchObject({
    sheets: 12,
    up: 8,
    duplex: 'long-edge',
    items: [
      { order: first.number, copies: 1, leavesPerCopy: 30, first: { sheet: 1, place: 1 } },
      { order: second.number, copies: 2, leavesPerCopy: 30 },
    ],
  });
  expect(
    Buffer.from(csv ?? [])
      .toString()
      .split('\r\n'),
  ).toHaveLength(4);
  if (!pdf) throw new Error('no sheets');
  const rules = { conformance: 'X-4', pageCount: 24, bleedPt: 0 } as const;
  const run = await openRun(context, number);
  if (!run) throw new Error('no run');
  const { widthPt, heightPt } = run.plan.layout;
  expect([widthPt, heightPt].map(ptToMm).map(Math.round)).toEqual([320, 450]);
  expect(preflight(pdf, { ...rules, widthPt, heightPt })).toEqual([]);

  // Each picture is in the sheets once, however many press files have it.
  const images = (parsePdf(pdf)?.objects ?? []).filter(({ dictionary }) =>
    dictionary.includes('/Subtype/Image'),
  );
  expect(new Set(images.map(({ dictionary, stream }) => dictionary + stream())).size).toBe(images.length);

  if (process.env.FUMI_PICTURES) writeFileSync(path.join(process.env.FUMI_PICTURES, 'run.pdf'), pdf);
  const sides = await drawn(pdf, [0, 1]);
  const sheet = run.plan.sheets[0] ?? [];
  for (const [place, index] of sheet.entries()) {
    const leaf = index === null ? undefined : run.plan.leaves[index];
    if (leaf?.kind !== 'leaf') continue;
    const press = await context.storage.get(pressKey(run.items[leaf.item]?.bookCode ?? ''));
    const faces = await drawn(press ?? Buffer.alloc(0), [leaf.leaf.front - 1, (leaf.leaf.back ?? 0) - 1]);
    for (const [side, places] of [run.plan.layout.fronts, run.plan.layout.backs].entries()) {
      const at = places[place];
      const [face, whole] = [faces[side], sides[side]];
      if (!at || !face || !whole) throw new Error('a face is missing');
      const [a, b, c, d, e, f] = at.matrix;
      for (let x = 30; x < 420; x += 30) {
        for (let y = 30; y < 280; y += 30) {
          const wanted = toneAt(face, x * 2, y * 2);
          const got = toneAt(whole, (a * x + c * y + e) * 2, (b * x + d * y + f) * 2);
          expect(Math.abs(got - wanted), `place ${place} side ${side} at ${x}, ${y}`).toBeLessThan(14);
        }
      }
    }
  }

  expect(await command('start', number)).toEqual({ code: 0, text: `${number}: printing` });
  expect((await command('start', number)).code, 'twice').toBe(1);
  await shop.runJobs();
  expect(readdirSync(hotFolder).sort()).toEqual(readdirSync(savedFolder).sort());
  expect(readFileSync(path.join(hotFolder, `${saved.value}.pdf`))).toEqual(pdf);
  for (const { client, orderCode } of [first, second])
    expect(await client.orderGet({ params: { orderCode } })).toMatchObject({
      value: { order: { state: 'in_print' } },
    });

  // A spoiled card waits, and fills a place that the next run leaves free.
  expect(await command('reprint', first.number, '--reason', 'よごれ', '--pages', '4')).toMatchObject({
    code: 0,
  });
  expect((await command('reprint', first.number, '--reason', 'x', '--pages', '61')).code).toBe(1);
  const third = await paidOrder(['五郎']);
  const next = await command('add', 'T0021', 'card');
  // 31 places of the order leave one of four sheets' 32 free: too few for a card and its banner.
  expect(next.text).not.toContain('again');
  await command('cancel', runNumberIn(next.text));
  const fourth = await paidOrder(['六郎']);
  const filled = await command('add', 'T0021', 'card');
  expect(filled.text).toContain(`${first.number}  1 × 1 cards  again`);
  expect(filled.text).toContain(third.number);
  expect(filled.text).toContain(fourth.number);
  expect((await command('waiting')).text).toBe('');

  expect((await command('done', number)).code).toBe(0);
  clock.advance(8 * 86_400_000);
  await expireRuns(context);
  expect(await context.storage.get(runKey(number))).toBeNull();
  expect((await command('save', hotFolder, number)).code).toBe(1);
  // As if work that had read the sheets before the deletion stored them once more.
  await context.storage.put(runKey(number), Buffer.from('%PDF'));
  // The store dates objects by the machine's time, not the test's clock.
  const later = { ...clock, nowMs: () => Date.now() + 2 * 86_400_000 };
  await sweepOrphans({ ...context, clock: later });
  expect(await context.storage.get(runKey(number))).toBeNull();
});

test('an order that was cancelled stops its run, and the others are gathered again', async () => {
  const stays = await paidOrder(['一']);
  const leaves = await paidOrder(['二']);
  const cards = pressSheets.papers.filter(({ code }) => code === 'card');
  const waiting = (
    await Promise.all(cards.map((paper) => ordersWaitingFor(context.db, paper, 'T0021')))
  ).flat();
  expect(waiting.map(({ pageCount }) => pageCount)).toEqual([60, 60]);
  const { text } = await command('add', 'T0021', 'card');
  const number = runNumberIn(text);
  await context.db.transaction((tx) => cancelForCustomer(tx, context, leaves.number));
  expect((await command('start', number)).text).toContain('by itself meanwhile');
  const kept = await rowsOf(context, sql`select state from shop_order where number = ${stays.number}`);
  expect(kept).toEqual([{ state: 'paid' }]);
  expect((await command('cancel', number)).code).toBe(0);
  const again = await command('add', 'T0021', 'card');
  expect(again.text).toContain(stays.number);
  expect(again.text).not.toContain(leaves.number);
  await command('cancel', runNumberIn(again.text));
});

test('of two who gather the same orders at once one gets them', async () => {
  await paidOrder(['一']);
  const request = { productCode: 'T0021', paper: 'card' };
  const both = await Promise.all(
    ['a', 'b'].map((by) => context.db.transaction((tx) => createRun(tx, context, request, by))),
  );
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.filter(({ ok }) => !ok)).toMatchObject([{ error: expect.stringMatching(/taken|nothing/) }]);
});

const CARDS = { productCode: 'T0021', paper: 'card' } as const;

const start = (number: string) => context.db.transaction((tx) => startRun(tx, context, number));

async function madeRun(): Promise<string> {
  const made = await context.db.transaction((tx) => createRun(tx, context, CARDS, 'test'));
  if (!made.ok) throw new Error(made.error);
  return made.value.number;
}

test('a run that is cancelled while its sheets are made stays cancelled, and leaves no sheets', async () => {
  const { number: order } = await paidOrder(['一']);
  const number = await madeRun();
  const putFile: typeof context.storage.putFile = async (...object) => {
    await context.db.transaction((tx) => cancelRun(tx, context, number));
    return context.storage.putFile(...object);
  };
  await imposeRun({ ...context, storage: { ...context.storage, putFile } }, number);
  expect(await findRun(context.db, number)).toMatchObject({ state: 'cancelled', sha256: null });
  expect(await context.storage.get(runKey(number))).toBeNull();
  await context.db.transaction((tx) => cancelForCustomer(tx, context, order));
});

test('an order that lies in a run is not printed by hand as well, until the run is given up', async () => {
  const { number: order } = await paidOrder(['一']);
  const number = await madeRun();
  const byHand = () => context.db.transaction((tx) => beginPrint(tx, context, order));
  expect(await byHand()).toEqual({ ok: false, error: 'in-run' });
  await imposeRun(context, number);
  expect(await byHand()).toEqual({ ok: false, error: 'in-run' });
  expect((await command('cancel', number)).code).toBe(0);
  expect(await byHand()).toMatchObject({ ok: true, value: { state: 'in_print' } });
});

test('an order that was printed by hand while it was gathered is not printed again by its run', async () => {
  const { orderCode } = await paidOrder(['一']);
  const number = await madeRun();
  await imposeRun(context, number);
  await context.db.execute(sql`update shop_order set state = 'in_print' where code = ${orderCode}`);
  expect(await start(number)).toEqual({ ok: false, error: 'order-left' });
  expect((await command('cancel', number)).code).toBe(0);
  expect((await command('waiting')).text, 'nor by another').not.toContain('T0021');
});

test('a run does not start while one of its orders is held', async () => {
  const { number: order } = await paidOrder(['一']);
  const number = await madeRun();
  await imposeRun(context, number);
  await context.db.transaction((tx) => holdOrder(tx, context, order, '確認中'));
  expect(await start(number)).toEqual({ ok: false, error: 'order-left' });
  expect((await command('cancel', number)).code).toBe(0);
});

test('a press file that was changed makes no sheets, and the run can be tried again', async () => {
  const { bookCode } = await paidOrder(['一']);
  const pdf = await context.storage.get(pressKey(bookCode));
  await context.storage.put(pressKey(bookCode), Buffer.from('%PDF of somebody else'));
  const failed = await command('add', 'T0021', 'card');
  const number = runNumberIn(failed.text);
  expect(failed.text).toContain('failed');
  expect(await start(number)).toEqual({ ok: false, error: 'wrong-state' });
  await context.storage.put(pressKey(bookCode), pdf ?? Buffer.alloc(0));
  expect((await command('retry', number)).code).toBe(0);
  await shop.runJobs();
  expect((await command('show', number)).text).toContain('ready');
  // The time of each file is measured under its kind: press files of cards, and sheets of a run.
  const timed = [...context.measured.press.series()].map(({ labels }) => labels);
  expect(timed).toEqual(['file="postcard"', 'file="sheets"']);
});

test('handing off a run whose sheets are damaged fails', async () => {
  await paidOrder(['一']);
  const number = await madeRun();
  await imposeRun(context, number);
  await context.storage.put(runKey(number), Buffer.from('%PDF of somebody else'));
  expect((await command('start', number)).code).toBe(0);
  await expect(handOffRun(context, number)).rejects.toThrow('damaged');
  await context.storage.delete(runKey(number));
  await expect(handOffRun(context, number)).rejects.toThrow('not-ready');
});

test('sheets of a run that nobody started or ended are not kept for ever; an unstarted one can make them again', async () => {
  await paidOrder(['一']);
  const number = await madeRun();
  const passMonth = async () => {
    clock.advance(31 * 86_400_000);
    await expireRuns(context);
    return [(await findRun(context.db, number))?.state, await context.storage.get(runKey(number))];
  };
  await imposeRun(context, number);
  expect(await passMonth()).toEqual(['failed', null]);
  expect((await command('retry', number)).code).toBe(0);
  await imposeRun(context, number);
  expect((await command('start', number)).code).toBe(0);
  expect(await passMonth()).toEqual(['printing', null]);
});

test.each([
  [['add', 'T0021', 'vellum'], 'no paper'],
  [['add', 'T0021', 'card', '--sheet', 'B0'], 'a sheet of this name'],
  [['add', 'T0019', 'card'], 'Nothing waits'],
  [['add', 'T0021', 'card', '--due', 'soon'], 'usage'],
  [['show', 'R0'], 'no run'],
  [['start', 'R0'], 'no run'],
  [['done', 'R0'], 'no run'],
  [['cancel', 'R0'], 'no run'],
  [['retry', 'R0'], 'no run'],
  [['save', 'nowhere', 'R0'], 'no run'],
  [['reprint', 'F0', '--reason', 'x'], 'no run or order'],
  [['reprint', 'F0'], 'usage'],
  [[], 'usage'],
])('%j is answered with what is wrong', async (words, sentence) => {
  const answer = await command(...words);
  expect([answer.code, answer.text]).toEqual([1, expect.stringContaining(sentence)]);
  expect(existsSync('nowhere')).toBe(false);
});
