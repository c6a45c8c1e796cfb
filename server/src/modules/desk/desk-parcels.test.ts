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
import { uncountedOf } from '../packing/uncounted.repository.ts';
import { carrierTerms } from '../parcel/parcel.service.ts';
import { beginPrint } from '../print-shop/print-shop.service.ts';

const shop = await testApp();
const { context, signedUpMember } = shop;
const print = await signedInDesk(shop, 'print');
const manager = await signedInDesk(shop, 'manager');
// The template has no contract; a shop that ships has.
Object.assign(carrierTerms.contract, { b2CustomerCode: '012345678901' });

const NEKOPOS = 5;
const YU_MAIL = 7;

type TestOrder = {
  readonly name?: string;
  readonly deliveryKindId?: number;
  readonly quantities?: readonly number[];
  readonly isCounted?: boolean;
};

async function printing({
  name = hanako.name,
  deliveryKindId = NEKOPOS,
  quantities = [1],
  isCounted = true,
}: TestOrder = {}) {
  const client = await signedUpMember();
  const bookCode = await finishedBook(context, client.member.code, {
    productCode: quantities.length > 1 ? 'T0024' : 'T0021',
  });
  const body = orderBody(bookCode, { quantities, deliveryKindId });
  const created = await client.orderCreate({
    body: { ...body, destinations: body.destinations.map((each) => ({ ...each, name })) },
  });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  await payOnSandbox(shop, await beginToPay(client, created.value.code));
  const number = (await findOwnOrder(context.db, created.value.code, client.member.code))?.number ?? '';
  await context.db.transaction((tx) => beginPrint(tx, context, number));
  if (isCounted) await countCards(shop, number);
  return { number, parcel: `${number}-1`, orderCode: created.value.code };
}

async function listed(desk = manager, query: Parameters<typeof manager.deskParcelList>[0]['query'] = {}) {
  const answer = await desk.deskParcelList({ query });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

const rowOf = async (parcel: string, desk = manager) =>
  (await listed(desk)).parcels.find(({ number }) => number === parcel);

const notesOf = async (number: string) =>
  (await rowsOf(context, sql`select action from audit where object = ${number} order by id`)).map(
    ({ action }) => action,
  );

const exportOf = (parcels: string[], again = false) =>
  print.deskParcelExport({ body: { layout: 'b2-nekopos', parcels, again } });

test('parcels wait by kind of delivery, and a role that may not see persons sees no name', async () => {
  const { parcel } = await printing();
  const { parcel: untracked } = await printing({ deliveryKindId: YU_MAIL });
  expect(await rowOf(parcel)).toMatchObject({ name: hanako.name, problems: [], trackingNumber: null });
  expect((await rowOf(parcel, print))?.name).toBeNull();
  expect((await listed()).isTracked).toBe(true);
  const mail = await listed(manager, { kind: YU_MAIL });
  expect(mail).toMatchObject({ isTracked: false, layouts: [{ code: 'yupuri-r', isConfirmed: false }] });
  expect(mail.parcels.map(({ number }) => number)).toEqual([untracked]);
  expect(mail.kinds.map(({ label }) => label)).toEqual(['ネコポス', 'ゆうメール']);
});

test('two hundred parcels are a page, and the next begins behind it', async () => {
  const { orderCode } = await printing();
  await context.db.execute(sql`
    with copy as (insert into shop_order (code, number, type, product_code, state, unit_price_yen,
        delivery_type_id, delivery_fee_yen, total_yen, customer, created_at)
      select code || n, 'F200101-' || lpad(n::text, 5, '0'), type, product_code, state, unit_price_yen,
        delivery_type_id, delivery_fee_yen, total_yen, customer, created_at
      from shop_order, generate_series(1, 250) n where code = ${orderCode} returning code, number),
    place as (insert into order_destination (order_code, position, address, quantity)
      select copy.code, 0, address, quantity from copy, order_destination where order_code = ${orderCode}
      returning order_code)
    insert into parcel (number, order_code, position)
    select copy.number || '-1', copy.code, 0 from copy, place where order_code = copy.code`);
  const first = await listed();
  expect(first.parcels).toHaveLength(200);
  const second = await listed(manager, { after: first.next ?? '' });
  expect(second.next).toBeNull();
  const numbers = [...first.parcels, ...second.parcels].map(({ number }) => number);
  expect(new Set(numbers).size).toBe(first.kinds[0]?.count);
  await context.db.execute(sql`delete from parcel where number like 'F200101-%'`);
});

test('an address that does not fit is named without its words, not exported, and can be mended', async () => {
  const { number, parcel } = await printing({ name: `${'寿'.repeat(16)}𠮷` });
  expect((await rowOf(parcel, print))?.problems).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ layout: 'b2-nekopos', field: 'name', code: 'too-long', width: 34, max: 32 }),
      expect.objectContaining({ layout: 'b2-nekopos', code: 'unencodable', characters: ['𠮷'] }),
    ]),
  );
  expect(await exportOf([parcel])).toMatchObject({
    error: { status: 409, error: { fields: { parcels: ['unfit'] } } },
  });
  const label = await print.deskParcelLabel({ params: { parcel } });
  if (!label.ok) throw new Error('refused');
  expect(label.value.replacements).toEqual([{ from: '𠮷', to: '吉' }]);
  const { kana: _, zip: __, ...words } = label.value.label;
  const mended = await print.deskParcelMend({ body: { parcel, label: { ...words, name: '寿 吉' } } });
  expect(mended.ok).toBe(true);
  expect((await rowOf(parcel))?.problems).toEqual([]);
  expect((await exportOf([parcel])).ok).toBe(true);
  expect(await notesOf(number)).toEqual(['deskParcelLabel', 'deskParcelMend', 'deskParcelExport']);
});

