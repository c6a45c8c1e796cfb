import { readTrackingFile } from '@fumi/domain';
import { expect, test } from 'vitest';
import { signedInDesk } from '../../../test/desk-client.ts';
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
import { sql } from '../../db/drizzle.ts';
import { findOwnOrder } from '../order/order.repository.ts';
import { carrierTerms } from '../parcel/parcel.service.ts';

/* Calendars for three families in one order (a gift): what the desk does with it from the print to the last mail. */

const shop = await testApp();
const { context, signedUpMember } = shop;
const print = await signedInDesk(shop, 'print');
const owner = await signedInDesk(shop, 'owner');
// The template has no contract; a shop that ships has.
Object.assign(carrierTerms.contract, { b2CustomerCode: '012345678901' });

const FAMILIES = [
  {
    name: '佐藤 一郎',
    zip: '1060032',
    state: '東京都',
    address1: '港区六本木',
    address2: '1-2-3',
    quantity: 1,
  },
  {
    name: '鈴木 二郎',
    zip: '5300001',
    state: '大阪府',
    address1: '大阪市北区梅田',
    address2: '4-5',
    quantity: 2,
  },
  {
    name: '高橋 三郎',
    zip: '0600001',
    state: '北海道',
    address1: '札幌市中央区北一条西',
    address2: '6',
    quantity: 1,
  },
];

async function giftOrder() {
  const client = await signedUpMember();
  const bookCode = await finishedBook(context, client.member.code, { productCode: 'T0024' });
  const body = orderBody(bookCode, { deliveryKindId: 5 });
  const destinations = FAMILIES.map((family) => ({ ...hanako, ...family }));
  const created = await client.orderCreate({ body: { ...body, destinations } });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const orderCode = created.value.code;
  await payOnSandbox(shop, await beginToPay(client, orderCode));
  const order = await findOwnOrder(context.db, orderCode, client.member.code);
  return { client, orderCode, number: order?.number ?? '' };
}

async function parcelsOf(number: string) {
  const list = await owner.deskParcelList({ query: { kind: 5 } });
  if (!list.ok) throw new Error(JSON.stringify(list.error));
  return list.value.parcels.filter(({ orderNumber }) => orderNumber === number);
}

test('an order to three places leaves in three parcels, each with its own number and its own mail', async () => {
  const { client, orderCode, number } = await giftOrder();
  expect((await print.deskOrderPrint({ body: { number } })).ok).toBe(true);
  await countCards(shop, number);
  const names = [`${number}-1`, `${number}-2`, `${number}-3`];
  const waiting = await parcelsOf(number);
  expect(waiting.map(({ number, name, quantity }) => [number, name, quantity])).toEqual(
    FAMILIES.map(({ name, quantity }, index) => [names[index], name, quantity]),
  );

  // Somebody calls: the second family has moved. The others keep what they have.
  const seen = await owner.deskOrder({ params: { number } });
  const place = seen.ok ? seen.value.order.places?.[1] : undefined;
  if (!place) throw new Error('An order to three places has a second.');
  const { position, quantity: _, ...address } = place;
  const moved = { ...address, address2: '7-8-901' };
  expect((await owner.deskAddressCorrect({ body: { number, position, address: moved } })).ok).toBe(true);

  const exported = await print.deskParcelExport({
    body: { layout: 'b2-nekopos', parcels: names, again: false },
  });
  if (!exported.ok) throw new Error(JSON.stringify(exported.error));
  const file = new TextDecoder('shift_jis').decode(Buffer.from(exported.value.file.bytes, 'base64'));
  const lines = file.trim().split('\r\n');
  expect(lines.map((line) => names.filter((name) => line.includes(name)))).toEqual(
    names.map((name) => [name]),
  );
  expect(lines.map((line) => FAMILIES.findIndex(({ name }) => line.includes(name)))).toEqual([0, 1, 2]);
  expect([lines[1], lines[0]].map((line) => line?.includes('7-8-901'))).toEqual([true, false]);

  const numbers = ['400000000001', '400000000012', '400000000023'];
  const rows = readTrackingFile(
    ['お客様管理番号,伝票番号', ...names.map((name, index) => `${name},${numbers[index]}`)].join('\r\n'),
  );
  expect(await print.deskTrackingTake({ body: { rows: rows ?? [] } })).toMatchObject({ value: { taken: 3 } });

  const mails = async () =>
    (
      await rowsOf(
        context,
        sql`select text from mail_outbox where order_code = ${orderCode} and kind = 'order-shipped' order by number`,
      )
    ).map(({ text }) => String(text));
  const ship = (parcel: string) =>
    print.deskParcelShip({ body: { parcels: [{ number: parcel, trackingNumber: null }] } });
  const stateOf = async () => {
    const order = await client.orderGet({ params: { orderCode } });
    return order.ok && order.value.order.state;
  };
  await ship(names[2] ?? '');
  expect(await stateOf(), 'two parcels are still here').toBe('in_print');
  expect((await parcelsOf(number)).map(({ number }) => number)).toEqual(names.slice(0, 2));
  expect((await mails()).map((text) => numbers.findIndex((one) => text.includes(one)))).toEqual([2]);
  expect((await mails())[0]).toContain('3個口の3個目');
  await ship(names[2] ?? '');
  expect(await mails(), 'twice').toHaveLength(1);
  await ship(names[0] ?? '');
  await ship(names[1] ?? '');
  expect(await stateOf()).toBe('shipped');
  expect((await mails()).map((text) => numbers.findIndex((one) => text.includes(one)))).toEqual([2, 0, 1]);
  const kept = await client.orderGet({ params: { orderCode } });
  expect(JSON.stringify(kept.ok && kept.value.order)).toMatch(new RegExp(numbers.join('.*')));
});
