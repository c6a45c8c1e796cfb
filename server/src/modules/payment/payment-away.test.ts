import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { orderedBook } from '../../../test/order-making.ts';
import { paymentsOf } from '../../adapters/payment.ts';
import { openStripePayments } from '../../adapters/payment-stripe.ts';

const NOWHERE = { secretKey: 'sk_test', webhookSecret: 'whsec', apiUrl: 'http://127.0.0.1:1' };
const { context, signedUpMember, mailsTo } = await testApp({
  payments: paymentsOf(openStripePayments(NOWHERE)),
});

test('while the provider is away nobody is mailed about a number for a till', async () => {
  const client = await signedUpMember();
  const code = await orderedBook(client, context);
  const body = { code, paymentType: 'convenience', returnOkUrl: '/ok', returnNgUrl: '/ng' } as const;
  for (let press = 0; press < 2; press += 1)
    expect(await client.orderPayment({ body })).toMatchObject({ ok: false, error: { status: 503 } });
  expect((await mailsTo(client.email)).map(({ kind }) => kind)).not.toContain('order-payment_pending');
});
