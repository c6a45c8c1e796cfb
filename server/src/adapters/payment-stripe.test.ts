import { expect, test } from 'vitest';
import { isTransientFault } from '../faults.ts';
import { openStripePayments } from './payment-stripe.ts';

test('a Stripe that cannot be reached is a transient fault', async () => {
  const apiUrl = 'http://127.0.0.1:1';
  const payments = openStripePayments({ secretKey: 'sk_test', webhookSecret: 'whsec', apiUrl });
  const asked = [payments.ask('cs_1'), payments.cancel('cs_1'), payments.askRefund('re_1')];
  const answers = await Promise.allSettled(asked);
  expect(answers.map((answer) => answer.status === 'rejected' && isTransientFault(answer.reason))).toEqual([
    true,
    true,
    true,
  ]);
});
