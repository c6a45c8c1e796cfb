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
  stateOf,
} from '../../../test/order-making.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { sql } from '../../db/drizzle.ts';
import { findOwnOrder } from '../order/order.repository.ts';
import { orderPage } from './desk-orders.repository.ts';

const shop = await testApp();
const { context, signedUpMember } = shop;
const owner = await signedInDesk(shop, 'owner');
const support = await signedInDesk(shop, 'support');
const print = await signedInDesk(shop, 'print');

type TestOrder = { readonly name?: string; readonly email?: string; readonly quantities?: readonly number[] };

async function paidOrder({ name = hanako.name, email = hanako.email, quantities = [1] }: TestOrder = {}) {
  const client = await signedUpMember();
  const bookCode = await finishedBook(context, client.member.code);
  const created = await client.orderCreate({ body: { ...orderBody(bookCode, { quantities }), name, email } });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const orderCode = created.value.code;
  await payOnSandbox(shop, await beginToPay(client, orderCode));
  const order = await findOwnOrder(context.db, orderCode, client.member.code);
  return { client, bookCode, orderCode, number: order?.number ?? '', totalYen: order?.totalYen ?? 0 };
}

type Query = Parameters<typeof owner.deskOrderList>[0]['query'];

async function numbers(query: Query, desk = owner): Promise<string[]> {
  const answer = await desk.deskOrderList({ query });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value.orders.map(({ number }) => number);
}

const detailsOf = async (number: string, desk = owner) => {
  const answer = await desk.deskOrder({ params: { number } });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
};

test('an order is found by number, name, reading, e-mail, telephone and book, however they are typed', async () => {
  const { number, bookCode } = await paidOrder({ name: '齋藤　航', email: 'Wataru.Saito@Example.jp' });
  for (const q of [number, number.toLowerCase().slice(0, 10), '齋藤 航', '齋藤航', 'wataru.saito', bookCode])
    expect(await numbers({ q }), q).toContain(number);
  for (const q of ['ﾀｶﾊｼ', 'たかはし はなこ', '0312345678', '03-1234', '髙橋花子'])
    expect(await numbers({ q }), q).toContain(number);
  expect(await numbers({ q: '航' })).not.toContain(number);
});

test.each(['-', '－　-'])('%j is no search: all orders begin with what is left of it', (q) => {
  const page = (words?: string) => orderPage(context.db, { q: words, byPerson: true }, 10).toSQL().sql;
  expect(page(q)).toBe(page());
});

test('a role that may not see persons finds orders by number alone, and sees no names', async () => {
  const { number } = await paidOrder();
  expect(await numbers({ q: '髙橋花子' }, print)).toEqual([]);
  expect(await numbers({ q: number }, print)).toEqual([number]);
  const shown = JSON.stringify([
    await print.deskOrderList({ query: { q: number } }),
    await detailsOf(number, print),
  ]);
  for (const trace of [hanako.name, hanako.kana, hanako.tel, hanako.address1, hanako.email, hanako.zip])
    expect(shown).not.toContain(trace);
  expect((await detailsOf(number, support)).order.customer?.name).toBe(hanako.name);
});

test('pages by key hold every order once, whatever is paid in between', async () => {
  const first = await owner.deskOrderList({ query: { state: 'paid' } });
  const { orderCode } = await paidOrder();
  await context.db.execute(sql`
    insert into shop_order (code, number, type, product_code, state, unit_price_yen, delivery_type_id,
      delivery_fee_yen, total_yen, customer, created_at)
    select code || n, number || n, type, product_code, state, unit_price_yen, delivery_type_id,
      delivery_fee_yen, total_yen, customer, created_at from shop_order, generate_series(1, 51) n
    where code = ${orderCode}`);
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = await owner.deskOrderList({ query: { state: 'paid', ...(after ? { after } : {}) } });
    if (!page.ok) throw new Error('refused');
    seen.push(...page.value.orders.map(({ number }) => number));
    after = page.value.next ?? undefined;
    shop.clock.advance(1000);
    if (seen.length === 50) await paidOrder();
  } while (after !== undefined);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBe(52 + (first.ok ? first.value.orders.length : 0));
});

