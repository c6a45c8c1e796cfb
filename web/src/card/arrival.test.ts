import { expect, test } from 'vitest';
import { arrivalOf } from './arrival.ts';
import { shopOn } from './test/shop-on.ts';

test.each([
  ['2026-11-27', 'mourning', '2026-12-03'],
  ['2026-11-27', 'moving', '2026-12-03'],
  ['2026-11-27', 'new-year', '2027-01-01'],
  ['2026-12-26', 'new-year', '2027-01-01'],
  ['2026-12-31', 'new-year', '2027-01-06'],
  ['2027-01-05', 'new-year', '2027-01-09'],
  ['2026-11-27', 'kanchu', '2027-01-15'],
  ['2027-01-20', 'kanchu', '2027-01-24'],
  ['2027-07-20', 'shochu', '2027-07-24'],
] as const)('a card ordered on %s for %s arrives on %s', (today, occasion, day) => {
  expect(arrivalOf({ occasion }, shopOn(today))).toBe(day);
});
