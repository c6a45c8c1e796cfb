import { expect, test } from 'vitest';
import { signedInDesk } from '../../../test/desk-client.ts';
import { testApp } from '../../../test/harness.ts';
import { beginToPay, finishedBook, hanako, orderBody, payOnSandbox } from '../../../test/order-making.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { sql } from '../../db/drizzle.ts';
import { findOwnOrder } from '../order/order.repository.ts';

const shop = await testApp();
const { context, app, signedUpMember } = shop;
const print = await signedInDesk(shop, 'print');
const support = await signedInDesk(shop, 'support');

async function orderInPrint(quantities: readonly number[] = [1]) {
  shop.clock.advance(1000);
  const client = await signedUpMember();
  const bookCode = await finishedBook(context, client.member.code);
  const created = await client.orderCreate({ body: orderBody(bookCode, { quantities }) });
  const orderCode = created.ok ? created.value.code : '';
  await payOnSandbox(shop, await beginToPay(client, orderCode));
  const number = (await findOwnOrder(context.db, orderCode, client.member.code))?.number ?? '';
  await print.deskOrderPrint({ body: { number } });
  return { bookCode, orderCode, number };
}

async function listed(number: string) {
  const answer = await print.deskPackList({ query: {} });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value.orders.find((one) => one.number === number);
}

const slip = (number: string, desk = print) =>
  app.inject({
    url: `/api/desk/order/${number}/slip.pdf`,
    headers: { cookie: [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });

test('the packing list has every code, and no name', async () => {
  const { number, bookCode } = await orderInPrint([2]);
  const order = await listed(number);
  expect(order).toMatchObject({ bookCode, copies: 2, held: false, packed: false });
  expect(order?.pages).toEqual(Array.from({ length: 30 }, (_, index) => 2 * index + 2));
  expect(JSON.stringify(await print.deskPackList({ query: {} }))).not.toContain(hanako.name);
});

test('a page of the list begins behind the last order of the page before', async () => {
  const [before, behind] = [await orderInPrint(), await orderInPrint()];
  const [row] = await rowsOf(
    context,
    sql`select extract(epoch from printed_at) * 1000 as ms from shop_order where code = ${before.orderCode}`,
  );
  const after = `${Number(row?.ms)}.${before.orderCode}`;
  const answer = await print.deskPackList({ query: { after } });
  const numbers = answer.ok ? answer.value.orders.map(({ number }) => number) : [];
  expect([numbers.includes(before.number), numbers.includes(behind.number)]).toEqual([false, true]);
});

test('a list that a packing table has is not sent again until an order is new, held or packed', async () => {
  const answerTo = async (known?: string) => {
    const answer = await print.deskPackList({ query: known === undefined ? {} : { known } });
    return answer.ok ? answer.value : null;
  };
  const { number } = await orderInPrint();
  const first = await answerTo();
  expect(first?.same).toBe(false);
  let known = first?.stamp ?? '';
  expect(await answerTo(known)).toEqual({ stamp: known, same: true, orders: [], next: null });
  const changes = [
    () => print.deskPackDone({ body: { number, counted: 30 } }),
    () => print.deskOrderHold({ body: { number, reason: '確認中' } }),
    () => orderInPrint(),
  ];
  for (const change of changes) {
    await change();
    const next = await answerTo(known);
    expect(next?.same).toBe(false);
    expect(next?.stamp).not.toBe(known);
    known = next?.stamp ?? '';
  }
});

test('a product without codes is counted by hand', async () => {
  const { number, bookCode } = await orderInPrint();
  await context.db.execute(
    sql`update book set design = jsonb_set(design, '{hasAddresses}', 'false') where code = ${bookCode}`,
  );
  expect((await listed(number))?.pages).toEqual([]);
  expect((await print.deskPackDone({ body: { number, counted: null } })).ok).toBe(true);
});

test('a whole order is packed once, however often it is sent, also at once and after it has left', async () => {
  const { number, orderCode } = await orderInPrint();
  const body = { number, counted: 30 };
  const both = await Promise.all([print.deskPackDone({ body }), print.deskPackDone({ body })]);
  expect(both.every(({ ok }) => ok)).toBe(true);
  await context.db.execute(sql`update shop_order set state = 'shipped' where code = ${orderCode}`);
  expect((await print.deskPackDone({ body })).ok).toBe(true);
  const events = await rowsOf(
    context,
    sql`select event from order_event where order_code = ${orderCode} and event = 'packed'`,
  );
  expect(events).toHaveLength(1);
});

test('an order that is not in print is not packed', async () => {
  const { number, orderCode } = await orderInPrint();
  await context.db.execute(sql`update shop_order set state = 'shipped' where code = ${orderCode}`);
  expect(await print.deskPackDone({ body: { number, counted: 30 } })).toMatchObject({
    error: { status: 409 },
  });
  const none = await print.deskPackDone({ body: { number: 'F261121-7KQ2M', counted: 30 } });
  expect(none).toMatchObject({ error: { status: 404 } });
});

test('the packing slip is for who packs, and each look is noted', async () => {
  const { number } = await orderInPrint();
  const answer = await slip(number);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await slip(number, support)).statusCode).toBe(403);
  expect((await slip('F261121-7KQ2M')).statusCode).toBe(404);
  const noted = await rowsOf(
    context,
    sql`select actor from audit where action = 'deskPackingSlip' and object = ${number}`,
  );
  expect(noted).toEqual([{ actor: 'operator:sandbox-print' }]);
});
