import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { beginToPay, orderedBook, stateOf } from '../../../test/order-making.ts';
import type { SignedUp } from '../../../test/sign-up.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { startStripeServer } from '../../../test/stripe-server.ts';
import { paymentsOf } from '../../adapters/payment.ts';
import { openSandboxPayments } from '../../adapters/payment-sandbox.ts';
import { openStripePayments } from '../../adapters/payment-stripe.ts';
import type { Context } from '../../context.ts';
import { sql } from '../../db/drizzle.ts';
import { jobHandlers } from '../../job-handlers.ts';
import { reconcilePayments } from './payment-reconcile.service.ts';

/* A payment belongs to the provider that it began at, whichever the configuration names by now. */

const secrets = { secretKey: 'sk_test_local', webhookSecret: 'whsec_local' };
const stripe = await startStripeServer(secrets);
afterAll(() => stripe.close());
const provider = openStripePayments({ ...secrets, apiUrl: stripe.url });
const shop = await testApp({ payments: paymentsOf(provider) });
const { signedUpMember, clock } = shop;
const sandbox = openSandboxPayments(shop.context.db, { baseUrl: 'http://localhost', nowMs: clock.nowMs });

/** The same shop after its configuration was changed to the sandbox, with or without the keys of before. */
const changed: Context = { ...shop.context, payments: paymentsOf(sandbox, [provider]) };
const withoutKeys: Context = { ...shop.context, payments: paymentsOf(sandbox) };
const runJobs = (context: Context) => context.jobs.drain(jobHandlers(context));

async function startedPayment(): Promise<{ client: SignedUp; code: string; ref: string }> {
  const client = await signedUpMember();
  const code = await orderedBook(client, shop.context);
  return { client, code, ref: await beginToPay(client, code) };
}

async function paid() {
  const order = await startedPayment();
  await stripe.pay(order.ref, 'success');
  await order.client.orderPaymentConfirm({ body: { code: order.code } });
  expect(await stateOf(order.client, order.code)).toBe('paid');
  return order;
}

const mailsOf = (code: string, kind: string) =>
  rowsOf(shop.context, sql`select 1 from mail_outbox where kind = ${kind} and text like ${`%${code}%`}`);

test('the provider that an attempt began at is asked about it', async () => {
  const { client, code, ref } = await startedPayment();
  await stripe.pay(ref, 'success', 'never');
  clock.advance(10 * 60_000);
  await reconcilePayments(changed);
  expect(await stateOf(client, code)).toBe('paid');
});

test('an attempt is closed at the provider that it began at', async () => {
  const { client, code, ref } = await startedPayment();
  await client.orderCancel({ body: { orderCode: code } });
  await runJobs(changed);
  expect(stripe.session(ref)?.status).toBe('expired');
});

test('the money is given back by the provider that took it', async () => {
  const { client, code, ref } = await paid();
  await client.orderCancel({ body: { orderCode: code } });
  await runJobs(changed);
  expect(stripe.session(ref)?.refunds).toBe(1);
  expect(await stateOf(client, code)).toBe('refunded');
});

test('without the provider nobody is told that the money is back, until it is configured again', async () => {
  const { client, code, ref } = await paid();
  await client.orderCancel({ body: { orderCode: code } });
  await runJobs(withoutKeys);
  clock.advance(10 * 60_000);
  await reconcilePayments(withoutKeys);
  expect(await stateOf(client, code)).toBe('refunding');
  expect(await mailsOf(code, 'order-refunded')).toEqual([]);
  expect(shop.logged.join('')).toContain('The payment provider stripe has payments to settle');
  await reconcilePayments(changed);
  expect(stripe.session(ref)?.refunds).toBe(1);
  expect(await stateOf(client, code)).toBe('refunded');
});
