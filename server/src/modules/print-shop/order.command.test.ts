import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { beginToPay, finishedBook, orderBody, payOnSandbox, stateOf } from '../../../test/order-making.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { sql } from '../../db/drizzle.ts';
import { pressKey } from '../../printing/press.service.ts';
import { updatePress } from '../book/book.repository.ts';
import { findOwnOrder } from '../order/order.repository.ts';
import { orderCommand } from './order.command.ts';

const shop = await testApp();
const { context, signedUpMember } = shop;
const folder = mkdtempSync(path.join(os.tmpdir(), 'fumi-press-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function command(...words: string[]) {
  const said: string[] = [];
  const code = await orderCommand(words, { context, say: (line) => said.push(line) });
  return { code, text: said.join('\n') };
}

/** A paid order whose press file lies in the store. */
async function paidOrder() {
  const client = await signedUpMember();
  const bookCode = await finishedBook(context, client.member.code);
  const pdf = Buffer.from(`%PDF of ${bookCode}`);
  await context.storage.put(pressKey(bookCode), pdf);
  const pressSha256 = createHash('sha256').update(pdf).digest('hex');
  await updatePress(context.db, bookCode, { press: 'ready', pressSha256 });
  const created = await client.orderCreate({ body: orderBody(bookCode) });
  const orderCode = created.ok ? created.value.code : '';
  await payOnSandbox(shop, await beginToPay(client, orderCode));
  const order = await findOwnOrder(context.db, orderCode, client.member.code);
  return { client, bookCode, pdf, orderCode, number: order?.number ?? '' };
}

const mailsAbout = (kind: string, orderCode: string) =>
  rowsOf(context, sql`select 1 from mail_outbox where kind = ${kind} and text like ${`%${orderCode}%`}`);

test('an order goes from press file to parcel, and its customer is mailed about each step once', async () => {
  const { client, orderCode, number, pdf } = await paidOrder();
  expect((await command('list')).text).toContain(number);
  expect((await command('press', folder, number)).code).toBe(0);
  expect(readFileSync(path.join(folder, `${number}.pdf`))).toEqual(pdf);
  expect(statSync(path.join(folder, `${number}.pdf`)).mode & 0o077, 'it bears addresses').toBe(0);
  expect(await command('print', number)).toEqual({ code: 0, text: `${number}: in_print` });
  expect((await command('print', number)).code, 'twice').toBe(1);
  expect((await command('ship', number, '1234-5678')).text).toContain('Not all of its cards were counted');
  expect(await command('ship', number, '1234-5678', '--uncounted')).toEqual({
    code: 0,
    text: `${number}: shipped`,
  });
  expect(await client.orderGet({ params: { orderCode } })).toMatchObject({
    value: { order: { state: 'shipped', parcels: [{ destination: 0, trackingNumber: '12345678' }] } },
  });
  expect(await mailsAbout('order-in_print', orderCode)).toHaveLength(1);
  expect(await mailsAbout('order-shipped', orderCode)).toHaveLength(1);
  const shown = (await command('show', number)).text;
  expect(shown).toContain('print-started by operator: in_print');
  expect(shown).toContain('〒1060032 東京都 港区六本木');
});

test('what is in print is not cancelled; what is paid is, and its money goes back once', async () => {
  const printing = await paidOrder();
  await command('print', printing.number);
  expect((await command('cancel', printing.number)).code).toBe(1);
  const paid = await paidOrder();
  expect((await command('cancel', paid.number)).text).toContain('refunding');
  await shop.runJobs();
  expect(await stateOf(paid.client, paid.orderCode)).toBe('refunded');
  expect((await command('cancel', paid.number)).code).toBe(1);
  const refunds = await rowsOf(
    context,
    sql`select state from payment where order_code = ${paid.orderCode} and state = 'refunded'`,
  );
  expect(refunds).toHaveLength(1);
});

test('without its press file nothing is printed, and a failed one is rendered again', async () => {
  const { bookCode, number } = await paidOrder();
  await updatePress(context.db, bookCode, { press: 'failed' });
  expect((await command('print', number)).text).toContain('press file is not ready');
  expect((await command('press', folder, number)).code).toBe(1);
  expect((await command('render', number)).code).toBe(0);
  expect((await command('list')).text).toMatch(new RegExp(`${number}.*press: waiting`));
  expect((await command('render', number)).code, 'it waits already').toBe(1);
  const second = await paidOrder();
  for (const code of [bookCode, second.bookCode]) await updatePress(context.db, code, { press: 'failed' });
  const all = await command('render');
  expect([all.code, all.text.split('\n')]).toEqual([0, [`${number}: paid`, `${second.number}: paid`]]);
});

test('a press file that was changed is never handed out', async () => {
  const { bookCode, number } = await paidOrder();
  await context.storage.put(pressKey(bookCode), Buffer.from('%PDF of somebody else'));
  const saved = await command('press', folder, number);
  expect([saved.code, saved.text]).toEqual([1, expect.stringContaining('Do not print it')]);
});

test.each([
  [[]],
  [['list', 'lost']],
  [['ship']],
  [['ship', 'F-1', 'F-2']],
  [['press']],
  [['cancel', 'a', 'b']],
])('%j tells how to use it', async (words) => {
  expect(await command(...words)).toEqual({ code: 1, text: expect.stringMatching(/^usage/) });
});

test.each([['show'], ['print'], ['ship'], ['cancel'], ['render'], ['press', folder]])(
  '%s of an unknown number says so',
  async (...words) => {
    const answer = await command(...words, 'F-0');
    expect([answer.code, answer.text]).toEqual([1, expect.stringContaining('no order of this number')]);
  },
);
