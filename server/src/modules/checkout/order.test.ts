import { readFileSync } from 'node:fs';
import { ORDER_STATES, ORDER_TRANSITIONS } from '@fumi/domain';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import {
  beginToPay,
  finishedBook,
  hanako,
  orderBody,
  orderedBook,
  payOnSandbox,
  stateOf,
} from '../../../test/order-making.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { eq, sql } from '../../db/drizzle.ts';
import { orderDestination } from '../../db/tables/order.ts';

const { context, signedUpMember, clock, app, runJobs } = await testApp();

const refusalOf = (answer: { ok: boolean; error?: unknown }) =>
  (answer.error as { error?: { code: string; fields?: unknown } } | undefined)?.error;

test('an order costs what the server says, every yen explained', async () => {
  const client = await signedUpMember();
  const bookCode = await finishedBook(context, client.member.code, { priceYen: 800 });
  const created = await client.orderCreate({
    body: orderBody(bookCode, { quantities: [3], deliveryKindId: 5 }),
  });
  if (!created.ok) throw new Error('refused');
  const checked = await client.orderCheck({ body: { orderCode: created.value.code } });
  expect(checked).toMatchObject({
    ok: true,
    value: {
      orderStatement: {
        lines: [
          {
            kind: 'product',
            unit: 800,
            count: 3,
            amount: 2400,
            label: expect.stringContaining('年賀状 2027：'),
          },
          { kind: 'delivery', unit: 190, count: 1, amount: 190 },
        ],
        total: 2590,
        tax: 235,
        state: 'draft',
      },
    },
  });
});

test.each([
  ['a foreign book', { bookCode: 'nobodys' }, 'not_found'],
  ['no goods at all', { bookCode: undefined }, 'invalid'],
  ['book and campaign at once', { minchuCode: 'x' }, 'invalid'],
  ['eleven sets', { destinations: [{ ...hanako, quantity: 11 }] }, 'invalid'],
  ['no sets', { destinations: [{ ...hanako, quantity: 0 }] }, 'bad_request'],
  [
    'two destinations of a postcard',
    { destinations: [1, 2].map(() => ({ ...hanako, quantity: 1 })) },
    'invalid',
  ],
  ['a suspended delivery', { deliveryKindId: 5, bundleId: 1802 }, 'invalid'],
  ['an unknown delivery', { deliveryKindId: 999 }, 'invalid'],
  ['a bundle without its delivery', { bundleId: 1801 }, 'invalid'],
  ['a zip that nobody has', { destinations: [{ ...hanako, zip: '0000000', quantity: 1 }] }, 'invalid'],
  ['a zip of another prefecture', { destinations: [{ ...hanako, state: '北海道', quantity: 1 }] }, 'invalid'],
  ['a birthday to come', { birthday: '2099-01-01' }, 'invalid'],
  ['a telephone number of letters', { tel: 'abc' }, 'invalid'],
  ['a name with an emoji', { name: '髙橋 花子😀' }, 'invalid'],
  ['a price of its own', { unitPrice: 1 }, 'bad_request'],
])('%s is refused', async (_title, over, code) => {
  const client = await signedUpMember();
  const bookCode = await finishedBook(context, client.member.code);
  const answer = await client.orderCreate({ body: { ...orderBody(bookCode), ...over } as never });
  expect([code, 'invalid']).toContain(refusalOf(answer)?.code);
  const held = await rowsOf(context, sql`select 1 from shop_order where book_code = ${bookCode}`);
  expect(held).toEqual([]);
});

test('a zip that the table does not have yet is taken: the page has asked about it', async () => {
  const client = await signedUpMember();
  const bookCode = await finishedBook(context, client.member.code);
  const destinations = [{ ...hanako, zip: '9999999', quantity: 1 }];
  const body = { ...orderBody(bookCode), destinations };
  expect(await client.orderCreate({ body })).toMatchObject({ ok: true });
});

test('an addressed postcard is ordered once, not twice', async () => {
  const client = await signedUpMember();
  const bookCode = await finishedBook(context, client.member.code, { isAddressed: true });
  expect(
    refusalOf(await client.orderCreate({ body: orderBody(bookCode, { quantities: [2] }) })),
  ).toMatchObject({
    fields: { destinations: ['quantity'] },
  });
  expect((await client.orderCreate({ body: orderBody(bookCode) })).ok).toBe(true);
});

