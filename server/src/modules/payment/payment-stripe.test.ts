import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { finishedBook, orderBody, orderedBook, stateOf } from '../../../test/order-making.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { SLIP_EXPIRES_AT_MS, startStripeServer } from '../../../test/stripe-server.ts';
import { paymentsOf } from '../../adapters/payment.ts';
import { openStripePayments } from '../../adapters/payment-stripe.ts';
import { sql } from '../../db/drizzle.ts';
import { lockOrder } from '../order/order.repository.ts';
import { reconcilePayments } from './payment-reconcile.service.ts';
import { refundsOfOrder } from './refund.repository.ts';
import { notePaidByHand } from './refund.service.ts';

/* The shop over real HTTP in both directions: its calls to the provider, and the provider's notices to it. */

const secrets = { secretKey: 'sk_test_local', webhookSecret: 'whsec_local' };
const stripe = await startStripeServer(secrets);
const shop = await testApp({
  payments: paymentsOf(openStripePayments({ ...secrets, apiUrl: stripe.url })),
});
const { context, signedUpMember, app, clock, runJobs } = shop;
const address = await app.listen({ port: 0, host: '127.0.0.1' });
stripe.notifyAt(`${address}/api/payment/notification/stripe`);
afterAll(() => stripe.close());

type Member = Awaited<ReturnType<typeof signedUpMember>>;

async function beginToPay(client: Member, code: string, paymentType: 'card' | 'convenience' = 'card') {
  const started = await client.orderPayment({
    body: { code, paymentType, returnOkUrl: '/ok', returnNgUrl: '/ng' },
  });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  return started.value.url.split('/').at(-1) ?? '';
}

async function anOrder() {
  const client = await signedUpMember();
  return { client, code: await orderedBook(client, context) };
}

const confirm = async (client: Member, code: string) => {
  const answer = await client.orderPaymentConfirm({ body: { code } });
  return answer.ok ? answer.value.status : answer.error;
};

const paidMails = async (code: string) =>
  rowsOf(context, sql`select 1 from mail_outbox where kind = 'order-paid' and text like ${`%${code}%`}`);

test.each(['before', 'after', 'twice', 'never'] as const)(
  'with the notice %s the return, one charge pays the order once',
  async (notice) => {
    const { client, code } = await anOrder();
    const ref = await beginToPay(client, code);
    const before = stripe.captured();
    expect(await stripe.pay(ref, 'success', notice)).toBe(`${context.config.baseUrl}/ok`);
    expect(await confirm(client, code)).toBe('paid');
    await reconcilePayments(context);
    expect(await stateOf(client, code)).toBe('paid');
    expect(stripe.captured()).toBe(before + 1);
    expect(await paidMails(code)).toHaveLength(1);
  },
);

test('who leaves the page pays later on another, and the first one is closed', async () => {
  const { client, code } = await anOrder();
  const first = await beginToPay(client, code);
  expect(await stripe.pay(first, 'close')).toBe(`${context.config.baseUrl}/ng`);
  expect(await confirm(client, code)).toBe('pending');
  const second = await beginToPay(client, code);
  await runJobs();
  expect(stripe.session(first)?.status).toBe('expired');
  await stripe.pay(second, 'success');
  expect(await stateOf(client, code)).toBe('paid');
});

test('a slip is paid at the till, days later, and only then the order is paid', async () => {
  const { client, code } = await anOrder();
  const ref = await beginToPay(client, code, 'convenience');
  expect(stripe.session(ref)?.method).toBe('konbini');
  await stripe.pay(ref, 'slip');
  expect(await confirm(client, code)).toBe('pending');
  await stripe.settleSlip(ref, true);
  expect(await stateOf(client, code)).toBe('paid');
});

const slipOf = async (client: Member, orderCode: string) => {
  const answer = await client.orderGet({ params: { orderCode } });
  return answer.ok ? answer.value.order.slip : answer.error;
};

test('an order shows its number for a till and its end, while the number can be paid', async () => {
  const { client, code } = await anOrder();
  expect(await slipOf(client, code)).toBe(null);
  const ref = await beginToPay(client, code, 'convenience');
  expect(await slipOf(client, code), 'the number is not out yet').toEqual({ url: null, expiresAt: null });
  await stripe.pay(ref, 'slip');
  const slip = { url: `${stripe.url}/voucher/${ref}`, expiresAt: new Date(SLIP_EXPIRES_AT_MS).toISOString() };
  expect(await slipOf(client, code)).toEqual(slip);
  await stripe.settleSlip(ref, true);
  expect(await slipOf(client, code)).toBe(null);
  expect(await rowsOf(context, sql`select 1 from payment where slip_url = ${slip.url}`)).toEqual([]);
});

