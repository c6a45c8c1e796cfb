import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { analyticsEvent } from '../../db/tables/traffic.ts';

const { visitor, context } = await testApp();

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

test.each([
  { name: 'page_view', path: '/', productCode: 'T0021', email: 'a@b.jp' },
  { name: 'stolen', value: 1 },
  { name: 'sign_up', method: 'twitter' },
])('%j is a bad request', async (event) => {
  const body = { clientType: 'web', event };
  const answer = await visitor().request({ method: 'POST', path: '/api/event', body });
  expect(answer.status).toBe(400);
});
