import { expect, test } from 'vitest';
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

test('a day on which more went back than came is paid by the shop', () => {
  const [payout] = payoutsOf(
    { taken: [], refunds: [figure('stripe', 800)] },
    { stripe: { feePercent: 3.6 } },
  );
  expect(payout).toMatchObject({ feeYen: 0, payoutYen: -800 });
});
