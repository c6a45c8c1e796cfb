import { expect, test } from 'vitest';
import { markCard, wasSent } from './card-history.ts';

const both = { year: 2026, sent: true, received: true };
const sentOnly = { year: 2025, sent: true, received: false };

test('a mark changes its year alone, and what it does not name stays', () => {
  expect(markCard([both, sentOnly], 2026, { sent: false })).toEqual([{ ...both, sent: false }, sentOnly]);
  expect(markCard([sentOnly], 2027, { sent: true })).toEqual([
    { year: 2027, sent: true, received: false },
    sentOnly,
  ]);
});

test('a card that came is marked, and the years stand newest first', () => {
  expect(markCard([sentOnly], 2026, { received: true })).toEqual([
    { year: 2026, sent: false, received: true },
    sentOnly,
  ]);
  expect(markCard([both], 2025, { sent: true })).toEqual([both, sentOnly]);
  expect(markCard([both], 2026, { received: false })).toEqual([{ ...both, received: false }]);
  expect(markCard([both], 2025, {})).toEqual([both]);
});

test('a year without a card is dropped from the history', () => {
  expect(markCard([both, sentOnly], 2025, { sent: false })).toEqual([both]);
});

test('only a card that went counts as sent', () => {
  expect(wasSent([both, sentOnly], 2025)).toBe(true);
  expect(wasSent([{ ...both, sent: false }], 2026)).toBe(false);
  expect(wasSent([sentOnly], 2026)).toBe(false);
});
