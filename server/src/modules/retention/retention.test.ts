import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { finishedBook, hanako, orderBody } from '../../../test/order-making.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { sql } from '../../db/drizzle.ts';
import { inquiry } from '../../db/tables/inquiry.ts';
import { insertNote } from '../order/order-history.repository.ts';
import { insertPayment } from '../payment/payment.repository.ts';
import { insertRefund } from '../payment/refund.repository.ts';
import { insertReprints } from '../print-run/reprint.repository.ts';
import { deleteExpired } from './expired.service.ts';
import { RETENTION } from './retention-rules.ts';

const { context, clock, signedUpMember } = await testApp();

const DAY_MS = 86_400_000;

/** Columns that can hold text and hold nothing of a person: codes, digests, states, and what the shop itself says. */
const NOT_PERSONAL: readonly string[] = `
analytics_event.data analytics_event.name
address_request.code address_request.contact_code address_request.member_code address_request.token_hash
audit.action audit.actor audit.details_mac audit.fields audit.mac audit.nonce audit.object
audit_head.hash audit_head.month audit_head.signature
auth_transaction.browser_hash auth_transaction.link_to auth_transaction.ng_path auth_transaction.nonce
auth_transaction.ok_path auth_transaction.provider auth_transaction.state_hash auth_transaction.verifier
book.code book.design book.member_code book.press book.press_sha256 book.product_code book.state
book_item.added_page_no book_item.book_code book_item.kind book_item.layout book_item.style
campaign.book_code campaign.code campaign.product_code campaign.title
campaign_ticket.campaign_code campaign_ticket.code_hash campaign_ticket.order_code
contact.code contact.member_code
contact_apart.code contact_apart.other_code
  contact_trash.removal contact_trash.code contact_trash.member_code contact_trash.kind address_request.correction_hash
contact_card.contact_code contact_card.order_code
coupon.code coupon.label coupon.terms
coupon_use.coupon_code coupon_use.order_code coupon_use.state
draft.code draft.member_code draft.product_code draft_photo.draft_code draft_photo.image_id
email_change.member_code email_change.pin_hash
idempotency.key idempotency.owner idempotency.request_hash idempotency.route
identity.member_code
identity_offer.provider identity_offer.session_code
inquiry.code inquiry.member_code inquiry.number inquiry.order_code inquiry.photo_token_hash inquiry.reason
inquiry_photo.inquiry_code inquiry_note.inquiry_code
known_device.code known_device.member_code known_device.token_hash operator_device.code operator_device.token_hash
operator_session.device_code session.device_code
passkey.code passkey.device_code passkey.member_code
passkey_challenge.browser_hash passkey_challenge.challenge_hash passkey_challenge.purpose
kept_words.code kept_words.member_code kept_words.order_code kept_words.product_code
login_guard.key
mailbox_proof.member_code mailbox_proof.token_hash
mail_outbox.id mail_outbox.kind mail_outbox.message_id mail_outbox.order_code mail_outbox.state
member.code member.referral_code member.referred_by member.terms_version
member_card.member_code
notification_confirm.member_code
operator.role operator_session.place operator_session.token_hash
order_destination.order_code
order_edge.from_state order_edge.to_state
order_note.author order_note.order_code
order_event.actor order_event.event order_event.from_state order_event.order_code order_event.to_state
order_option.label order_option.order_code
order_profile.member_code
password_reset.member_code password_reset.token_hash
payment.code payment.order_code payment.provider payment.provider_ref payment.slip_url payment.state payment.type
payment_notice.event_id payment_notice.provider
pending_person.browser_hash pending_person.ok_path pending_person.provider
pending_signup.pin_hash pending_signup.referred_by pending_signup.token_hash
carrier_confirmation.confirmed_by carrier_confirmation.dated carrier_confirmation.layout
parcel.exported_by parcel.exported_layout parcel.number parcel.order_code
print_run.created_by print_run.number print_run.paper print_run.product_code print_run.reason print_run.sha256
print_run.state print_run.terms
print_run_item.book_code print_run_item.leaves print_run_item.order_code print_run_item.paper print_run_item.run_number
daily_close.figures daily_close.payouts waste.kind reprint.asked_by reprint.kind reprint.order_code reprint.paper reprint.run_number
refund.code refund.granted_by refund.paid_by refund.payment_code refund.provider_ref refund.state
sandbox_payment.attempt_code sandbox_payment.ref sandbox_payment.return_ng_url sandbox_payment.return_ok_url
sandbox_payment.state sandbox_payment.title sandbox_payment.type
rate_limit.key
session.code session.member_code session.token_hash
shop_order.book_code shop_order.campaign_code shop_order.code shop_order.draft_code shop_order.coupon_code shop_order.coupon_label
shop_order.member_code shop_order.number shop_order.product_code shop_order.state shop_order.type
smartpass_entitlement.identity_hash smartpass_entitlement.member_code
`
  .trim()
  .split(/\s+/);

