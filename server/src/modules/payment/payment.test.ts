import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { beginToPay, hanako, orderedBook, payOnSandbox, stateOf } from '../../../test/order-making.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { signSandboxNotice } from '../../adapters/payment-sandbox.ts';
import { sql } from '../../db/drizzle.ts';
import { reconcilePayments } from './payment-reconcile.service.ts';
import { moveSandboxPayment } from './sandbox-payment.repository.ts';

const shop = await testApp();
const { context, signedUpMember, clock, runJobs, app } = shop;

const confirm = async (client: Awaited<ReturnType<typeof signedUpMember>>, code: string) => {
  const answer = await client.orderPaymentConfirm({ body: { code } });
  return answer.ok ? answer.value.status : answer.error;
};

const notify = (ref: string, id: string, signature?: string) => {
  const payload = JSON.stringify({ eventId: id, subject: 'payment', ref });
  return app.inject({
    method: 'POST',
    url: '/api/payment/notification/sandbox',
    headers: {
      'content-type': 'application/json',
      'x-sandbox-signature': signature ?? signSandboxNotice(payload),
    },
    payload,
  });
};

const countOf = async (table: 'mail_outbox' | 'payment', where: ReturnType<typeof sql>): Promise<number> => {
  const rows = await rowsOf(
    context,
    sql`select count(*)::int as n from ${sql.identifier(table)} where ${where}`,
  );
  return Number(rows[0]?.n);
};

const paidMails = (code: string) =>
  countOf('mail_outbox', sql`kind = 'order-paid' and text like ${`%${code}%`}`);

test.each(['before', 'after', 'twice', 'never'] as const)(
  'with the notice %s the return, the order is paid once and one mail is sent',
  async (notice) => {
    const client = await signedUpMember();
    const code = await orderedBook(client, context);
    const ref = await beginToPay(client, code);
    expect(await stateOf(client, code)).toBe('payment_pending');
    const returned = await payOnSandbox(shop, ref, 'success', notice);
    expect(returned.headers.location).toBe(`${context.config.baseUrl}/ok`);
    expect(await confirm(client, code)).toBe('paid');
    await notify(ref, 'late-and-again');
    await reconcilePayments(context);
    expect(await stateOf(client, code)).toBe('paid');
    expect(await paidMails(code)).toBe(1);
    expect(await countOf('payment', sql`order_code = ${code} and state = 'succeeded'`)).toBe(1);
  },
);

test('coming back without paying is not paying', async () => {
  const client = await signedUpMember();
  const code = await orderedBook(client, context);
  const ref = await beginToPay(client, code);
  expect(await confirm(client, code)).toBe('pending');
  await payOnSandbox(shop, ref, 'close');
  expect(await confirm(client, code)).toBe('pending');
});

test('a declined card leaves the order to be paid again', async () => {
  const client = await signedUpMember();
  const code = await orderedBook(client, context);
  await payOnSandbox(shop, await beginToPay(client, code), 'decline', 'never');
  expect(await confirm(client, code)).toBe('failed');
  await payOnSandbox(shop, await beginToPay(client, code), 'success', 'never');
  expect(await confirm(client, code)).toBe('paid');
});

test('a customer who never comes back is found by reconciliation', async () => {
  const client = await signedUpMember();
  const code = await orderedBook(client, context);
  await payOnSandbox(shop, await beginToPay(client, code), 'success', 'never');
  clock.advance(5 * 60_000);
  await reconcilePayments(context);
  expect(await stateOf(client, code)).toBe('paid');
});

test('pressing the button twice leaves one payment to pay, and the older page takes none', async () => {
  const client = await signedUpMember();
  const code = await orderedBook(client, context);
  const first = await beginToPay(client, code);
  const second = await beginToPay(client, code);
  await runJobs();
  await payOnSandbox(shop, first);
  await payOnSandbox(shop, second);
  expect(await stateOf(client, code)).toBe('paid');
  expect(await countOf('payment', sql`order_code = ${code} and state = 'succeeded'`)).toBe(1);
  const rows = await rowsOf(context, sql`select state from sandbox_payment where ref = ${first}`);
  expect(rows).toEqual([{ state: 'cancelled' }]);
});

