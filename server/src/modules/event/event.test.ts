import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { finishedBook, orderBody } from '../../../test/order-making.ts';
import { shopOrder } from '../../db/tables/order.ts';
import { analyticsEvent } from '../../db/tables/traffic.ts';

const { visitor, signedUpMember, context } = await testApp();

test('an event is kept without anything that belongs to one person', async () => {
  const client = visitor();
  const code = 'Zm9vYmFyYmF6cXV4MTIzNA';
  await client.eventRecord({
    body: { clientType: 'web', event: { name: 'add_to_cart', productCode: 'T0021', bookCode: code } },
  });
  const path = `/jp/apps/order/normal/T0021/${code}/customer?email=a@b.jp`;
  await client.eventRecord({
    body: { clientType: 'web', event: { name: 'page_view', path, productCode: 'T0021' } },
  });
  const rows = await context.db.select().from(analyticsEvent);
  expect(rows.map(({ name, data }) => [name, data])).toEqual([
    ['add_to_cart', { productCode: 'T0021' }],
    ['page_view', { path: '/jp/apps/order/normal/T0021/:code/customer', productCode: 'T0021' }],
  ]);
});

test('a purchase is believed of the member’s own order and for its price alone', async () => {
  const [member, stranger] = [await signedUpMember(), await signedUpMember()];
  const created = await member.orderCreate({
    body: orderBody(await finishedBook(context, member.member.code)),
  });
  if (!created.ok) throw new Error('refused');
  const orderCode = created.value.code;
  const [order] = await context.db.select().from(shopOrder);
  const value = order?.totalYen ?? 0;
  const purchase = (change: object) => ({
    body: {
      clientType: 'web' as const,
      event: { name: 'purchase' as const, orderCode, value, currency: 'JPY' as const, ...change },
    },
  });
  for (const [client, change] of [
    [visitor(), {}],
    [stranger, {}],
    [member, { value: 99_999_999 }],
    [member, { orderCode: 'unknown' }],
  ] as const) {
    expect(await client.eventRecord(purchase(change))).toMatchObject({ error: { status: 404 } });
  }
  expect((await member.eventRecord(purchase({}))).ok).toBe(true);
});

test.each([
  { name: 'page_view', path: '/', productCode: 'T0021', email: 'a@b.jp' },
  { name: 'stolen', value: 1 },
  { name: 'sign_up', method: 'twitter' },
])('%j is a bad request', async (event) => {
  const body = { clientType: 'web', event };
  const answer = await visitor().request({ method: 'POST', path: '/api/event', body });
  expect(answer.status).toBe(400);
});