test("another member's order is not there, whatever is asked of it", async () => {
  const owner = await signedUpMember();
  const other = await signedUpMember();
  const orderCode = await orderedBook(owner, context);
  const answers = await Promise.all([
    other.orderGet({ params: { orderCode } }),
    other.orderCheck({ body: { orderCode } }),
    other.orderCancel({ body: { orderCode } }),
    other.orderOptionSet({ body: { orderCode, optionId: 2, qty: 1 } }),
    other.orderCouponUse({ body: { orderCode, couponCode: 'X' } }),
    other.orderCouponCancel({ body: { orderCode } }),
    other.orderPaymentConfirm({ body: { code: orderCode } }),
    other.orderPayment({
      body: { code: orderCode, paymentType: 'card', returnOkUrl: '/', returnNgUrl: '/' },
    }),
  ]);
  expect(answers.map((answer) => refusalOf(answer)?.code)).toEqual(answers.map(() => 'not_found'));
  expect(await stateOf(owner, orderCode)).toBe('draft');
});

test('an unpaid order whose book is ordered again is unlisted; one cancelled by hand is listed', async () => {
  const client = await signedUpMember();
  const bookCode = await finishedBook(context, client.member.code);
  const first = await client.orderCreate({ body: orderBody(bookCode) });
  const second = await client.orderCreate({ body: orderBody(bookCode, { quantities: [2] }) });
  if (!first.ok || !second.ok) throw new Error('refused');
  expect(await stateOf(client, first.value.code)).toBe('cancelled');
  expect(await stateOf(client, second.value.code)).toBe('draft');
  await client.orderCancel({ body: { orderCode: second.value.code } });
  const third = await client.orderCreate({ body: orderBody(bookCode) });
  if (!third.ok) throw new Error('refused');
  const listed = await client.orderList({ query: { page: 1 } });
  if (!listed.ok) throw new Error('refused');
  const codes = listed.value.orders.map(({ code }) => code);
  expect([new Set(codes), listed.value.total]).toEqual([new Set([second.value.code, third.value.code]), 2]);
});

test('the order of a changed card replaces an unpaid one silently, but none at a till or paid', async () => {
  const client = await signedUpMember();
  const orders = [];
  for (let made = 0; made < 4; made += 1) orders.push(await orderedBook(client, context));
  const [, left = '', atTill = '', paid = ''] = orders;
  const ref = await beginToPay(client, left);
  await beginToPay(client, atTill, 'convenience');
  await payOnSandbox({ app }, await beginToPay(client, paid), 'success', 'never');
  const mails = () => rowsOf(context, sql`select 1 from mail_outbox where kind = 'order-cancelled'`);
  const sent = (await mails()).length;
  const answers = [];
  for (const orderCode of orders) {
    const answer = await client.orderCancel({ body: { orderCode, superseded: true } });
    answers.push(answer.ok);
  }
  expect(answers).toEqual([true, true, false, false]);
  expect(await Promise.all(orders.map((code) => stateOf(client, code)))).toEqual([
    'cancelled',
    'cancelled',
    'payment_pending',
    'paid',
  ]);
  const listed = await client.orderList({ query: { page: 1 } });
  expect(listed.ok && new Set(listed.value.orders.map(({ code }) => code))).toEqual(new Set([atTill, paid]));
  expect(await mails()).toHaveLength(sent);
  await payOnSandbox({ app }, ref);
  await runJobs();
  expect(await stateOf(client, left), 'who pays on the page that was left gets the money back').toBe(
    'refunded',
  );
});

test('a book that was paid a moment ago is not ordered again, even before the notice comes', async () => {
  const client = await signedUpMember();
  const bookCode = await finishedBook(context, client.member.code);
  const first = await client.orderCreate({ body: orderBody(bookCode) });
  const code = first.ok ? first.value.code : '';
  await payOnSandbox({ app }, await beginToPay(client, code), 'success', 'never');
  const again = await client.orderCreate({ body: orderBody(bookCode) });
  expect(again).toMatchObject({ ok: false, error: { error: { code: 'wrong_state' } } });
  expect(await stateOf(client, code)).toBe('paid');
});