test('who comes back without paying may change the order, and the older page takes no payment', async () => {
  const client = await signedUpMember();
  const orderCode = await orderedBook(client, context);
  const ref = await beginToPay(client, orderCode);
  await payOnSandbox(shop, ref, 'close');
  const refused = await client.orderCouponUse({ body: { orderCode, couponCode: 'NO-SUCH' } });
  expect(refused).toMatchObject({ ok: false, error: { error: { code: 'invalid' } } });
  expect(await stateOf(client, orderCode)).toBe('payment_pending');
  const set = await client.orderOptionSet({ body: { orderCode, optionId: 2, qty: 1 } });
  expect(set).toMatchObject({ ok: true, value: { orderStatement: { total: 620, state: 'draft' } } });
  await runJobs();
  const rows = await rowsOf(context, sql`select state from sandbox_payment where ref = ${ref}`);
  expect(rows).toEqual([{ state: 'cancelled' }]);
  await payOnSandbox(shop, await beginToPay(client, orderCode));
  expect(await stateOf(client, orderCode)).toBe('paid');
  const late = await client.orderOptionSet({ body: { orderCode, optionId: 2, qty: 0 } });
  expect(late).toMatchObject({ ok: false, error: { error: { code: 'wrong_state' } } });
});

test('paid in one window and changed in another is paid, and not changed', async () => {
  const client = await signedUpMember();
  const orderCode = await orderedBook(client, context);
  await payOnSandbox(shop, await beginToPay(client, orderCode), 'success', 'never');
  const set = await client.orderOptionSet({ body: { orderCode, optionId: 2, qty: 1 } });
  expect(set).toMatchObject({ ok: false, error: { error: { code: 'wrong_state' } } });
  expect(await stateOf(client, orderCode)).toBe('paid');
});

test('paid in one window and begun again in another is paid', async () => {
  const client = await signedUpMember();
  const code = await orderedBook(client, context);
  await payOnSandbox(shop, await beginToPay(client, code), 'success', 'never');
  const again = await client.orderPayment({
    body: { code, paymentType: 'card', returnOkUrl: '/ok', returnNgUrl: '/ng' },
  });
  expect(again).toMatchObject({ ok: false, error: { error: { code: 'wrong_state' } } });
  expect(await stateOf(client, code)).toBe('paid');
});

test('money that arrives after a cancellation goes back, once', async () => {
  const client = await signedUpMember();
  const code = await orderedBook(client, context);
  const ref = await beginToPay(client, code);
  await client.orderCancel({ body: { orderCode: code } });
  await moveSandboxPayment(context.db, ref, 'open', 'succeeded');
  await notify(ref, 'late');
  await runJobs();
  expect(await stateOf(client, code)).toBe('refunded');
  const rows = await rowsOf(context, sql`select state from sandbox_payment where ref = ${ref}`);
  expect(rows).toEqual([{ state: 'refunded' }]);
});

test('cancelling a paid order refunds it exactly once', async () => {
  const client = await signedUpMember();
  const code = await orderedBook(client, context);
  await payOnSandbox(shop, await beginToPay(client, code));
  const [one, two] = await Promise.all([
    client.orderCancel({ body: { orderCode: code } }),
    client.orderCancel({ body: { orderCode: code } }),
  ]);
  expect([one.ok, two.ok].filter(Boolean)).toHaveLength(1);
  await runJobs();
  expect(await stateOf(client, code)).toBe('refunded');
  expect(await countOf('payment', sql`order_code = ${code} and state = 'refunded'`)).toBe(1);
});