test('every column that can hold something of a person has a rule for how long', async () => {
  const rows = await rowsOf(
    context,
    sql`select table_name || '.' || column_name as name from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('text', 'jsonb', 'ARRAY', 'character varying', 'json', 'bytea')`,
  );
  const columns = rows.map(({ name }) => String(name)).sort();
  const personal = RETENTION.flatMap((rule) => rule.columns);
  expect(personal.filter((name) => NOT_PERSONAL.includes(name))).toEqual([]);
  expect([...new Set([...personal, ...NOT_PERSONAL])].sort()).toEqual(columns);
});

test('an order loses its addresses after 90 days, and its buyer once accounts need it no more', async () => {
  const client = await signedUpMember();
  const order = async () => {
    const created = await client.orderCreate({
      body: orderBody(await finishedBook(context, client.member.code)),
    });
    if (!created.ok) throw new Error('refused');
    return created.value.code;
  };
  const [sent, open, asked] = [await order(), await order(), await order()];
  for (const orderCode of [sent, asked]) await client.orderCancel({ body: { orderCode } });
  const question = { reason: 'order', name: '髙橋', email: client.email, text: '返金は？' } as const;
  await client.inquiryCreate({ body: { ...question, orderNumber: '', orderCode: asked } });
  const seen = async (orderCode: string) => {
    const answer = await client.orderGet({ params: { orderCode } });
    if (!answer.ok) throw new Error('gone');
    const { customer, destinations } = answer.value.order;
    return { name: customer.name, texts: JSON.stringify([customer, destinations]) };
  };
  clock.advance(89 * DAY_MS);
  await client.memberLogin({ body: { userName: client.email, password: client.password, rememberMe: true } });
  await deleteExpired(context);
  expect((await seen(sent)).texts).toContain(hanako.tel);
  clock.advance(2 * DAY_MS);
  await deleteExpired(context);
  const masked = await seen(sent);
  expect(masked.name).toBe(hanako.name);
  for (const trace of [hanako.tel, hanako.zip, hanako.address1, hanako.address2, hanako.kana, hanako.email])
    expect(masked.texts).not.toContain(trace);
  expect((await seen(open)).texts, 'of an order that has not ended').toContain(hanako.tel);
  expect((await seen(asked)).texts, 'of an order about which a question waits').toContain(hanako.tel);
  await context.db.update(inquiry).set({ settledAt: new Date(clock.nowMs()) });
  await deleteExpired(context);
  expect((await seen(asked)).texts).not.toContain(hanako.tel);
  clock.advance(98 * 31 * DAY_MS);
  await deleteExpired(context);
  const [row] = await rowsOf(context, sql`select customer from shop_order where code = ${sent}`);
  expect(JSON.stringify(row)).not.toContain(hanako.name);
});

test('operators’ notes about an order are masked together with its addresses', async () => {
  const { context, clock, signedUpMember } = await testApp();
  const client = await signedUpMember();
  const bookCode = await finishedBook(context, client.member.code);
  const created = await client.orderCreate({ body: orderBody(bookCode) });
  const orderCode = created.ok ? created.value.code : '';
  const at = new Date(clock.nowMs());
  const words = '髙橋様よりお電話';
  await context.db.transaction(async (tx) => {
    await insertNote(tx, { orderCode, at, author: 'aoi', words });
    const paid = { code: orderCode, orderCode, provider: 'none', type: 'card', amountYen: 1 } as const;
    await insertPayment(tx, { ...paid, state: 'refunded', createdAt: at });
    const back = { code: orderCode, paymentCode: orderCode, amountYen: 1, reason: words } as const;
    await insertRefund(tx, { ...back, state: 'withdrawn', createdAt: at });
    const again = { orderCode, paper: 'card', frontPage: 1, reason: words, askedBy: 'aoi', askedAt: at };
    await insertReprints(tx, [again]);
  });
  await client.orderCancel({ body: { orderCode } });
  const kept = () =>
    rowsOf(
      context,
      sql`select words as note from order_note where order_code = ${orderCode}
        union all select reason from refund where code = ${orderCode}
        union all select reason from reprint where order_code = ${orderCode}`,
    );
  clock.advance(89 * DAY_MS);
  await deleteExpired(context);
  expect(await kept()).toEqual([{ note: words }, { note: words }, { note: words }]);
  clock.advance(2 * DAY_MS);
  await deleteExpired(context);
  expect(await kept()).toEqual([{ note: '' }, { note: '' }, { note: '' }]);
});
