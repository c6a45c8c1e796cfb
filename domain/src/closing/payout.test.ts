import { expect, test } from 'vitest';
import { BY_HAND } from './day-figures.ts';
import { payoutsOf } from './payout.ts';

const figure = (provider: string, sumYen: number) => ({ provider, type: 'card' as const, count: 1, sumYen });

test('a provider pays out what it took, less what went back, less its fee', () => {
  const taken = [figure('stripe', 10_000), figure('stripe', 2_345), figure('other', 500)];
  const refunds = [figure('stripe', 1_000)];
  expect(payoutsOf({ taken, refunds }, { stripe: { feePercent: 3.6 } })).toEqual([
    { provider: 'other', takenYen: 500, refundedYen: 0, feeYen: null, payoutYen: 500 },
    { provider: 'stripe', takenYen: 12_345, refundedYen: 1_000, feeYen: 444, payoutYen: 10_901 },
  ]);
});

test('for a day with more refunds than payments the payout is negative', () => {
  const [payout] = payoutsOf(
    { taken: [], refunds: [figure('stripe', 800)] },
    { stripe: { feePercent: 3.6 } },
  );
  expect(payout).toMatchObject({ feeYen: 0, payoutYen: -800 });
});

test.each([
  { what: 'beside what it gave back', refunds: [figure('stripe', 1_000), figure(BY_HAND, 500)], left: 9_000 },
  { what: 'where it gave back nothing', refunds: [figure(BY_HAND, 500)], left: 10_000 },
])('a refund by hand is taken off no provider’s payout, $what', ({ refunds, left }) => {
  expect(payoutsOf({ taken: [figure('stripe', 10_000)], refunds }, {})).toMatchObject([
    { provider: 'stripe', payoutYen: left },
  ]);
  expect(payoutsOf({ taken: [], refunds: [figure(BY_HAND, 500)] }, {}), 'alone').toEqual([]);
});
