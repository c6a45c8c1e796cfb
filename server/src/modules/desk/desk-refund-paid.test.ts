import type { PaymentType } from '@fumi/domain';
import { expect, test } from 'vitest';
import { signedInDesk } from '../../../test/desk-client.ts';
import { testApp } from '../../../test/harness.ts';
import { beginToPay, orderedBook, payOnSandbox, stateOf } from '../../../test/order-making.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { sql } from '../../db/drizzle.ts';
import { findOwnOrder } from '../order/order.repository.ts';
import { settleRefund } from '../payment/refund.service.ts';
import { moveSandboxPayment } from '../payment/sandbox-payment.repository.ts';

const shop = await testApp();
const { context, clock, signedUpMember } = shop;
const REASON = '11月20日に銀行振込';

async function desk() {
  const [owner, support] = [await signedInDesk(shop, 'owner'), await signedInDesk(shop, 'support')];
  const refundsOf = async (number: string) => {
    const answer = await owner.deskOrder({ params: { number } });
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    return answer.value.refunds;
  };
  const paid = (number: string, refundCode: string, by = owner) =>
    by.deskRefundPaid({ body: { number, refundCode, reason: REASON } });
  /** What 今日 lists of an order. */
  const listed = async (number: string) => {
    const answer = await owner.deskToday();
    const refunds = answer.ok ? answer.value.refunds : [];
    return refunds.filter((each) => each.number === number).map(({ state, amount }) => [state, amount]);
  };
  return { owner, support, refundsOf, paid, listed };
}

async function paidOrder(paymentType: PaymentType = 'card', priceYen = 500) {
  const client = await signedUpMember();
  const orderCode = await orderedBook(client, context, priceYen);
  const ref = await beginToPay(client, orderCode, paymentType);
  await payOnSandbox(shop, ref);
  const number = (await findOwnOrder(context.db, orderCode, client.member.code))?.number ?? '';
  const openRefunds = async () => {
    const answer = await client.orderGet({ params: { orderCode } });
    return answer.ok && answer.value.order.openRefunds.map(({ state, amount }) => [state, amount]);
  };
  return { client, orderCode, number, ref, openRefunds };
}

type Desk = Awaited<ReturnType<typeof desk>>;

/** Paid at a till and cancelled; no account was ever named. */
async function failedOrder({ refundsOf }: Desk) {
  const order = await paidOrder('convenience');
  await order.client.orderCancel({ body: { orderCode: order.orderCode } });
  await shop.runJobs();
  await moveSandboxPayment(context.db, order.ref, 'refund_waiting', 'refund_failed');
  const refundCode = (await refundsOf(order.number))[0]?.code ?? '';
  await settleRefund(context, refundCode);
  return { ...order, refundCode };
}

/** The code of a part of the money that was granted and sent. */
async function sentPart({ owner, support }: Desk, number: string, amount: number): Promise<string> {
  const granted = await support.deskRefundGrant({ body: { number, amount, reason: '汚れ' } });
  const refundCode = granted.ok ? granted.value.code : '';
  expect((await owner.deskRefundSend({ body: { number, refundCode } })).ok).toBe(true);
  return refundCode;
}

/** Notes a refund as failed, as a provider may later; the sandbox itself does each one at once. */
async function fail(refundCode: string): Promise<void> {
  clock.advance(60_000);
  const at = new Date(clock.nowMs()).toISOString();
  await context.db.execute(
    sql`update refund set state = 'failed', settled_at = ${at} where code = ${refundCode}`,
  );
  clock.advance(60_000);
}

const failedPart = async (atDesk: Desk, number: string, amount: number): Promise<string> => {
  const code = await sentPart(atDesk, number, amount);
  await fail(code);
  return code;
};

const mailsOf = (orderCode: string) =>
  rowsOf(context, sql`select kind, text from mail_outbox where order_code = ${orderCode} order by number`);

const TOO_LATE = { ok: false, error: { error: { code: 'wrong_state' } } };
const GONE = { ok: false, error: { error: { code: 'not_found' } } };
const TOO_MUCH = { ok: false, error: { error: { fields: { refundCode: ['too-much'] } } } };

test('money that the provider could not give back ends when the shop gave it back by hand', async () => {
  const { refundsOf, paid, listed } = await desk();
  const { client, orderCode, number, refundCode, openRefunds } = await failedOrder(await desk());
  expect(await openRefunds()).toEqual([['failed', 500]]);
  expect(await client.memberWithdraw({ body: {} })).toMatchObject({ ok: false });
  expect((await paid(number, refundCode)).ok).toBe(true);
  expect(await stateOf(client, orderCode)).toBe('refunded');
  expect(await refundsOf(number)).toMatchObject([{ state: 'done', paidBy: 'sandbox-owner', isOwed: false }]);
  const seen = await client.orderGet({ params: { orderCode } });
  expect(seen).toMatchObject({
    value: { order: { refunds: [{ amount: 500, byHand: true }], openRefunds: [] } },
  });
  expect(await listed(number)).toEqual([]);
  const mail = (await mailsOf(orderCode)).at(-1);
  expect(mail?.kind).toBe('order-refunded');
  expect(mail?.text).toContain('当店から直接お返ししました。');
  expect(mail?.text).not.toContain('反映までの日数');
  expect(await client.memberWithdraw({ body: {} })).toMatchObject({ ok: true });
});

