import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { isOtherBook } from '../../draft/ordered/ordered-drafts.ts';
import type { MemberOrder } from './member-orders.ts';
import { OtherOrders } from './OtherOrders.tsx';

vi.mock('../../draft/ordered/ordered-drafts.ts', () => ({ isOtherBook: vi.fn(() => false) }));

const told = (order: Partial<MemberOrder>, of: Partial<MemberOrder> = {}): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <OtherOrders
        of={{ bookCode: 'mine', ...of }}
        orders={[{ code: 'c', number: 'F1', state: 'payment_pending', slip: null, ...order } as MemberOrder]}
      />
    </MemoryRouter>,
  ).replaceAll('\u200b', '');

test('whoever holds a number for a till is told for which contents it pays', () => {
  expect(told({ slip: { url: null, expiresAt: null } })).toContain('そのご注文のときの内容で印刷します');
  expect(told({})).not.toContain('支払番号');
  expect(told({ state: 'paid' })).toContain('すでにいただいています');
  expect(told({ state: 'paid' }, { state: 'cancelled' })).not.toContain('すでにいただいています');
});

test('an order of other contents that was paid is no reason to leave this one', () => {
  vi.mocked(isOtherBook).mockReturnValueOnce(true);
  expect(told({ state: 'paid', bookCode: 'theirs' })).toContain('内容の違うご注文');
  expect(told({ state: 'paid', bookCode: 'theirs' })).not.toContain('内容の違うご注文');
});
