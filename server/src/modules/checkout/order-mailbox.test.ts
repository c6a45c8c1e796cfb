import { invariant } from '@fumi/domain';
import { expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/harness.ts';
import { beginToPay, finishedBook, orderBody } from '../../../test/order-making.ts';
import { newEmail, type SignedUp } from '../../../test/sign-up.ts';
import { sql } from '../../db/drizzle.ts';
import { orderInPrintMail, orderPaidMail } from '../mail/templates/order-mails.ts';
import { findOwnOrder } from '../order/order.repository.ts';
import { mailAboutOrder } from '../order/order-mail.service.ts';

const shop: TestApp = await testApp();
const { app, context, clock, signedUpMember, mailsTo } = shop;

/** A paid order whose customer has typed this e-mail. */
async function paidOrder(member: SignedUp, email: string) {
  const body = { ...orderBody(await finishedBook(context, member.member.code)), email };
  const created = await member.orderCreate({ body });
  invariant(created.ok, 'It can be ordered.');
  const order = await findOwnOrder(context.db, created.value.code, member.member.code);
  invariant(order, 'It is there.');
  for (const state of ['payment_pending', 'paid'])
    await context.db.execute(sql`update shop_order set state = ${state} where code = ${order.code}`);
  const paid = { ...order, state: 'paid' } as const;
  await context.db.transaction((tx) => mailAboutOrder(tx, context, paid, orderPaidMail));
  return paid;
}

const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind);

/** Where the link in the newest mail to a mailbox leads. */
async function linkIn(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  return /\/mailbox\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '/mailbox/none';
}

const follow = (url: string) => app.inject({ url });
const press = (url: string) => app.inject({ method: 'POST', url });

test('a typed e-mail is asked for consent once, however many orders name it, and told nothing else', async () => {
  const member = await signedUpMember();
  const stranger = newEmail();
  for (const typed of [stranger, stranger.toUpperCase(), stranger]) await paidOrder(member, typed);
  const mails = [...(await mailsTo(stranger)), ...(await mailsTo(stranger.toUpperCase()))];
  expect(mails.map(({ kind }) => kind)).toEqual(['order-mailbox']);
  expect(mails[0]?.text).not.toMatch(/髙橋|花子|六本木|F\d{6}-/);
  expect((await kindsTo(member.email)).filter((kind) => kind === 'order-paid')).toHaveLength(3);
});

test('an e-mail is asked three times a day at most by all members, and a member asks five', async () => {
  const victim = newEmail();
  for (let count = 0; count < 6; count += 1) await paidOrder(await signedUpMember(), victim);
  expect(await mailsTo(victim)).toHaveLength(3);
  const member = await signedUpMember();
  const typed = Array.from({ length: 8 }, () => newEmail());
  for (const email of typed) await paidOrder(member, email);
  const asked = await Promise.all(typed.map((email) => mailsTo(email)));
  expect(asked.flat()).toHaveLength(5);
});

test('a mailbox that consents is sent the order’s state and then copies of the member’s mail', async () => {
  const member = await signedUpMember();
  const typed = newEmail();
  const order = await paidOrder(member, typed);
  const link = await linkIn(typed);
  const page = await follow(link);
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(page.body).toContain('<form method="post"><button>');
  expect(await kindsTo(typed)).toEqual(['order-mailbox']);
  expect((await press(link)).statusCode).toBe(200);
  const printing = { ...order, state: 'in_print' } as const;
  await context.db.transaction((tx) => mailAboutOrder(tx, context, printing, orderInPrintMail));
  expect(await kindsTo(typed)).toEqual(['order-in_print', 'order-paid', 'order-mailbox']);
  expect(await kindsTo(member.email)).toContain('order-in_print');
});

test('a mailbox that consents is told of orders that wait at a till, but not on the card page', async () => {
  const member = await signedUpMember();
  const typed = newEmail();
  const begun = async (type: 'card' | 'convenience') => {
    const body = { ...orderBody(await finishedBook(context, member.member.code)), email: typed };
    const created = await member.orderCreate({ body });
    invariant(created.ok, 'It can be ordered.');
    await beginToPay(member, created.value.code, type);
  };
  await begun('convenience');
  await begun('card');
  await press(await linkIn(typed));
  expect(await kindsTo(typed)).toEqual(['order-payment_pending', 'order-mailbox']);
});

test('the link works once and for a week; a second press sends nothing', async () => {
  const member = await signedUpMember();
  const typed = newEmail();
  await paidOrder(member, typed);
  const link = await linkIn(typed);
  await press(link);
  const before = await mailsTo(typed);
  expect((await press(link)).statusCode).toBe(200);
  expect(await mailsTo(typed)).toHaveLength(before.length);
  const late = newEmail();
  await paidOrder(member, late);
  clock.advance(7 * 86_400_000);
  expect((await follow(await linkIn(late))).statusCode).toBe(404);
  expect((await press(await linkIn(late))).statusCode).toBe(404);
  expect((await press(`/mailbox/${'x'.repeat(43)}`)).statusCode).toBe(404);
});

test('a consent that was given to one member is none for another', async () => {
  const [member, other] = [await signedUpMember(), await signedUpMember()];
  const typed = newEmail();
  await paidOrder(member, typed);
  await press(await linkIn(typed));
  const before = await kindsTo(typed);
  await paidOrder(other, typed);
  expect(await kindsTo(typed)).toEqual(['order-mailbox', ...before]);
});

test('a notification e-mail gets no mail about orders until it is proven', async () => {
  const member = await signedUpMember();
  const notices = newEmail();
  await member.notificationEmailConfirm({ body: { email: notices } });
  await member.notificationEmailSet({ body: { email: notices } });
  const link = await linkIn(notices);
  for (const typed of [notices, member.email]) await paidOrder(member, typed);
  expect(
    (await kindsTo(notices)).filter((kind) => kind.startsWith('order-') && kind !== 'order-mailbox'),
  ).toEqual([]);
  await press(link);
  await paidOrder(member, notices);
  expect(await kindsTo(notices)).toContain('order-paid');
});

test('registering a proven e-mail again sends a link that works, and it stays proven', async () => {
  const member = await signedUpMember();
  const notices = newEmail();
  const confirm = async () => {
    await member.notificationEmailConfirm({ body: { email: notices } });
    return linkIn(notices);
  };
  await press(await confirm());
  const later = await confirm();
  expect([(await follow(later)).statusCode, (await press(later)).statusCode]).toEqual([200, 200]);
  await paidOrder(member, notices);
  expect(await kindsTo(notices)).toContain('order-paid');
});

test('orders that name an e-mail at the same moment ask it once', async () => {
  const member = await signedUpMember();
  const stranger = newEmail();
  await Promise.all([1, 2, 3].map(() => paidOrder(member, stranger)));
  expect(await kindsTo(stranger)).toEqual(['order-mailbox']);
});

test('the order says where its mail goes, and whether the typed e-mail is proven', async () => {
  const member = await signedUpMember();
  const typed = newEmail();
  const { code } = await paidOrder(member, typed);
  const seen = async () => {
    const answer = await member.orderGet({ params: { orderCode: code } });
    return answer.ok && [answer.value.order.mailTo, answer.value.order.mailCopy];
  };
  expect(await seen()).toEqual([member.email, { email: typed, isProven: false }]);
  await press(await linkIn(typed));
  expect(await seen()).toEqual([member.email, { email: typed, isProven: true }]);
});
