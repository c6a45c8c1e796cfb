import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { finishedBook, orderBody } from '../../../test/order-making.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { sql } from '../../db/drizzle.ts';
import { orderShippedMail } from '../mail/templates/order-mails.ts';
import { findOwnOrder } from './order.repository.ts';
import { mailAboutOrder } from './order-mail.service.ts';

const { context, signedUpMember, visitor } = await testApp();

/** The mail that tells of a parcel, by the delivery that was chosen. */
async function shippedMail(deliveryKindId: number, trackingNumber: string | null) {
  const client = await signedUpMember();
  const bookCode = await finishedBook(context, client.member.code);
  const created = await client.orderCreate({ body: orderBody(bookCode, { deliveryKindId }) });
  const order = created.ok && (await findOwnOrder(context.db, created.value.code, client.member.code));
  if (!order) throw new Error('refused');
  const shipped = { ...order, state: 'shipped' } as const;
  const parcel = { trackingNumber, parcelOf: null };
  await context.db.transaction((tx) => mailAboutOrder(tx, context, shipped, orderShippedMail, parcel));
  const [mail] = await rowsOf(
    context,
    sql`select text, html from mail_outbox where kind = 'order-shipped' and text like ${`%${order.code}%`}`,
  );
  return { text: String(mail?.text), html: String(mail?.html) };
}

test('a mail about an order carries a picture of its card that anybody’s mail program may fetch', async () => {
  const { html, text } = await shippedMail(5, '1234-5678-9012');
  const address = /<img src="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(address.startsWith(`${context.config.baseUrl}/material/v2/kit/media/27001/1/`)).toBe(true);
  const picture = await visitor().request({ path: address.slice(context.config.baseUrl.length) });
  expect([200, 503]).toContain(picture.status);
  expect(text).not.toContain('.jpg');
});

test('a parcel that can be followed comes with the carrier’s page, another says that it cannot', async () => {
  const tracked = await shippedMail(5, '1234-5678-9012');
  expect(tracked.text).toContain('crjz.b.NQ0010?id=1234-5678-9012');
  const untracked = await shippedMail(7, null);
  expect(untracked.text).toContain('追跡番号のない発送方法です。');
  expect(untracked.text).not.toContain('kuronekoyamato');
});

test('mail about an order goes to an address of the member, never to one that was only typed', async () => {
  const client = await signedUpMember();
  const mailTo = async (email: string) => {
    const body = { ...orderBody(await finishedBook(context, client.member.code)), email };
    const created = await client.orderCreate({ body });
    if (!created.ok) throw new Error('refused');
    const order = await findOwnOrder(context.db, created.value.code, client.member.code);
    if (!order) throw new Error('gone');
    await context.db.transaction((tx) => mailAboutOrder(tx, context, order, orderShippedMail));
    const seen = await client.orderGet({ params: { orderCode: order.code } });
    const [mail] = await rowsOf(
      context,
      sql`select recipient from mail_outbox where text like ${`%${order.code}%`}`,
    );
    expect(seen.ok && seen.value.order.mailTo).toBe(mail?.recipient);
    return mail?.recipient;
  };
  expect(await mailTo('stranger@example.com')).toBe(client.email);
  expect(await mailTo(client.email.toUpperCase())).toBe(client.email.toUpperCase());
});

test('a mail about an order names who ordered, where it goes, when it comes, and whom to ask', async () => {
  const { text } = await shippedMail(5, '1234-5678-9012');
  expect(text).toContain('髙橋 花子 様');
  expect(text).toContain('〒106-0032 東京都港区六本木 1-2-3');
  expect(text).toMatch(/お届けの見込み\n\d+月\d+日\(.\)/);
  expect(text).toMatch(/\/member\/orders\/[\w-]+\/receipt/);
  expect(text).toMatch(/\/contact\/\?order=[\w-]+/);
});
