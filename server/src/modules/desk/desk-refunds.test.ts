import { expect, test } from 'vitest';
import { signedInDesk } from '../../../test/desk-client.ts';
import { testApp } from '../../../test/harness.ts';
import { beginToPay, finishedBook, orderBody, payOnSandbox, stateOf } from '../../../test/order-making.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { sql } from '../../db/drizzle.ts';
import { newCode } from '../../random.ts';
import { findOwnOrder } from '../order/order.repository.ts';
import { insertPayment, paymentsOfOrder } from '../payment/payment.repository.ts';
import { settle } from '../payment/payment-settle.service.ts';
import { settleRefund } from '../payment/refund.service.ts';
import { moveSandboxPayment } from '../payment/sandbox-payment.repository.ts';

const shop = await testApp();
const { context, signedUpMember } = shop;
const owner = await signedInDesk(shop, 'owner');
const manager = await signedInDesk(shop, 'manager');
const support = await signedInDesk(shop, 'support');

async function paidOrder(priceYen = 500) {
  const client = await signedUpMember();
  const bookCode = await finishedBook(context, client.member.code, { priceYen });
  const created = await client.orderCreate({ body: orderBody(bookCode) });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const orderCode = created.value.code;
  await payOnSandbox(shop, await beginToPay(client, orderCode));
  const order = await findOwnOrder(context.db, orderCode, client.member.code);
  return { client, orderCode, number: order?.number ?? '' };
}

test('a cancelled order is refunded, and its customer told so, with the last part and not with the first', async () => {
  const { number, orderCode, client } = await paidOrder();
  const granted = await support.deskRefundGrant({ body: { number, amount: 100, reason: '割引' } });
  const refundCode = granted.ok ? granted.value.code : '';
  await owner.deskRefundSend({ body: { number, refundCode } });
  await support.deskOrderCancel({ body: { number, reason: 'お客様のご希望' } });
  await settleRefund(context, refundCode);
  expect(await stateOf(client, orderCode)).toBe('refunding');
  await shop.runJobs();
  expect(await stateOf(client, orderCode)).toBe('refunded');
  const mails = await rowsOf(
    context,
    sql`select kind from mail_outbox where order_code = ${orderCode} order by number`,
  );
  expect(mails.filter(({ kind }) => kind === 'order-refunded')).toHaveLength(1);
  expect(mails.at(-1)).toEqual({ kind: 'order-refunded' });
});

test('money that is granted with one press twice is granted once', async () => {
  const { number } = await paidOrder();
  const grant = () =>
    support.deskRefundGrant(
      { body: { number, amount: 100, reason: 'お詫び' } },
      { idempotencyKey: 'one press' },
    );
  const first = await grant();
  expect(first.ok).toBe(true);
  expect(await grant()).toEqual(first);
  const details = await support.deskOrder({ params: { number } });
  expect(details.ok && details.value.refunds).toHaveLength(1);
});

test('a second payment goes back, and what was granted of the first stays granted', async () => {
  const { number, orderCode, client } = await paidOrder();
  await support.deskRefundGrant({ body: { number, amount: 100, reason: 'お詫び' } });
  const [first] = await paymentsOfOrder(context.db, orderCode);
  const second = { code: newCode(), type: 'card' as const, amountYen: first?.amountYen ?? 0 };
  const urls = { title: '', email: '', returnOkUrl: '/', returnNgUrl: '/' };
  const { ref: providerRef } = await context.payments.active.begin({ ...second, ...urls });
  const createdAt = new Date(shop.clock.nowMs());
  const row = {
    ...second,
    orderCode,
    provider: 'sandbox',
    state: 'cancelled' as const,
    providerRef,
    createdAt,
  };
  await insertPayment(context.db, row);
  await moveSandboxPayment(context.db, providerRef, 'open', 'succeeded');
  await settle(context, second.code);
  await shop.runJobs();
  const seen = await owner.deskOrder({ params: { number } });
  const { refunds, payments } = seen.ok ? seen.value : { refunds: [], payments: [] };
  expect(refunds.map(({ state }) => state).sort()).toEqual(['done', 'granted']);
  expect(payments.map(({ state }) => state).sort()).toEqual(['refunded', 'succeeded']);
  expect(refunds.filter(({ ofSale }) => ofSale).map(({ amount }) => amount)).toEqual([100]);
  const backOnReceipt = async () => {
    const order = await client.orderGet({ params: { orderCode } });
    return order.ok && order.value.order.refunds.map(({ amount }) => amount);
  };
  expect(await backOnReceipt(), 'what came twice').toEqual([]);
  shop.clock.advance(60_000);
  await owner.deskOrderCancel({ body: { number, reason: 'お客様のご希望' } });
  await shop.runJobs();
  expect(await backOnReceipt(), 'what paid the order').toEqual([first?.amountYen]);
});

