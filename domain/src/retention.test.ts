import { expect, test } from 'vitest';
import { addDays } from './calendar/plain-date.ts';
import { isClaimLate } from './inquiry/inquiry.ts';
import { BUYER_KEPT_MONTHS, KEPT_DAYS } from './retention.ts';

test('words are kept from the cards of one New Year to those of the next', () => {
  expect(addDays('2026-11-01', KEPT_DAYS.words)).toBe('2028-01-01');
  // With a leap day between.
  expect(addDays('2027-11-01', KEPT_DAYS.words)).toBe('2028-12-31');
});

test('a receipt outlasts seven years after the return of any business year', () => {
  // An order on the first day of a business year; the return is due two months after its end.
  expect(BUYER_KEPT_MONTHS).toBe(12 + 2 + 84);
});

test('addresses outlast shipped books, and inquiries and corrections outlast addresses', () => {
  expect(KEPT_DAYS.deliveryAddresses).toBeGreaterThan(KEPT_DAYS.shippedBooks);
  expect(KEPT_DAYS.inquiries).toBeGreaterThan(KEPT_DAYS.deliveryAddresses);
  expect(KEPT_DAYS.corrections).toBeGreaterThan(KEPT_DAYS.deliveryAddresses);
});

test('a book claimed on the last day can still be printed again for two weeks', () => {
  const [shippedOn, lastDay] = ['2026-11-01', addDays('2026-11-01', KEPT_DAYS.shippedBooks - 14)];
  expect(isClaimLate(shippedOn, lastDay)).toBe(true);
});