test('a number that was left for a new one is shown no more, and what is paid with it at a till goes back', async () => {
  const { client, code } = await anOrder();
  const first = await beginToPay(client, code, 'convenience');
  await stripe.pay(first, 'slip');
  const second = await beginToPay(client, code, 'convenience');
  await runJobs();
  expect(await slipOf(client, code)).toEqual({ url: null, expiresAt: null });
  await stripe.pay(second, 'slip');
  await stripe.settleSlip(first, true);
  await runJobs();
  expect(stripe.session(first)?.refunds).toBe(1);
  expect(await slipOf(client, code)).toMatchObject({ url: `${stripe.url}/voucher/${second}` });
  expect(await stateOf(client, code)).toBe('payment_pending');
  const mails = await rowsOf(
    context,
    sql`select text like '%先に発行した支払番号は%' as "ends" from mail_outbox
        where order_code = ${code} and kind = 'order-payment_pending' order by number`,
  );
  expect(mails).toMatchObject([{ ends: false }, { ends: true }]);
});

test('what is paid at a till with a number that was given up is found without a notice, for six days', async () => {
  const paidLate = async (days: number) => {
    const { client, code } = await anOrder();
    const ref = await beginToPay(client, code, 'convenience');
    await stripe.pay(ref, 'slip');
    await client.orderCancel({ body: { orderCode: code } });
    await runJobs();
    await stripe.settleSlip(ref, true, 'never');
    clock.advance(days * 24 * 60 * 60_000);
    await reconcilePayments(context);
    await runJobs();
    return stateOf(client, code);
  };
  expect(await paidLate(5)).toBe('refunding');
  expect(await paidLate(6)).toBe('cancelled');
});

test('a number that was given up is asked about once an hour', async () => {
  const { client, code } = await anOrder();
  const ref = await beginToPay(client, code, 'convenience');
  await stripe.pay(ref, 'slip');
  await client.orderCancel({ body: { orderCode: code } });
  await runJobs();
  let asked = 0;
  stripe.beforeAnswer(async (call) => {
    if (call === `GET /v1/checkout/sessions/${ref}`) asked += 1;
  });
  for (let run = 0; run < 12; run += 1) {
    clock.advance(5 * 60_000);
    await reconcilePayments(context);
  }
  stripe.beforeAnswer(async () => {});
  expect(asked).toBe(1);
});

test('an order whose slip nobody paid can be paid again', async () => {
  const { client, code } = await anOrder();
  const ref = await beginToPay(client, code, 'convenience');
  await stripe.pay(ref, 'slip');
  await stripe.settleSlip(ref, false);
  expect(await stateOf(client, code)).toBe('draft');
});

test('a customer who never comes back, without any notice, is found by reconciliation', async () => {
  const { client, code } = await anOrder();
  await stripe.pay(await beginToPay(client, code), 'success', 'never');
  clock.advance(10 * 60_000);
  await reconcilePayments(context);
  expect(await stateOf(client, code)).toBe('paid');
});

test('a cancelled order gets its money back once', async () => {
  const { client, code } = await anOrder();
  const ref = await beginToPay(client, code);
  await stripe.pay(ref, 'success');
  await Promise.all([
    client.orderCancel({ body: { orderCode: code } }),
    client.orderCancel({ body: { orderCode: code } }),
  ]);
  await runJobs();
  await runJobs();
  expect(stripe.session(ref)?.refunds).toBe(1);
  expect(await stateOf(client, code)).toBe('refunded');
});

test('money that arrives after the cancellation goes back', async () => {
  const { client, code } = await anOrder();
  const ref = await beginToPay(client, code);
  await client.orderCancel({ body: { orderCode: code } });
  await stripe.pay(ref, 'success');
  await runJobs();
  expect(stripe.session(ref)?.refunds).toBe(1);
  expect(await stateOf(client, code)).toBe('refunded');
});

async function cancelledSlip() {
  const { client, code } = await anOrder();
  const ref = await beginToPay(client, code, 'convenience');
  await stripe.pay(ref, 'slip');
  await stripe.settleSlip(ref, true);
  await client.orderCancel({ body: { orderCode: code } });
  await runJobs();
  return { client, code, ref };
}

/** Subjects without the order's number. */
const refundMails = async (code: string) =>
  (
    await rowsOf(
      context,
      sql`select subject from mail_outbox where subject like '%返金%' and text like ${`%${code}%`} order by number`,
    )
  ).map(({ subject }) => /】(.*)（/.exec(String(subject))?.[1]);

const WAITING = '返金先の口座をお知らせください';

test('money of a slip is back only once the customer has named an account', async () => {
  const { client, code, ref } = await cancelledSlip();
  expect(await stateOf(client, code)).toBe('refunding');
  expect(await refundMails(code)).toEqual([WAITING]);
  clock.advance(10 * 60_000);
  await reconcilePayments(context);
  expect(await stateOf(client, code)).toBe('refunding');
  await stripe.settleRefund(ref, true);
  await stripe.settleRefund(ref, true);
  expect(await stateOf(client, code)).toBe('refunded');
  expect(await refundMails(code)).toEqual([WAITING, '返金の手続きが終わりました']);
});