test('the mail with a number for a till says that the one of a superseded order is void', async () => {
  const client = await signedUpMember();
  const bookCode = await finishedBook(context, client.member.code);
  const order = async () => {
    const created = await client.orderCreate({ body: orderBody(bookCode) });
    if (!created.ok) throw new Error('refused');
    await beginToPay(client, created.value.code, 'convenience');
    const [mail] = await rowsOf(
      context,
      sql`select text from mail_outbox where order_code = ${created.value.code}`,
    );
    return String(mail?.text);
  };
  expect(await order()).not.toContain('先に発行した支払番号');
  expect(await order()).toContain('先に発行した支払番号');
});

test('a book that was sent can be ordered again; while it is printed it cannot', async () => {
  const client = await signedUpMember();
  const bookCode = await finishedBook(context, client.member.code);
  const first = await client.orderCreate({ body: orderBody(bookCode) });
  if (!first.ok) throw new Error('refused');
  const canOrderAgain = async () => {
    const answer = await client.orderGet({ params: { orderCode: first.value.code } });
    return answer.ok && answer.value.order.canOrderAgain;
  };
  const orderOfBook = async () => {
    const answer = await client.bookGet({ params: { bookCode } });
    return answer.ok && answer.value.book.orderCode;
  };
  const reach = (state: string) =>
    context.db.execute(sql`update shop_order set state = ${state} where code = ${first.value.code}`);
  expect(await orderOfBook(), 'who has not paid may order anew').toBe(null);
  for (const state of ['paid', 'in_print']) {
    await reach(state);
    expect(await canOrderAgain()).toBe(false);
    expect(await orderOfBook()).toBe(first.value.code);
    expect(refusalOf(await client.orderCreate({ body: orderBody(bookCode) }))?.code).toBe('wrong_state');
  }
  await reach('shipped');
  expect(await canOrderAgain()).toBe(true);
  expect(await orderOfBook()).toBe(null);
  const again = await client.orderCreate({ body: orderBody(bookCode) });
  if (!again.ok) throw new Error('refused');
  expect(await stateOf(client, again.value.code)).toBe('draft');
});

test('the book of an order can be ordered again while the order is refunded', async () => {
  const client = await signedUpMember();
  const bookCode = await finishedBook(context, client.member.code);
  const first = await client.orderCreate({ body: orderBody(bookCode) });
  if (!first.ok) throw new Error('refused');
  const orderCode = first.value.code;
  for (const state of ['paid', 'refunding'])
    await context.db.execute(sql`update shop_order set state = ${state} where code = ${orderCode}`);
  const answer = await client.orderGet({ params: { orderCode } });
  expect(answer).toMatchObject({ value: { order: { state: 'refunding', canOrderAgain: true } } });
  expect(await client.orderCreate({ body: orderBody(bookCode) })).toMatchObject({ ok: true });
});

test('options change the total, and 0 takes them away', async () => {
  const client = await signedUpMember();
  const orderCode = await orderedBook(client, context);
  const with3 = await client.orderOptionSet({ body: { orderCode, optionId: 2, qty: 3 } });
  const without = await client.orderOptionSet({ body: { orderCode, optionId: 2, qty: 0 } });
  expect(with3).toMatchObject({ ok: true, value: { orderStatement: { total: 500 + 3 * 120 } } });
  expect(without).toMatchObject({ ok: true, value: { orderStatement: { total: 500 } } });
  expect(refusalOf(await client.orderOptionSet({ body: { orderCode, optionId: 2, qty: 4 } }))?.code).toBe(
    'invalid',
  );
  expect(refusalOf(await client.orderOptionSet({ body: { orderCode, optionId: 1, qty: 1 } }))?.code).toBe(
    'invalid',
  );
});

test('the database allows the same state transitions as the domain', async () => {
  const rows = await rowsOf(context, sql`select from_state, to_state from order_edge`);
  const kept = rows.map((row) => `${row.from_state} → ${row.to_state}`).sort();
  const known = ORDER_STATES.flatMap((from) =>
    Object.values(ORDER_TRANSITIONS[from])
      .filter((to) => to !== from)
      .map((to) => `${from} → ${to}`),
  );
  expect(kept).toEqual([...new Set(known)].sort());
});