test('filters leave what fits all of them', async () => {
  const { number } = await paidOrder();
  const fits: Query = { state: 'paid', productCode: 'T0021', day: '2026-11-20', q: number };
  expect(await numbers(fits)).toEqual([number]);
  const others: Query[] = [
    { state: 'shipped' },
    { productCode: 'T0014' },
    { day: '2026-11-19' },
    { deliveryTypeId: 999 },
    { deliveryTypeId: 1805001 },
  ];
  for (const other of others) expect(await numbers({ ...fits, ...other })).toEqual([]);
});

test.each([
  { day: '2026-02-30', status: 400 },
  { day: '9999-12-31', status: 200 },
  { after: '999999999999999.code', status: 200 },
])('%j never ends in a server error', async ({ status, ...query }) => {
  const answer = await owner.deskOrderList({ query });
  expect(answer).toMatchObject(status === 200 ? { ok: true } : { error: { status } });
});

test('from the print to the parcel: each change is told once and noted with before and after', async () => {
  const { number, orderCode } = await paidOrder();
  expect(await owner.deskOrderPrint({ body: { number } })).toMatchObject({ value: { state: 'in_print' } });
  expect((await owner.deskOrderPrint({ body: { number } })).ok, 'twice').toBe(false);
  await countCards(shop, number);
  const trackingNumber = '1234-5678-9012';
  expect(
    (await print.deskParcelShip({ body: { parcels: [{ number: `${number}-1`, trackingNumber }] } })).ok,
  ).toBe(true);
  const seen = (await detailsOf(number)).order;
  expect(seen).toMatchObject({ state: 'shipped', trackingNumber: '123456789012' });
  const noted = await rowsOf(
    context,
    sql`select actor, action, origin, before, after from audit join audit_details on audit_id = id
      where object = ${number} and after is not null order by id`,
  );
  expect(noted).toEqual([
    {
      actor: 'operator:sandbox-owner',
      action: 'deskOrderPrint',
      origin: '127.0.0.1',
      before: { state: 'paid' },
      after: { state: 'in_print' },
    },
    expect.objectContaining({ actor: 'operator:sandbox-print', action: 'deskParcelShip' }),
  ]);
  const mails = await rowsOf(context, sql`select kind from mail_outbox where order_code = ${orderCode}`);
  expect(mails.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['order-in_print', 'order-shipped']));
});

test('what is looked at is noted: by whom, from where, which order', async () => {
  shop.clock.advance(1000);
  const { number } = await paidOrder();
  await detailsOf(number, support);
  await numbers({ q: '髙橋', state: 'paid' }, support);
  const noted = await rowsOf(
    context,
    sql`select action, object from audit where actor = 'operator:sandbox-support' order by id desc limit 2`,
  );
  expect(noted[1]).toEqual({ action: 'deskOrder', object: number });
  expect(String(noted[0]?.object)).toContain(number);
  expect(JSON.stringify(noted), 'what was searched for').not.toContain('髙橋');
});

test('an order that is held is neither printed nor sent, and goes on once it is released', async () => {
  const { number } = await paidOrder();
  expect((await support.deskOrderHold({ body: { number, reason: '宛名を確認中' } })).ok).toBe(true);
  expect(await owner.deskOrderPrint({ body: { number } })).toMatchObject({
    error: { error: { code: 'wrong_state', fields: { number: ['held'] } } },
  });
  expect((await detailsOf(number)).order).toMatchObject({ held: true, holdReason: '宛名を確認中' });
  expect((await support.deskOrderRelease({ body: { number } })).ok).toBe(true);
  expect((await owner.deskOrderPrint({ body: { number } })).ok).toBe(true);
});

