import { expect, test } from 'vitest';
import { cardYear, receivedYear } from './card-year.ts';

test.each([
  ['2026-11-20', 2027],
  ['2027-01-05', 2027],
  ['2027-06-30', 2027],
  ['2027-07-01', 2028],
])('on %s the cards of %i are prepared', (day, year) => {
  expect(cardYear(day)).toBe(year);
});

test.each([
  ['2026-11-20', 2026],
  ['2027-01-01', 2027],
])('on %s the cards that came last are those of %i', (day, year) => {
  expect(receivedYear(day)).toBe(year);
});