/** Grants a part of the money; returns the refund's code. */
async function grant(by: typeof owner, number: string, amount: number): Promise<string> {
  const granted = await by.deskRefundGrant({ body: { number, amount, reason: '汚れ' } });
  if (!granted.ok) throw new Error(JSON.stringify(granted.error));
  return granted.value.code;
}

test('who granted a large refund does not send it, in one part or in several; another does', async () => {
  const { number } = await paidOrder(30_000);
  await owner.deskOrderPrint({ body: { number } });
  const first = await grant(manager, number, 6_000);
  expect((await manager.deskRefundSend({ body: { number, refundCode: first } })).ok, 'a small one').toBe(
    true,
  );
  const second = await grant(manager, number, 4_000);
  const needsAnother = async (by: typeof owner) => {
    const seen = await by.deskOrder({ params: { number } });
    return seen.ok && seen.value.refunds.find(({ code }) => code === second)?.needsAnother;
  };
  expect([await needsAnother(manager), await needsAnother(owner)]).toEqual([true, false]);
  expect(await manager.deskRefundSend({ body: { number, refundCode: second } })).toMatchObject({
    error: { error: { fields: { refundCode: ['needs-another'] } } },
  });
  expect((await owner.deskRefundSend({ body: { number, refundCode: second } })).ok).toBe(true);
  expect((await owner.deskRefundSend({ body: { number, refundCode: second } })).ok, 'twice').toBe(false);
});

test('order and mail say what went back and what remains, and from 10,000 yen on lead to the return invoice', async () => {
  const { number, orderCode, client } = await paidOrder(30_000);
  await owner.deskOrderPrint({ body: { number } });
  const lastMail = async () =>
    String(
      (
        await rowsOf(
          context,
          sql`select text from mail_outbox where order_code = ${orderCode} order by number`,
        )
      ).at(-1)?.text,
    );
  const giveBack = async (amount: number) => {
    const refundCode = await grant(support, number, amount);
    await owner.deskRefundSend({ body: { number, refundCode } });
    await shop.runJobs();
  };
  await giveBack(9_999);
  const small = await lastMail();
  expect(small).toContain('差し引いた金額（税込）　20,001円');
  expect(small).not.toContain('return-invoice');
  await giveBack(1);
  const large = await lastMail();
  expect(large).toContain('お返しした金額　10,000円');
  expect(large).toContain(`/member/orders/${orderCode}/return-invoice`);
  const seen = await client.orderGet({ params: { orderCode } });
  expect(seen.ok && seen.value.order.refunds.map(({ amount }) => amount)).toEqual([9_999, 1]);
  const kinds = await rowsOf(
    context,
    sql`select kind from mail_outbox where order_code = ${orderCode}
    order by number desc limit 2`,
  );
  expect(kinds.map(({ kind }) => kind)).toEqual(['order-part-refunded', 'order-part-refunded']);
  expect(seen.ok && Object.keys(seen.value.seller)).not.toContain('representative');
});
