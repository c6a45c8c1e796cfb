import Stripe from 'stripe';
import { afterAll, describe, expect, test } from 'vitest';
import { startStripeServer } from '../../test/stripe-server.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import { findSandboxPayment, moveSandboxPayment } from '../modules/payment/sandbox-payment.repository.ts';
import { newCode } from '../random.ts';
import type { PaymentProvider, RefundRequest } from './payment.ts';
import { openSandboxPayments, signSandboxNotice } from './payment-sandbox.ts';
import { openStripePayments } from './payment-stripe.ts';

const secrets = { secretKey: 'sk_test_local', webhookSecret: 'whsec_local' };
const stripe = await startStripeServer(secrets);
const database = await openTestDatabase();
await database.migrate();
afterAll(async () => {
  await stripe.close();
  await database.close();
});

type Case = {
  readonly provider: PaymentProvider;
  /** The payer pays; false where the provider's page no longer lets them. */
  readonly pay: (ref: string) => Promise<boolean>;
  readonly isRefundedOnce: (ref: string) => Promise<boolean>;
  /** The customer names an account for what was paid at a till, or the bank refuses it. */
  readonly settleRefund: (ref: string, isDone: boolean) => Promise<unknown>;
  readonly notice: (
    id: string,
    ref: string,
  ) => Promise<{ headers: Readonly<Record<string, string>>; rawBody: Buffer }>;
};

async function stripeNotice(id: string, ref: string, timestamp = Math.floor(Date.now() / 1000)) {
  const payload = JSON.stringify({
    id,
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: { id: ref, object: 'checkout.session' } },
  });
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret: secrets.webhookSecret,
    timestamp,
  });
  return { headers: { 'stripe-signature': signature }, rawBody: Buffer.from(payload) };
}

const CASES: Readonly<Record<string, Case>> = {
  sandbox: {
    provider: openSandboxPayments(database.db, { baseUrl: 'http://localhost:3000', nowMs: Date.now }),
    pay: (ref) => moveSandboxPayment(database.db, ref, 'open', 'succeeded'),
    isRefundedOnce: async (ref) => (await findSandboxPayment(database.db, ref))?.state === 'refunded',
    settleRefund: (ref, isDone) =>
      moveSandboxPayment(database.db, ref, 'refund_waiting', isDone ? 'refunded' : 'refund_failed'),
    notice: async (id, ref) => {
      const rawBody = Buffer.from(JSON.stringify({ eventId: id, subject: 'payment', ref }));
      return { headers: { 'x-sandbox-signature': signSandboxNotice(rawBody) }, rawBody };
    },
  },
  stripe: {
    provider: openStripePayments({ ...secrets, apiUrl: stripe.url }),
    pay: async (ref) => (await stripe.pay(ref, 'success', 'never')).endsWith('/ok'),
    isRefundedOnce: async (ref) => stripe.session(ref)?.refunds === 1,
    settleRefund: (ref, isDone) => stripe.settleRefund(ref, isDone),
    notice: stripeNotice,
  },
};

const attempt = (type: 'card' | 'convenience' = 'card') => ({
  code: newCode(),
  type,
  amountYen: 1190,
  title: 'ふみ ご注文',
  email: 'hanako@example.jp',
  returnOkUrl: 'http://localhost:3000/ok',
  returnNgUrl: 'http://localhost:3000/ng',
});

const refundOf = (paymentRef: string): RefundRequest => ({
  code: `refund-of-${paymentRef}`,
  paymentRef,
  amountYen: 1190,
  email: 'hanako@example.jp',
});

