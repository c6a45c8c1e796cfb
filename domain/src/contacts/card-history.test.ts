import { expect, test } from 'vitest';
import { markCard, wasSent } from './card-history.ts';

const both = { year: 2026, sent: true, received: true };
const sentOnly = { year: 2025, sent: true, received: false };

test('a mark changes its year alone, and leaves out what it does not name', () => {
  expect(markCard([both, sentOnly], 2026, { sent: false })).toEqual([{ ...both, sent: false }, sentOnly]);
  expect(markCard([sentOnly], 2027, { sent: true })).toEqual([
    { year: 2027, sent: true, received: false },
    sentOnly,
  ]);
});

test('a year without a card is no contact', () => {
  expect(markCard([both, sentOnly], 2025, { sent: false })).toEqual([both]);
});

test('only a card that went counts as sent', () => {
  expect(wasSent([both, sentOnly], 2025)).toBe(true);
  expect(wasSent([{ ...both, sent: false }], 2026)).toBe(false);
});