test('who gave it back, how and when stands in the log, among the notes and in what happened', async () => {
  const atDesk = await desk();
  const { number, refundCode } = await failedOrder(atDesk);
  await atDesk.paid(number, refundCode);
  const answer = await atDesk.owner.deskOrder({ params: { number } });
  const { events, notes } = answer.ok ? answer.value : { events: [], notes: [] };
  expect(events.at(-1)).toMatchObject({ event: 'refunded', actor: 'operator' });
  expect(notes).toMatchObject([{ author: 'sandbox-owner', words: REASON }]);
  const log = await rowsOf(
    context,
    sql`select actor, before, after from audit join audit_details on audit_id = id
      where object = ${number} and action = 'deskRefundPaid'`,
  );
  expect(log).toEqual([
    {
      actor: 'operator:sandbox-owner',
      before: { refund: refundCode, state: 'failed' },
      after: { refund: refundCode, amountYen: 500, reason: REASON, state: 'done' },
    },
  ]);
});

test('a refund that is noted as paid by hand twice at once is noted once', async () => {
  const atDesk = await desk();
  const { number, orderCode, refundCode } = await failedOrder(atDesk);
  const both = await Promise.all([atDesk.paid(number, refundCode), atDesk.paid(number, refundCode)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toMatchObject(TOO_LATE);
  expect((await mailsOf(orderCode)).filter(({ kind }) => kind === 'order-refunded')).toHaveLength(1);
});

test('only a failed refund of the order is given back by hand, by a role that may send refunds', async () => {
  const atDesk = await desk();
  const { paid, support } = atDesk;
  const failed = await failedOrder(atDesk);
  const { number } = await paidOrder();
  expect(await paid(number, failed.refundCode), 'of another order').toMatchObject(GONE);
  expect(await paid('F261120-00000', failed.refundCode)).toMatchObject(GONE);
  expect(await paid(failed.number, failed.refundCode, support)).toMatchObject({
    error: { error: { code: 'forbidden' } },
  });
  const asked = await sentPart(atDesk, number, 100);
  expect(await paid(number, asked), 'on its way').toMatchObject(TOO_LATE);
  await shop.runJobs();
  expect(await paid(number, asked), 'done by the provider').toMatchObject(TOO_LATE);
});

test('a part that was given back by hand leaves the state of the order, and its mail says so', async () => {
  const atDesk = await desk();
  const { number, orderCode, client, openRefunds } = await paidOrder();
  const refundCode = await failedPart(atDesk, number, 100);
  expect((await atDesk.paid(number, refundCode)).ok).toBe(true);
  expect(await stateOf(client, orderCode)).toBe('paid');
  expect(await openRefunds()).toEqual([]);
  const mail = (await mailsOf(orderCode)).at(-1);
  expect(mail).toMatchObject({ kind: 'order-part-refunded' });
  expect(mail?.text).toContain('お返しした金額　100円');
  expect(mail?.text).toContain('当店から直接');
  await atDesk.owner.deskOrderCancel({ body: { number, reason: 'お客様のご希望' } });
  await shop.runJobs();
  expect((await atDesk.refundsOf(number)).map(({ amount }) => amount)).toEqual([100, 400]);
  const last = (await mailsOf(orderCode)).at(-1)?.text;
  expect(last, 'in both ways').toMatch(/反映までの日数.*当店から直接/);
});

test('a failed refund is not given back by hand where a grant leaves too little of the payment', async () => {
  const atDesk = await desk();
  const { owner, paid } = atDesk;
  const { number } = await paidOrder();
  const refundCode = await failedPart(atDesk, number, 100);
  const granted = await owner.deskRefundGrant({ body: { number, amount: 450, reason: '汚れ' } });
  expect(await paid(number, refundCode)).toMatchObject(TOO_MUCH);
  const other = granted.ok ? granted.value.code : '';
  await owner.deskRefundWithdraw({ body: { number, refundCode: other } });
  expect((await paid(number, refundCode)).ok).toBe(true);
});

test('a failed refund is listed until it was given back or sent again, however long', async () => {
  const atDesk = await desk();
  const { number, openRefunds } = await paidOrder();
  const first = await failedPart(atDesk, number, 100);
  const is = async () => [await (await desk()).listed(number), await openRefunds()];
  await sentPart(atDesk, number, 60);
  await shop.runJobs();
  expect(await is(), 'less went back for something else').toEqual([[['failed', 100]], [['failed', 100]]]);
  const again = await failedPart(atDesk, number, 100);
  expect(await is(), 'sent again, and failed again').toEqual([[['failed', 100]], [['failed', 100]]]);
  expect(await atDesk.paid(number, first)).toMatchObject(TOO_LATE);
  expect((await atDesk.refundsOf(number)).map(({ isOwed }) => isOwed)).toEqual([false, false, true]);
  clock.advance(30 * 86_400_000);
  const later = await desk();
  expect(await later.listed(number)).toEqual([['failed', 100]]);
  await later.paid(number, again);
  expect((await (await desk()).listed(number)).length).toBe(0);
});

test('a part that fails after the rest was cancelled is still owed, and ends the order', async () => {
  const atDesk = await desk();
  const { number, orderCode, client, openRefunds } = await paidOrder();
  const part = await sentPart(atDesk, number, 100);
  clock.advance(60_000);
  await atDesk.owner.deskOrderCancel({ body: { number, reason: 'お客様のご希望' } });
  await fail(part);
  await shop.runJobs();
  expect(await stateOf(client, orderCode)).toBe('refunding');
  expect([await openRefunds(), await atDesk.listed(number)]).toEqual([[['failed', 100]], [['failed', 100]]]);
  expect((await atDesk.paid(number, part)).ok).toBe(true);
  expect(await stateOf(client, orderCode)).toBe('refunded');
});