test('an address is corrected until the parcel has left, by the rules of the shop, and the log has both', async () => {
  const { number } = await paidOrder();
  const { name, kana, zip, state, address1, address2, tel } = hanako;
  const address = { name, kana, zip, state, address1, address2, tel };
  const correct = (change: Partial<typeof address>) =>
    support.deskAddressCorrect({ body: { number, position: 0, address: { ...address, ...change } } });
  expect(await correct({ tel: '12' })).toMatchObject({
    error: { error: { code: 'invalid', fields: { 'address.tel': ['tel'] } } },
  });
  expect((await correct({ address2: '9-9-9' })).ok).toBe(true);
  expect((await detailsOf(number)).order.places[0]?.address2).toBe('9-9-9');
  const [noted] = await rowsOf(
    context,
    sql`select before ->> 'address2' as before, after ->> 'address2' as after
      from audit join audit_details on audit_id = id
      where object = ${number} and action = 'deskAddressCorrect'`,
  );
  expect(noted).toEqual({ before: '1-2-3', after: '9-9-9' });
  await owner.deskOrderPrint({ body: { number } });
  await countCards(shop, number);
  await owner.deskParcelShip({ body: { parcels: [{ number: `${number}-1`, trackingNumber: null }] } });
  expect((await correct({ address2: '8-8-8' })).ok, 'after it has left').toBe(false);
});

test('a part of the money goes back once one granted it and another sent it; never more than was paid', async () => {
  const { number, totalYen } = await paidOrder();
  await owner.deskOrderPrint({ body: { number } });
  const grant = (amount: number) => support.deskRefundGrant({ body: { number, amount, reason: '汚れ' } });
  expect((await grant(totalYen + 1)).ok).toBe(false);
  const granted = await grant(200);
  const refundCode = granted.ok ? granted.value.code : '';
  expect((await support.deskRefundSend({ body: { number, refundCode } })).ok, 'alone').toBe(false);
  expect((await detailsOf(number)).refundable).toBe(totalYen - 200);
  expect((await grant(totalYen - 199)).ok, 'more than is left').toBe(false);
  expect((await owner.deskRefundSend({ body: { number, refundCode } })).ok).toBe(true);
  expect((await owner.deskRefundSend({ body: { number, refundCode } })).ok, 'twice').toBe(false);
  await shop.runJobs();
  const after = await detailsOf(number);
  expect(after.refunds).toMatchObject([{ state: 'done', amount: 200, grantedBy: 'sandbox-support' }]);
  expect(after.order.state).toBe('in_print');
  expect(after.payments.at(-1)?.state).toBe('succeeded');
  expect(after.events.at(-1)?.event).toBe('part-refunded');
  expect(after.mails.at(-1)?.subject).toContain('一部の返金');
});

test('what was granted can be withdrawn, and a cancelled order gives back what is left', async () => {
  const { number, orderCode, client, totalYen } = await paidOrder();
  const grant = async (amount: number) => {
    const granted = await support.deskRefundGrant({ body: { number, amount, reason: '割引' } });
    return granted.ok ? granted.value.code : '';
  };
  const withdrawn = await grant(50);
  expect((await support.deskRefundWithdraw({ body: { number, refundCode: withdrawn } })).ok).toBe(true);
  expect((await owner.deskRefundSend({ body: { number, refundCode: withdrawn } })).ok).toBe(false);
  await owner.deskRefundSend({ body: { number, refundCode: await grant(100) } });
  await shop.runJobs();
  await grant(30);
  expect((await support.deskOrderCancel({ body: { number, reason: 'お客様のご希望' } })).ok).toBe(true);
  await shop.runJobs();
  expect(await stateOf(client, orderCode)).toBe('refunded');
  const { refunds } = await detailsOf(number);
  const given = refunds.filter(({ state }) => state === 'done').reduce((sum, { amount }) => sum + amount, 0);
  expect(given).toBe(totalYen);
});

test('notes stay with the order, and its last mail is sent again', async () => {
  const { number } = await paidOrder();
  expect((await print.deskOrderNote({ body: { number, words: '角が少し曲がっていた' } })).ok).toBe(true);
  expect((await support.deskMailAgain({ body: { number } })).ok).toBe(true);
  const { notes, mails } = await detailsOf(number);
  expect(notes).toMatchObject([{ author: 'sandbox-print', words: '角が少し曲がっていた' }]);
  expect(mails.filter(({ kind }) => kind === 'order-paid')).toHaveLength(2);
});
