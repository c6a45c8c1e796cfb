import { expect, test } from 'vitest';
import { daySums, sumsSince } from './day-figures.ts';

const figures = {
  sales: [{ ratePercent: 10, count: 2, sumYen: 3_000, taxYen: 272 }],
  taken: [
    { provider: 'stripe', type: 'card', count: 1, sumYen: 1_000 },
    { provider: 'stripe', type: 'convenience', count: 2, sumYen: 2_500 },
  ],
  refunds: [{ provider: 'stripe', type: 'card', count: 1, sumYen: 500 }],
  waste: [
    { kind: 'cut', cards: 3 },
    { kind: 'dirt', cards: 1 },
  ],
} as const;

test('a day comes to what was taken less what went back', () => {
  expect(daySums(figures)).toEqual({
    salesYen: 3_000,
    takenYen: 3_500,
    refundedYen: 500,
    balanceYen: 3_000,
    wasteCards: 4,
  });
});

test('what happened after a close is a difference; where nothing happened there is none', () => {
  const closed = daySums(figures);
  expect(sumsSince(closed, daySums(figures))).toBeNull();
  const later = daySums({ ...figures, refunds: [], waste: [...figures.waste, { kind: 'other', cards: 2 }] });
  expect(sumsSince(closed, later)).toEqual({
    salesYen: 0,
    takenYen: 0,
    refundedYen: -500,
    balanceYen: 500,
    wasteCards: 2,
  });
});
