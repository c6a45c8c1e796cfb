import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { analyticsEvent } from '../../db/tables/traffic.ts';

const { visitor, context } = await testApp();

test('an event is kept without anything that belongs to one person', async () => {
  const client = visitor();
  const code = 'Zm9vYmFyYmF6cXV4MTIzNA';
  await client.eventRecord({
    body: { client_type: 'web', event: { name: 'add_to_cart', product_code: 'T0021', book_code: code } },
  });
  const path = `/jp/apps/order/normal/T0021/${code}/customer?email=a@b.jp`;
  await client.eventRecord({
    body: { client_type: 'web', event: { name: 'page_view', path, product_code: 'T0021' } },
  });
  const rows = await context.db.select().from(analyticsEvent);
  expect(rows.map(({ name, data }) => [name, data])).toEqual([
    ['add_to_cart', { product_code: 'T0021' }],
    ['page_view', { path: '/jp/apps/order/normal/T0021/:code/customer', product_code: 'T0021' }],
  ]);
});

test.each([
  { name: 'page_view', path: '/', product_code: 'T0021', email: 'a@b.jp' },
  { name: 'stolen', value: 1 },
  { name: 'sign_up', method: 'twitter' },
])('%j is a bad request', async (event) => {
  const body = { client_type: 'web', event };
  const answer = await visitor().request({ method: 'POST', path: '/api/event', body });
  expect(answer.status).toBe(400);
});