describe.each(Object.entries(CASES))('%s', (_, { provider, pay, isRefundedOnce, settleRefund, notice }) => {
  test('an attempt is opened once, however often it is begun', async () => {
    const request = attempt();
    const started = await provider.begin(request);
    expect(await provider.begin(request)).toEqual(started);
    expect(await provider.ask(started.ref)).toEqual({
      state: 'open',
      amountYen: 1190,
      currency: 'JPY',
      attemptCode: request.code,
      slip: null,
    });
  });

  test('what was paid is what was asked, and can no longer be cancelled', async () => {
    const request = attempt();
    const { ref } = await provider.begin(request);
    expect(await pay(ref)).toBe(true);
    await provider.cancel(ref);
    expect(await provider.ask(ref)).toMatchObject({ state: 'succeeded', amountYen: 1190 });
  });

  test('a closed attempt cannot be paid, and closing it again does nothing', async () => {
    const { ref } = await provider.begin(attempt());
    await provider.cancel(ref);
    await provider.cancel(ref);
    expect(await pay(ref)).toBe(false);
    expect(await provider.ask(ref)).toMatchObject({ state: 'cancelled' });
  });

  test('the money goes back once, however often it is asked', async () => {
    const { ref } = await provider.begin(attempt());
    await pay(ref);
    await Promise.all([provider.refund(refundOf(ref)), provider.refund(refundOf(ref))]);
    const refund = await provider.refund(refundOf(ref));
    expect(await isRefundedOnce(ref)).toBe(true);
    expect(await provider.ask(ref)).toMatchObject({ state: 'refunded' });
    expect(refund.state).toBe('done');
    expect(await provider.askRefund(refund.ref ?? '')).toBe('done');
  });

  test.each([
    [true, 'done', 'refunded'],
    [false, 'failed', 'succeeded'],
  ] as const)(
    'a refund of what was paid at a till waits for the customer’s bank account (%s)',
    async (isDone, state, charge) => {
      const { ref } = await provider.begin(attempt('convenience'));
      await pay(ref);
      const refund = await provider.refund(refundOf(ref));
      expect(refund.state).toBe('waiting');
      expect(await provider.ask(ref)).toMatchObject({ state: 'succeeded' });
      await settleRefund(ref, isDone);
      expect(await provider.askRefund(refund.ref ?? '')).toBe(state);
      expect(await provider.ask(ref)).toMatchObject({ state: charge });
    },
  );

  test('what nobody paid cannot be given back', async () => {
    const { ref } = await provider.begin(attempt());
    await expect(provider.refund(refundOf(ref))).rejects.toThrow();
  });

  test('a notice is read where its signature is the provider’s, and nowhere else', async () => {
    const { headers, rawBody } = await notice('evt-1', 'a-payment');
    expect(await provider.readNotice({ headers, rawBody })).toEqual({
      eventId: 'evt-1',
      subject: 'payment',
      ref: 'a-payment',
    });
    const forged = Buffer.from(rawBody.toString('utf8').replace('a-payment', 'b-payment'));
    expect(await provider.readNotice({ headers, rawBody: forged })).toBeNull();
    expect(await provider.readNotice({ headers: {}, rawBody })).toBeNull();
    const wrong = Object.fromEntries(Object.keys(headers).map((name) => [name, 't=1,v1=00']));
    expect(await provider.readNotice({ headers: wrong, rawBody })).toBeNull();
  });
});

test('a repeated refund is the same one after Stripe has forgotten its idempotency key', async () => {
  const { provider, pay, isRefundedOnce } = CASES.stripe as Case;
  const { ref } = await provider.begin(attempt());
  await pay(ref);
  const lost = await provider.refund(refundOf(ref));
  stripe.forgetKeys();
  expect(await provider.refund(refundOf(ref))).toEqual(lost);
  expect(await isRefundedOnce(ref)).toBe(true);
});

test('a notice of Stripe that is older than five minutes is a replay', async () => {
  const { provider } = CASES.stripe as Case;
  const old = await stripeNotice('evt-old', 'a-payment', Math.floor(Date.now() / 1000) - 301);
  expect(await provider.readNotice(old)).toBeNull();
});

test('a payment that begins with a wrong API key throws the provider’s reason', async () => {
  const provider = openStripePayments({ ...secrets, secretKey: 'sk_test_other', apiUrl: stripe.url });
  await expect(provider.begin(attempt())).rejects.toThrow('Invalid API Key');
});
