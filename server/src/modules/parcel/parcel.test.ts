import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import {
  beginToPay,
  countCards,
  finishedBook,
  hanako,
  orderBody,
  payOnSandbox,
} from '../../../test/order-making.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { eq, sql } from '../../db/drizzle.ts';
import { shopOrder } from '../../db/tables/order.ts';
import { findOwnOrder } from '../order/order.repository.ts';
import { beginPrint, shipOrder } from '../print-shop/print-shop.service.ts';
import { type ExportRequest, exportParcels } from './carrier-file.service.ts';
import { parcelCommand } from './parcel.command.ts';
import { findParcels } from './parcel.repository.ts';
import { carrierTerms } from './parcel.service.ts';
import { shipmentOf } from './shipment.ts';

const shop = await testApp();
const { context, signedUpMember } = shop;
const folder = mkdtempSync(path.join(os.tmpdir(), 'fumi-parcels-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
// The template has no contract; a shop that ships has.
Object.assign(carrierTerms.contract, { b2CustomerCode: '012345678901', sagawaCustomerCode: '123456789012' });

const exportOf = (request: ExportRequest, by = 'test') =>
  context.db.transaction((tx) => exportParcels(tx, context, request, by));

async function command(...words: string[]) {
  const said: string[] = [];
  const code = await parcelCommand(words, { context, say: (line) => said.push(line) });
  return { code, text: said.join('\n') };
}

type TestOrder = {
  quantities?: number[];
  deliveryKindId?: number;
  productCode?: string;
  name?: string;
  isCounted?: boolean;
};

/** An order in print; its number is set where the file is compared byte by byte. */
async function printing({
  quantities = [1],
  deliveryKindId = 5,
  productCode = 'T0021',
  name = hanako.name,
  isCounted = true,
}: TestOrder = {}) {
  const client = await signedUpMember();
  const bookCode = await finishedBook(context, client.member.code, { productCode });
  const body = orderBody(bookCode, { quantities, deliveryKindId });
  const created = await client.orderCreate({
    body: { ...body, destinations: body.destinations.map((each) => ({ ...each, name })) },
  });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const orderCode = created.value.code;
  await payOnSandbox(shop, await beginToPay(client, orderCode));
  const order = await findOwnOrder(context.db, orderCode, client.member.code);
  const number = order?.number ?? '';
  const started = await context.db.transaction((tx) => beginPrint(tx, context, number));
  expect(started.ok).toBe(true);
  if (isCounted) await countCards(shop, number);
  return { client, orderCode, number };
}

const file = (name: string) => path.join(folder, name);
const mailsAbout = (orderCode: string) =>
  rowsOf(
    context,
    sql`select text from mail_outbox where kind = 'order-shipped' and text like ${`%${orderCode}%`} order by number`,
  );

test('a parcel is exported once and gets the carrier’s number; a mail is sent when it leaves', async () => {
  const { client, orderCode, number } = await printing();
  const parcel = `${number}-1`;
  expect((await command('list')).text).toContain(parcel);
  const exported = await command('export', 'b2-nekopos', file('b2.csv'));
  expect(exported).toMatchObject({ code: 0, text: expect.stringContaining('unverified') });
  const [row = ''] = new TextDecoder('shift_jis').decode(readFileSync(file('b2.csv'))).split('\r\n');
  const cells = row.slice(1, -1).split('","');
  expect(cells).toHaveLength(95);
  expect([cells[0], cells[1], cells[10], cells[11], cells[15], cells[39]]).toEqual([
    parcel,
    'A',
    '1060032',
    '東京都港区六本木1-2-3',
    '髙橋 花子',
    '012345678901',
  ]);
  expect((await command('export', 'b2-nekopos', file('b2.csv'))).text).toContain('No such parcel waits');
  expect((await command('export', 'b2-nekopos', file('b2.csv'), parcel)).text).toContain('in a file already');
  expect((await command('export', 'b2-nekopos', file('b2.csv'), parcel, '--again')).code).toBe(0);
  expect((await command('confirm', 'b2-nekopos')).code).toBe(0);
  expect((await command('export', 'b2-nekopos', file('b2.csv'), '--again')).text).not.toContain('unverified');

  expect((await command('ship', parcel)).text).toContain('Its carrier gives a number');
  expect(await mailsAbout(orderCode)).toEqual([]);
  writeFileSync(
    file('back.csv'),
    `お客様管理番号,伝票番号\r\n${parcel},1234-5678-9012\r\nF0-1,999999999999\r\n`,
  );
  const seen = await command('numbers', file('back.csv'));
  expect(seen).toEqual({
    code: 1,
    text: `${parcel}  123456789012  new\nF0-1  999999999999  no parcel of ours`,
  });
  expect((await command('numbers', file('back.csv'), '--take')).text).toContain('1 taken');
  expect((await command('numbers', file('back.csv'), '--take')).text).toContain('0 taken');
  writeFileSync(file('other.csv'), `お客様管理番号,伝票番号\r\n${parcel},111111111111\r\n`);
  expect((await command('numbers', file('other.csv'), '--take')).text).toMatch(/another number\n0 taken/);
  expect((await command('numbers', file('b2.csv'))).text).toContain('no file with columns');

  expect(await command('ship', '--numbered')).toEqual({ code: 0, text: `${parcel}: has left` });
  expect((await command('ship', parcel)).text).toContain('has left already');
  expect(await mailsAbout(orderCode)).toMatchObject([{ text: expect.stringContaining('123456789012') }]);
  expect(await client.orderGet({ params: { orderCode } })).toMatchObject({
    value: { order: { state: 'shipped', parcels: [{ destination: 0, trackingNumber: '123456789012' }] } },
  });
});

test('each destination has a parcel, and the order has left with the last', async () => {
  const { client, orderCode, number } = await printing({
    productCode: 'T0024',
    quantities: [1, 2],
  });
  const refused = await context.db.transaction((tx) =>
    shipOrder(tx, context, number, { trackingNumber: '123456789012' }),
  );
  expect(refused).toMatchObject({ error: 'several-parcels' });
  expect((await command('ship', `${number}-2`, '2222-2222-2222')).code).toBe(0);
  const state = async () => {
    const seen = await client.orderGet({ params: { orderCode } });
    return seen.ok ? seen.value.order.state : '';
  };
  expect(await state()).toBe('in_print');
  expect(await mailsAbout(orderCode)).toMatchObject([{ text: expect.stringContaining('2個口の2個目') }]);
  expect((await command('ship', `${number}-1`, '111111111111')).code).toBe(0);
  expect(await state()).toBe('shipped');
  expect(await mailsAbout(orderCode)).toHaveLength(2);
});

test('an order whose carrier gives numbers leaves only with one, whose digits alone are kept', async () => {
  const { client, orderCode, number } = await printing();
  const ship = (trackingNumber: string | null) =>
    context.db.transaction((tx) => shipOrder(tx, context, number, { trackingNumber }));
  expect(await ship(null)).toEqual({ ok: false, error: 'no-number' });
  expect((await ship('1234-5678-9012')).ok).toBe(true);
  expect(await client.orderGet({ params: { orderCode } })).toMatchObject({
    value: { order: { state: 'shipped', parcels: [{ trackingNumber: '123456789012' }] } },
  });
});

test('a parcel whose cards nobody counted stays, unless an operator sends it all the same', async () => {
  const { number } = await printing({ isCounted: false });
  const parcel = `${number}-1`;
  expect((await command('ship', parcel, '123456789012')).text).toContain('Not all of its cards were counted');
  const shipped = await command('ship', parcel, '123456789012', '--uncounted');
  expect(shipped).toEqual({ code: 0, text: `${parcel}: has left` });
});

test('what does not fit is listed, nothing is exported, and the label alone is changed', async () => {
  const { client, orderCode, number } = await printing({ name: `${'寿'.repeat(16)}𠮷` });
  const parcel = `${number}-1`;
  const refused = await command('export', 'b2-nekopos', file('long.csv'), parcel);
  expect(refused.code).toBe(1);
  expect(refused.text).toContain('is 34 wide, 32 fit');
  expect(refused.text).toContain('cannot hold 𠮷');
  expect(() => readFileSync(file('long.csv'))).toThrow();
  expect((await command('mend', parcel, '--name', '寿 吉')).code).toBe(0);
  expect((await command('export', 'b2-nekopos', file('long.csv'), parcel)).code).toBe(0);
  const seen = await client.orderGet({ params: { orderCode } });
  expect(seen.ok && seen.value.order.destinations[0]?.name).toContain('𠮷');
  expect((await command('mend', parcel)).code).toBe(1);
  expect((await command('mend', 'F0-1', '--name', 'x')).text).toContain('no parcel');
});

test('ゆうメール has no number, so that none is asked for', async () => {
  const { orderCode, number } = await printing({ deliveryKindId: 7 });
  expect((await command('labels', file('labels.pdf'), `${number}-1`)).code).toBe(0);
  expect((await command('slips', file('slips.pdf'), `${number}-1`)).code).toBe(0);
  for (const name of ['labels.pdf', 'slips.pdf']) {
    if (process.env.FUMI_PICTURES)
      writeFileSync(path.join(process.env.FUMI_PICTURES, name), readFileSync(file(name)));
    expect(readFileSync(file(name)).subarray(0, 8).toString()).toBe('%PDF-1.6');
  }
  expect((await command('ship', `${number}-1`)).code).toBe(0);
  expect(await mailsAbout(orderCode)).toMatchObject([{ text: expect.stringContaining('追跡番号のない') }]);
});

test('of two who export a parcel at once one gets it', async () => {
  const { number } = await printing();
  const request = { layout: 'b2-nekopos', parcels: [`${number}-1`], isAgain: false };
  const both = await Promise.all([exportOf(request, 'a'), exportOf(request, 'b')]);
  expect(both.map((one) => (one.ok ? 'exported' : one.error.kind)).sort()).toEqual(['again', 'exported']);
});

const GOLDEN = ['b2-nekopos', 'b2-yupacket', 'yupuri-r', 'e-hiden3'];
// No delivery of the template goes by Sagawa.
Object.assign(carrierTerms.deliveries[0] ?? {}, { layouts: ['b2-nekopos', 'b2-yupacket', 'e-hiden3'] });

test.each(GOLDEN)('the file of %s equals its golden file', async (layout) => {
  const { orderCode } = await printing({ deliveryKindId: layout === 'yupuri-r' ? 7 : 5 });
  // Numbers hold a random part; the golden file has one that stands still.
  const [{ number } = { number: '' }] = await context.db
    .update(shopOrder)
    .set({ number: `F261120-GOLD${GOLDEN.indexOf(layout)}` })
    .where(eq(shopOrder.code, orderCode))
    .returning({ number: shopOrder.number });
  await context.db.execute(sql`update parcel set number = ${`${number}-1`} where order_code = ${orderCode}`);
  const done = await exportOf({ layout, parcels: [`${number}-1`], isAgain: false });
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  const golden = path.join(import.meta.dirname, 'golden', `${layout}.csv`);
  if (process.env.FUMI_GOLDEN) writeFileSync(golden, done.value.bytes);
  expect(Buffer.from(done.value.bytes).equals(readFileSync(golden))).toBe(true);
});

test('an address is cut where its parts end, also when its town is unknown', async () => {
  const { number } = await printing();
  const [parcel] = await findParcels(context.db, [`${number}-1`]);
  if (!parcel) throw new Error('no parcel');
  const at = (address1: string, address2: string, zip = '1060032') =>
    shipmentOf(context, { ...parcel, address: { ...parcel.address, zip, address1, address2 } });
  expect(at('港区六本木', '1-2-3 グランドヒルズ 1203号室')).toMatchObject({
    city: '港区',
    street: '六本木1-2-3',
    building: 'グランドヒルズ 1203号室',
  });
  expect(at('どこか市どこか町', '9-9', '9999999')).toMatchObject({ city: 'どこか市どこか町', street: '9-9' });
});

test.each([
  [[]],
  [['export', 'b2-nekopos']],
  [['export', 'pigeon', 'x']],
  [['ship']],
  [['ship', 'F0-1', 'F0-2']],
  [['labels']],
  [['confirm', 'pigeon']],
])('%j tells how to use it', async (words) => {
  expect(await command(...words)).toEqual({ code: 1, text: expect.stringMatching(/^usage/) });
});