test('the database refuses a skipped state, a changed price after payment, and a rewritten log', async () => {
  const client = await signedUpMember();
  const code = await orderedBook(client, context);
  const attempt = (statement: ReturnType<typeof sql>) => context.db.execute(statement);
  await expect(attempt(sql`update shop_order set state = 'shipped' where code = ${code}`)).rejects.toThrow();
  await expect(attempt(sql`update shop_order set total_yen = -1 where code = ${code}`)).rejects.toThrow();
  await attempt(sql`update shop_order set state = 'paid' where code = ${code}`);
  await expect(attempt(sql`update shop_order set total_yen = 1 where code = ${code}`)).rejects.toThrow();
  await expect(attempt(sql`delete from order_event where order_code = ${code}`)).rejects.toThrow();
  await expect(attempt(sql`update order_event set event = 'x'`)).rejects.toThrow();
});

test('customer data is kept for the next order', async () => {
  const client = await signedUpMember();
  expect(await client.orderProfileGet()).toEqual({ ok: true, value: { orderProfile: null } });
  await client.orderProfileCreate({ body: hanako });
  await client.orderProfileCreate({ body: { ...hanako, name: '髙橋 はなこ' } });
  expect(await client.orderProfileGet()).toMatchObject({
    ok: true,
    value: { orderProfile: { name: '髙橋 はなこ' } },
  });
});

test('kept customer data is validated as that of an order', async () => {
  const client = await signedUpMember();
  const answer = await client.orderProfileCreate({ body: { ...hanako, tel: 'x' } });
  expect(refusalOf(answer)).toMatchObject({ code: 'invalid', fields: { tel: ['tel'] } });
});

test('each return URL is validated, and the refusal names the invalid one', async () => {
  const client = await signedUpMember();
  const code = await orderedBook(client, context);
  const pay = (returnOkUrl: string, returnNgUrl: string) =>
    client.orderPayment({ body: { code, paymentType: 'card', returnOkUrl, returnNgUrl } });
  expect(refusalOf(await pay('/ok', '//evil.example'))).toMatchObject({ fields: { returnNgUrl: ['url'] } });
  expect(refusalOf(await pay('//evil.example', '/ng'))).toMatchObject({ fields: { returnOkUrl: ['url'] } });
});

test('a draft that nobody pays ends after a week', async () => {
  const client = await signedUpMember();
  const code = await orderedBook(client, context);
  clock.advance(8 * 86_400_000);
  const { cancelUnpaidOrders } = await import('./order-cancel.service.ts');
  await cancelUnpaidOrders(context);
  const rows = await rowsOf(context, sql`select state from shop_order where code = ${code}`);
  expect(rows).toEqual([{ state: 'cancelled' }]);
});

const migration = readFileSync(
  new URL('../../db/migrations/0022_delivery-address.sql', import.meta.url),
  'utf8',
);

test('a destination keeps neither birthday nor e-mail, and the migration drops stored ones', async () => {
  const member = await signedUpMember();
  const { email, birthday, ...address } = { ...hanako, birthday: '1990-01-01' };
  const bookCode = await finishedBook(context, member.member.code);
  const order = { ...hanako, bookCode, destinations: [{ ...address, email, birthday, quantity: 1 }] };
  const created = await member.orderCreate({ body: order });
  if (!created.ok) throw new Error('no order');
  const ofOrder = eq(orderDestination.orderCode, created.value.code);
  const stored = async () => (await context.db.select().from(orderDestination).where(ofOrder))[0]?.address;
  expect(await stored()).toEqual(address);
  const asBefore = { ...address, email, birthday } as typeof address;
  await context.db.update(orderDestination).set({ address: asBefore }).where(ofOrder);
  await context.db.execute(sql.raw(migration));
  expect(await stored()).toEqual(address);
});

test('a book is not ordered once its design has gone off sale', async () => {
  clock.advance(Date.parse('2027-01-11T00:00:00+09:00') - clock.nowMs());
  const client = await signedUpMember();
  const bookCode = await finishedBook(context, client.member.code);
  const answer = await client.orderCreate({ body: orderBody(bookCode) });
  expect(refusalOf(answer)).toMatchObject({ code: 'not_orderable', fields: { bookCode: ['not-orderable'] } });
});
