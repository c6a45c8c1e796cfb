import { invariant } from '@fumi/domain';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { latestMails } from '../mail/mail.repository.ts';
import { mailMonthly } from './monthly-mail.service.ts';

const shop = await testApp();
const { context, app } = shop;

/** A member who gets the monthly mail, and the link in it. */
async function reader() {
  const member = await shop.signedUpMember();
  await member.monthlySet({ body: { status: true } });
  await mailMonthly(context);
  const mail = (await latestMails(context.db, 1000)).find(
    ({ kind, recipient }) => kind === 'monthly' && recipient === member.email,
  );
  invariant(mail?.unsubscribeUrl, 'The monthly mail can be ended.');
  return { member, mail, path: new URL(mail.unsubscribeUrl).pathname };
}

const wants = async ({ member }: Awaited<ReturnType<typeof reader>>) => {
  const settings = await member.settingsGet({ body: {} });
  return settings.ok && settings.value.settings.monthly;
};

const press = (path: string) =>
  app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });

test('one press in the mail program ends the monthly mail, without a sign-in and as often as it is pressed', async () => {
  const one = await reader();
  const other = await reader();
  expect((await press(one.path)).statusCode).toBe(200);
  expect((await press(one.path)).statusCode).toBe(200);
  expect([await wants(one), await wants(other)]).toEqual([false, true]);
});

test('who only follows the link sees a button, and nothing has ended', async () => {
  const one = await reader();
  expect(one.mail.text).toContain(one.path);
  const page = await app.inject({ url: one.path });
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(page.body).toContain('<form method="post"><button>');
  expect(await wants(one)).toBe(true);
});

test.each(['x', '.', 'AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAA.AAAA'])('%s is nobody’s link', async (token) => {
  expect((await app.inject({ url: `/unsubscribe/${token}` })).statusCode).toBe(404);
  expect((await press(`/unsubscribe/${token}`)).statusCode).toBe(404);
});

test('a link does not end somebody else’s mail, and holds no address', async () => {
  const [one, other] = [await reader(), await reader()];
  const [, signature = ''] = /\.(.+)$/.exec(one.path) ?? [];
  const forged = `/unsubscribe/${other.member.member.code}.${signature}`;
  expect((await press(forged)).statusCode).toBe(404);
  expect(await wants(other)).toBe(true);
  expect(one.path).not.toContain(encodeURIComponent(one.member.email));
});

test('mail that an order or an account needs has no such link', async () => {
  const member = await shop.signedUpMember();
  const mails = await shop.mailsTo(member.email);
  expect(mails.length).toBeGreaterThan(0);
  expect(mails.every(({ unsubscribeUrl }) => unsubscribeUrl === null)).toBe(true);
});
