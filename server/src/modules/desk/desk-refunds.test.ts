import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { signedInDesk } from '../../../test/desk-client.ts';
import { testApp } from '../../../test/harness.ts';
import { beginToPay, finishedBook, orderBody, payOnSandbox, stateOf } from '../../../test/order-making.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { newCode } from '../../random.ts';
import { findOwnOrder } from '../order/order.repository.ts';
import { insertPayment, paymentsOfOrder } from '../payment/payment.repository.ts';
import { settle } from '../payment/payment-settle.service.ts';
import { settleRefund } from '../payment/refund.service.ts';
import { moveSandboxPayment } from '../payment/sandbox-payment.repository.ts';

const shop = await testApp();
const { context, signedUpMember } = shop;
const owner = await signedInDesk(shop, 'owner');
const support = await signedInDesk(shop, 'support');

async function paidOrder() {
  const client = await signedUpMember();
  const bookCode = await finishedBook(context, client.member.code);
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

test('money that comes twice goes back, and what was granted of the first stays granted', async () => {
  const { number, orderCode } = await paidOrder();
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
});
