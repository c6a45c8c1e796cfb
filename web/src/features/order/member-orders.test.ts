import { expect, test } from 'vitest';
import { type MemberOrder, otherOrders } from './member-orders.ts';

const order = (code: string, draftCode: string | null, state: MemberOrder['state'] = 'draft') =>
  ({ code, draftCode, bookCode: `book of ${code}`, state }) as MemberOrder;

const codes = (orders: readonly MemberOrder[]) => orders.map(({ code }) => code);

test('all other orders of a card are told, paid or not, except cancelled ones', () => {
  const orders = [
    order('own', 'card'),
    order('second set', 'card', 'payment_pending'),
    order('on the phone', 'card', 'paid'),
    order('as it was', 'card', 'cancelled'),
    order('another card', 'other'),
    order('unknown', null),
  ];
  expect(codes(otherOrders(orders, 'card', 'book of own'))).toEqual(['second set', 'on the phone']);
  expect(otherOrders(orders, undefined, 'book of own'), 'of a card that no account has').toEqual([]);
});
