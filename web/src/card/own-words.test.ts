import { expect, test } from 'vitest';
import type { Shop } from '../shop/shop.ts';
import { ownWords } from './own-words.ts';

/** Printed and away after two working days each, one or two days on the way. */
const shopOn = (today: string) =>
  ({
    today,
    product: { order: { deliveryTypes: [7] } },
    deliveryTypes: [{ id: 7, transitDays: { min: 1, max: 2 }, weekendDelivery: true }],
    production: { printWithinDays: 1, shipWithinDays: 2, closedDays: [] },
  }) as unknown as Shop;

test.each([
  ['2027-08-03', 'shochu', '暑中お見舞い', '暑中お見舞い'],
  ['2027-08-04', 'shochu', '暑中お見舞い', '残暑お見舞い'],
  ['2027-07-01', 'shochu', '残暑お見舞い 令和九年 晩夏', '暑中お見舞い 令和九年 盛夏'],
  ['2026-11-24', 'kanchu', '寒中お見舞い', '寒中お見舞い'],
  ['2027-02-01', 'kanchu', '寒中お見舞い', '余寒お見舞い'],
  ['2027-02-25', 'kanchu', '令和九年 一月', '令和九年 三月'],
  ['2027-08-20', 'thanks', '暑中お見舞い', '暑中お見舞い'],
] as const)('an order on %s of %s that is filed as %s says %s', (today, occasion, filed, words) => {
  expect(ownWords(shopOn(today), { occasion })(filed)).toBe(words);
});
