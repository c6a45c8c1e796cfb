import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { MemberOrder } from './member-orders.ts';
import { OtherOrders } from './OtherOrders.tsx';

const told = (order: Partial<MemberOrder>): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <OtherOrders
        orders={[{ code: 'c', number: 'F1', state: 'payment_pending', slip: null, ...order } as MemberOrder]}
      />
    </MemoryRouter>,
  ).replaceAll('\u200b', '');

test('whoever holds a number for a till is told for which contents it pays', () => {
  expect(told({ slip: { url: null, expiresAt: null } })).toContain('そのご注文のときの内容で印刷します');
  expect(told({})).not.toContain('支払番号');
  expect(told({ state: 'paid' })).toContain('すでにいただいています');
});