test('a refund that the bank refuses is not told as done, and is logged for the operator', async () => {
  const { client, code, ref } = await cancelledSlip();
  await stripe.settleRefund(ref, false);
  expect(await stateOf(client, code)).toBe('refunding');
  expect(await refundMails(code)).toEqual([WAITING]);
  expect(shop.logged.join('')).toContain('refund failed');
  const answer = await client.orderGet({ params: { orderCode: code } });
  expect(answer).toMatchObject({ value: { order: { refunds: [], openRefunds: [{ state: 'failed' }] } } });
});

test('a refund that fails after it was done is owed again and keeps the member, until it was given back by hand', async () => {
  const { client, code, ref } = await cancelledSlip();
  await stripe.settleRefund(ref, true);
  expect(await stateOf(client, code)).toBe('refunded');
  await stripe.settleRefund(ref, false);
  const money = async () => {
    const answer = await client.orderGet({ params: { orderCode: code } });
    return answer.ok && [answer.value.order.refunds.length, answer.value.order.openRefunds.length];
  };
  expect(await money()).toEqual([0, 1]);
  expect(await client.memberWithdraw({ body: {} })).toMatchObject({
    ok: false,
    error: { error: { fields: { order: ['refunding'] } } },
  });
  const [owed] = (await refundsOfOrder(context.db, code)).filter(({ isOwed }) => isOwed);
  expect(owed).toMatchObject({ state: 'failed' });
  const noted = await context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, code);
    return (
      order && notePaidByHand(tx, context, order, { refundCode: owed?.code ?? '', paidBy: 'sandbox-owner' })
    );
  });
  expect(noted).toMatchObject({ ok: true });
  await stripe.settleRefund(ref, false);
  expect(await money(), 'what the shop gave back is not the provider’s any more').toEqual([1, 0]);
  expect(await stateOf(client, code)).toBe('refunded');
  const back = '返金の手続きが終わりました';
  expect(await refundMails(code)).toEqual([WAITING, back, back]);
  const log = sql`select event, actor from order_event where order_code = ${code} order by id`;
  expect((await rowsOf(context, log)).slice(-3)).toEqual([
    { event: 'refunded', actor: 'payment' },
    { event: 'refund-failed', actor: 'payment' },
    { event: 'refunded', actor: 'operator' },
  ]);
  expect(await client.memberWithdraw({ body: {} })).toMatchObject({ ok: true });
});

const refundsAtDesk = async (orderCode: string) =>
  rowsOf(
    context,
    sql`select refund.state from refund join payment on payment.code = payment_code where order_code = ${orderCode}`,
  );

test.each([
  ['charge_disputed', 'failed'],
  ['refund_disputed_payment', 'failed'],
  ['charge_not_refundable', 'failed'],
  ['balance_insufficient', 'asked'],
  ['parameter_unknown', 'asked'],
] as const)('a refund that is refused with “%s” is %s', async (refusal, state) => {
  const { client, code } = await anOrder();
  await stripe.pay(await beginToPay(client, code), 'success');
  stripe.refuseRefunds(refusal);
  await client.orderCancel({ body: { orderCode: code } });
  clock.advance(10 * 60_000);
  await reconcilePayments(context);
  stripe.refuseRefunds(null);
  expect(await refundsAtDesk(code)).toEqual([{ state }]);
  expect(await stateOf(client, code)).toBe('refunding');
  expect(shop.logged.join(''), 'which refusal it was').toContain(refusal);
});

test('money that was given back in the provider’s console is back, and nobody gives it back again', async () => {
  const { client, code } = await anOrder();
  const ref = await beginToPay(client, code);
  await stripe.pay(ref, 'success');
  stripe.refundInConsole(ref, stripe.session(ref)?.amountTotal ?? 0);
  await client.orderCancel({ body: { orderCode: code } });
  await runJobs();
  expect(await refundsAtDesk(code)).toEqual([{ state: 'done' }]);
  expect(await stateOf(client, code)).toBe('refunded');
});

test('money that was given back in other sums in the provider’s console waits for an operator', async () => {
  const { client, code } = await anOrder();
  const ref = await beginToPay(client, code);
  await stripe.pay(ref, 'success');
  stripe.refundInConsole(ref, 100, (stripe.session(ref)?.amountTotal ?? 0) - 100);
  await client.orderCancel({ body: { orderCode: code } });
  await runJobs();
  expect(await refundsAtDesk(code)).toEqual([{ state: 'failed' }]);
});

test('the provider writes to the member’s own address, never to one that was only typed', async () => {
  const client = await signedUpMember();
  const body = {
    ...orderBody(await finishedBook(context, client.member.code)),
    email: 'stranger@example.com',
  };
  const created = await client.orderCreate({ body });
  if (!created.ok) throw new Error('refused');
  const { code } = created.value;
  const ref = await beginToPay(client, code);
  await stripe.pay(ref, 'success', 'never');
  expect(await confirm(client, code)).toBe('paid');
  expect((await client.orderCancel({ body: { orderCode: code } })).ok).toBe(true);
  await runJobs();
  const { email, refundEmail } = stripe.session(ref) ?? {};
  expect([email, refundEmail]).toEqual([client.email, client.email]);
});