test('a parcel is exported once, until asked for again; the role print confirms no layout', async () => {
  const { number, parcel } = await printing();
  const exported = await exportOf([parcel]);
  if (!exported.ok) throw new Error(JSON.stringify(exported.error));
  expect(exported.value.isConfirmed).toBe(false);
  const text = new TextDecoder('shift_jis').decode(Buffer.from(exported.value.file.bytes, 'base64'));
  expect(text.split('\r\n')[0]).toContain(`"${parcel}","A"`);
  expect(await exportOf([parcel])).toMatchObject({ error: { error: { fields: { parcels: ['again'] } } } });
  const confirm = { body: { layout: 'b2-nekopos' } };
  expect((await print.deskCarrierConfirm(confirm)).ok).toBe(false);
  expect((await manager.deskCarrierConfirm(confirm)).ok).toBe(true);
  expect(await exportOf([parcel], true)).toMatchObject({ value: { isConfirmed: true } });
  expect(await notesOf(number)).toEqual(['deskParcelExport', 'deskParcelExport']);
});

test('a parcel is exported only into a file of its own carrier', async () => {
  const { parcel } = await printing({ deliveryKindId: YU_MAIL });
  expect(await exportOf([parcel])).toMatchObject({
    error: { status: 409, error: { fields: { parcels: ['other-way'] } } },
  });
  const own = await print.deskParcelExport({ body: { layout: 'yupuri-r', parcels: [parcel], again: false } });
  expect(own.ok).toBe(true);
});

test('tracking numbers from a file are logged; a parcel whose address is masked gets none', async () => {
  const [kept, masked] = [await printing(), await printing()];
  await context.db.execute(
    sql`update order_destination set address = address || '{"zip": ""}' where order_code = ${masked.orderCode}`,
  );
  const rows = [kept, masked].map(({ parcel }) => ({ parcel, trackingNumber: '210987654321' }));
  expect(await print.deskTrackingTake({ body: { rows } })).toMatchObject({ value: { taken: 1 } });
  const numbers = await rowsOf(
    context,
    sql`select tracking_number from parcel where order_code in (${kept.orderCode}, ${masked.orderCode}) order by 1 nulls last`,
  );
  expect(numbers.map(({ tracking_number: one }) => one)).toEqual(['210987654321', null]);
  const log = await manager.deskAuditList({ query: {} });
  expect(log.ok && log.value.entries.find(({ object }) => object === kept.number)).toMatchObject({
    action: 'deskTrackingTake',
    before: { parcels: [kept.parcel] },
    after: { parcels: [`${kept.parcel} 210987654321`] },
  });
});

test('labels and slips are PDF, and each look at an address is noted', async () => {
  const { number, parcel } = await printing({ deliveryKindId: YU_MAIL });
  for (const papers of ['labels', 'slips'] as const) {
    const made = await print.deskParcelPapers({ body: { parcels: [parcel], papers } });
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    expect(Buffer.from(made.value.file.bytes, 'base64').subarray(0, 8).toString()).toBe('%PDF-1.6');
    expect(made.value.issues).toEqual([]);
  }
  expect(await notesOf(number)).toEqual(['deskParcelPapers', 'deskParcelPapers']);
  const stranger = await print.deskParcelPapers({ body: { parcels: ['F261121-ZZZZZ-1'], papers: 'slips' } });
  expect(stranger).toMatchObject({ error: { status: 404 } });
});

