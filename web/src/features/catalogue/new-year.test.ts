import type { Product } from '@fumi/domain';
import { expect, test } from 'vitest';
import type { Shop } from '../../shop/shop.ts';
import { newYearDeadlines } from './NewYear.tsx';

const aProduct = (type: string) => ({ type, order: { deliveryTypes: [7, 5] } }) as unknown as Product;
const postcard = aProduct('postcard');

const aShop = (today: string): Shop =>
  ({
    today,
    product: postcard,
    business: { newYear: { day: '2027-01-01', postBy: '2026-12-25' } },
    production: {
      printWithinDays: 2,
      shipWithinDays: 5,
      closedDays: ['2026-12-30', '2026-12-31', '2027-01-01'],
    },
    deliveryTypes: [
      { id: 7, suspend: false, transitDays: { min: 2, max: 4 }, weekendDelivery: false },
      { id: 5, suspend: true, transitDays: { min: 1, max: 2 }, weekendDelivery: true },
      { id: 1807, suspend: false, transitDays: { min: 1, max: 1 }, weekendDelivery: true },
    ],
  }) as unknown as Shop;

test('cards are ordered in time to be posted, other goods in time to be given', () => {
  const cards = newYearDeadlines(aShop('2026-11-21'), postcard);
  expect(cards?.postBy).toBe('2026-12-25');
  // Paid on the 13th, it leaves on the 18th and is there on the 22nd; paid on the 14th, it is there on the 25th.
  expect(cards?.rows.map(({ last }) => last)).toEqual(['2026-12-13']);
  const goods = newYearDeadlines(aShop('2026-11-21'), aProduct('calendar'));
  expect(goods?.postBy).toBeNull();
  expect((goods?.rows[0]?.last ?? '') > '2026-12-13').toBe(true);
});

test('deadlines are told for the open ways of delivery that the product has', () => {
  const rows = newYearDeadlines(aShop('2026-11-21'), postcard)?.rows;
  expect(rows?.map(({ delivery }) => delivery.id)).toEqual([7]);
});

test('a deadline that is past says so, and from 1 January on none is shown', () => {
  expect(newYearDeadlines(aShop('2026-12-13'), postcard)?.rows[0]?.isOver).toBe(false);
  expect(newYearDeadlines(aShop('2026-12-24'), postcard)?.rows[0]?.isOver).toBe(true);
  expect(newYearDeadlines(aShop('2027-01-01'), postcard)).toBeNull();
});
