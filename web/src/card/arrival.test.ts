import { expect, test } from 'vitest';
import type { Shop } from '../shop/shop.ts';
import { arrivalOf } from './arrival.ts';

/** Printed and away after two working days each, one or two days on the way. */
const shopOn = (today: string) =>
  ({
    today,
    product: { order: { deliveryTypes: [7] } },
    deliveryTypes: [{ id: 7, transitDays: { min: 1, max: 2 }, weekendDelivery: true }],
    production: { printWithinDays: 1, shipWithinDays: 2, closedDays: [] },
  }) as unknown as Shop;

test.each([
  ['2026-11-27', 'mourning', '2026-12-03'],
  ['2026-11-27', 'moving', '2026-12-03'],
  ['2026-11-27', 'new-year', '2027-01-01'],
  ['2026-11-27', 'kanchu', '2027-01-15'],
  ['2027-01-20', 'kanchu', '2027-01-24'],
  ['2027-07-20', 'shochu', '2027-07-24'],
] as const)('a card ordered on %s for %s arrives on %s', (today, occasion, day) => {
  expect(arrivalOf({ occasion }, shopOn(today))).toBe(day);
});