test('tracking numbers are taken from a file once, and parcels leave with them', async () => {
  const { number, parcel } = await printing();
  const rows = [
    { parcel, trackingNumber: '1234-5678-9012'.replaceAll('-', '') },
    { parcel: 'F0-1', trackingNumber: '1' },
  ];
  const seen = await print.deskTrackingPreview({ body: { rows } });
  expect(seen.ok && seen.value.rows.map(({ verdict }) => verdict)).toEqual(['new', 'unknown']);
  expect(await print.deskTrackingTake({ body: { rows } })).toMatchObject({ value: { taken: 1 } });
  expect(await print.deskTrackingTake({ body: { rows } })).toMatchObject({ value: { taken: 0 } });
  const ship = { body: { parcels: [{ number: parcel, trackingNumber: null }] } };
  expect(await print.deskParcelShip(ship)).toMatchObject({ value: { shipped: [parcel], refused: [] } });
  expect(await print.deskParcelShip(ship)).toMatchObject({
    value: { shipped: [], refused: [{ number: parcel, problem: 'wrong-state' }] },
  });
  expect(await notesOf(number)).toEqual(['deskTrackingTake', 'deskParcelShip']);
  expect(await print.deskOrder({ params: { number } })).toMatchObject({
    value: { order: { state: 'shipped', parcels: [{ number: parcel, trackingNumber: '123456789012' }] } },
  });
});

test('a parcel with uncounted cards leaves only if the operator confirms that, which is noted', async () => {
  const { number, parcel } = await printing({ isCounted: false });
  const missing = { cards: 30, sets: 0, reprints: 0 };
  expect((await rowOf(parcel))?.uncounted).toEqual(missing);
  const detailed = await print.deskOrder({ params: { number } });
  expect(detailed.ok && detailed.value.order.uncounted).toEqual(missing);
  const leaving = { number: parcel, trackingNumber: '1234-5678-9012' };
  expect(await print.deskParcelShip({ body: { parcels: [leaving] } })).toMatchObject({
    value: { shipped: [], refused: [{ number: parcel, problem: 'uncounted', uncounted: missing }] },
  });
  const sent = await print.deskParcelShip({ body: { parcels: [{ ...leaving, uncounted: true }] } });
  expect(sent).toMatchObject({ value: { shipped: [parcel] } });
  const [noted] = await rowsOf(
    context,
    sql`select after from audit join audit_details on audit_id = id
      where object = ${number} and action = 'deskParcelShip'`,
  );
  expect(noted).toMatchObject({ after: { uncounted: [parcel] } });
});

test('a counted order of which a card is printed again is not whole until that run is done', async () => {
  const { number, parcel, orderCode } = await printing();
  expect((await rowOf(parcel))?.uncounted).toBeNull();
  await print.deskReprintAsk({ body: { number, pages: [3], reason: 'よごれ' } });
  expect((await rowOf(parcel))?.uncounted).toEqual({ cards: 0, sets: 0, reprints: 1 });
  const run = await print.deskRunGather({
    body: { productCode: 'T0021', paper: 'card', reprintsOnly: true },
  });
  expect((await uncountedOf(context.db, [orderCode])).size).toBe(1);
  await context.db.execute(
    sql`update print_run set state = 'done' where number = ${run.ok ? run.value.number : ''}`,
  );
  expect((await uncountedOf(context.db, [orderCode])).size).toBe(0);
});

test('the parcels of an order leave together, each with its number; one without is named, and stays', async () => {
  const { number } = await printing({ quantities: [1, 1] });
  const [first, second] = [`${number}-1`, `${number}-2`];
  const sent = await print.deskParcelShip({
    body: {
      parcels: [
        { number: second, trackingNumber: '2222-2222-2222' },
        { number: first, trackingNumber: null },
      ],
    },
  });
  expect(sent).toMatchObject({
    value: { shipped: [second], refused: [{ number: first, problem: 'no-number' }] },
  });
  const order = await print.deskOrder({ params: { number } });
  expect(order).toMatchObject({
    value: {
      order: { state: 'in_print', parcels: [{ shippedAt: null }, { trackingNumber: '222222222222' }] },
    },
  });
});