test('the member is told how far the money is: asked for, waiting for an account, or back', async () => {
  const client = await signedUpMember();
  const code = await orderedBook(client, context);
  const ref = await beginToPay(client, code, 'convenience');
  await payOnSandbox(shop, ref);
  const money = async () => {
    const answer = await client.orderGet({ params: { orderCode: code } });
    return answer.ok ? [answer.value.order.openRefunds, answer.value.order.refunds.length] : answer.error;
  };
  expect(await money()).toEqual([[], 0]);
  await client.orderCancel({ body: { orderCode: code } });
  const open = { amount: 500, paymentType: 'convenience' };
  expect(await money()).toEqual([[{ ...open, state: 'asked' }], 0]);
  await runJobs();
  expect(await money()).toEqual([[{ ...open, state: 'waiting' }], 0]);
  await app.inject({
    method: 'POST',
    url: `/sandbox/pay/${ref}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'outcome=account',
  });
  expect(await money()).toEqual([[], 1]);
});

test.each([
  ['paid', true, '変わりはありません'],
  ['payment_pending', false, 'まだ確認できていません'],
] as const)(
  'the customer of an order that is %s is told when money that came twice is back',
  async (...row) => {
    const [state, isPaid, words] = row;
    const client = await signedUpMember();
    const code = await orderedBook(client, context);
    const first = await beginToPay(client, code);
    const second = await beginToPay(client, code);
    if (isPaid) await payOnSandbox(shop, second);
    await moveSandboxPayment(context.db, first, 'open', 'succeeded');
    await notify(first, `twice-${state}`);
    await runJobs();
    expect(await stateOf(client, code)).toBe(state);
    const mails = await rowsOf(
      context,
      sql`select text from mail_outbox where order_code = ${code} and kind = 'order-overpayment-refunded'`,
    );
    expect(mails).toMatchObject([{ text: expect.stringMatching(new RegExp(`500円の返金.*${words}`, 's')) }]);
    const log = await rowsOf(
      context,
      sql`select event from order_event where order_code = ${code} order by id`,
    );
    expect(log.at(-1)).toEqual({ event: 'overpayment-refunded' });
  },
);

test('of money that came late to a cancelled order the member is told how it was paid', async () => {
  const client = await signedUpMember();
  const code = await orderedBook(client, context);
  const late = await beginToPay(client, code, 'convenience');
  await beginToPay(client, code, 'card');
  await client.orderCancel({ body: { orderCode: code } });
  await moveSandboxPayment(context.db, late, 'open', 'succeeded');
  await notify(late, 'late-at-the-till');
  await runJobs();
  const answer = await client.orderGet({ params: { orderCode: code } });
  expect(answer).toMatchObject({
    value: { order: { openRefunds: [{ amount: 500, paymentType: 'convenience', state: 'waiting' }] } },
  });
});

test('a forged notice is refused, and one for an unknown payment is asked for again', async () => {
  const client = await signedUpMember();
  const code = await orderedBook(client, context);
  const ref = await beginToPay(client, code);
  await moveSandboxPayment(context.db, ref, 'open', 'succeeded');
  expect((await notify(ref, 'forged', 'f'.repeat(64))).statusCode).toBe(400);
  expect(await stateOf(client, code)).toBe('payment_pending');
  expect((await notify('unknown-ref', 'early')).statusCode).toBe(404);
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'a return to %s is refused',
  async (url) => {
    const client = await signedUpMember();
    const code = await orderedBook(client, context);
    const answer = await client.orderPayment({
      body: { code, paymentType: 'card', returnOkUrl: url, returnNgUrl: '/ng' },
    });
    expect(answer).toMatchObject({ ok: false, error: { error: { code: 'invalid' } } });
  },
);

test('the log of all these payments holds neither name nor address of the customer', async () => {
  expect(shop.logged.join('')).not.toContain(hanako.name);
  expect(shop.logged.join('')).not.toContain(hanako.email);
});
