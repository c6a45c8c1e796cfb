import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { newEmail } from '../../../test/sign-up.ts';

const { app, visitor, signedUpMember, clock, mailsTo } = await testApp();

test('an address that was confirmed is registered, and the one before is told', async () => {
  const member = await signedUpMember();
  const email = newEmail();
  expect((await member.notificationEmailConfirm({ body: { email } })).ok).toBe(true);
  expect((await mailsTo(email))[0]?.kind).toBe('notification-confirm');
  expect(await member.notificationEmailSet({ body: { email } })).toMatchObject({
    value: { member: { existNotificationDestination: true } },
  });
  expect((await mailsTo(member.email))[0]?.kind).toBe('notification-changed');
  expect((await member.notificationEmailSet({ body: { email } })).ok).toBe(true);
});

test('the page of the mailed link says that the member must confirm too, until they have', async () => {
  const member = await signedUpMember();
  const email = newEmail();
  await member.notificationEmailConfirm({ body: { email } });
  const url = /\/mailbox\/[\w-]+/.exec((await mailsTo(email))[0]?.text ?? '')?.[0] ?? '/mailbox/none';
  const press = async () => (await app.inject({ method: 'POST', url })).body;
  expect(await press()).toMatch(/登録は、まだ済んでいません。.*「はい」を押してください。/);
  await member.notificationEmailSet({ body: { email } });
  expect(await press()).toContain('これから、ご注文についてのメールを');
});

const notConfirmed = {
  error: { status: 422, error: { code: 'invalid', fields: { email: ['not-confirmed'] } } },
};

test('an address that was never confirmed is refused', async () => {
  const member = await signedUpMember();
  expect(await member.notificationEmailSet({ body: { email: newEmail() } })).toMatchObject(notConfirmed);
});

test('what one member confirmed does not serve another', async () => {
  const [member, other] = [await signedUpMember(), await signedUpMember()];
  const email = newEmail();
  await member.notificationEmailConfirm({ body: { email } });
  expect(await other.notificationEmailSet({ body: { email } })).toMatchObject(notConfirmed);
});

test('a confirmation lives a day', async () => {
  const member = await signedUpMember();
  const email = newEmail();
  await member.notificationEmailConfirm({ body: { email } });
  clock.advance(86_400_000);
  expect(await member.notificationEmailSet({ body: { email } })).toMatchObject(notConfirmed);
});

test.each([
  'a@b.jp\r\nBcc: evil@example.com',
  'a@b.jp%0d%0aBcc: evil@example.com',
  'a@b.jp, c@d.jp',
  '"a b"@example.jp',
  '花子@例え.jp',
  `${'a'.repeat(65)}@example.jp`,
])('%j is no address, and nothing is mailed', async (email) => {
  const member = await signedUpMember();
  expect(await member.notificationEmailConfirm({ body: { email } })).toMatchObject({
    error: { status: 422, error: { fields: { email: ['email'] } } },
  });
  expect(await mailsTo(email)).toEqual([]);
});

test('a member sends three confirmations an hour, and three a day to one stranger', async () => {
  const member = await signedUpMember();
  for (let time = 0; time < 3; time += 1) {
    await member.notificationEmailConfirm({ body: { email: newEmail() } });
  }
  const tooOften = { error: { status: 429, error: { fields: { email: ['too-often'] } } } };
  expect(await member.notificationEmailConfirm({ body: { email: newEmail() } })).toMatchObject(tooOften);
  const other = await signedUpMember();
  const stranger = newEmail();
  for (let time = 0; time < 4; time += 1) {
    await other.notificationEmailConfirm({ body: { email: stranger } });
    clock.advance(2 * 3_600_000);
  }
  expect(await mailsTo(stranger)).toHaveLength(3);
});

test('members who name somebody else’s e-mail do not block its owner; it gets twenty mails a day at most', async () => {
  const [owner, email] = [await signedUpMember(), newEmail()];
  const ask = (member: typeof owner) => member.notificationEmailConfirm({ body: { email } });
  for (let time = 0; time < 6; time += 1) await ask(await signedUpMember());
  expect((await ask(owner)).ok).toBe(true);
  for (let time = 0; time < 15; time += 1) await ask(await signedUpMember());
  expect(await mailsTo(email)).toHaveLength(20);
});

test('an unproven address is not told that another has replaced it', async () => {
  const [member, stranger] = [await signedUpMember(), newEmail()];
  for (const email of [stranger, member.email]) {
    await member.notificationEmailConfirm({ body: { email } });
    await member.notificationEmailSet({ body: { email } });
  }
  expect((await mailsTo(stranger)).map(({ kind }) => kind)).toEqual(['notification-confirm']);
});

test('a visitor has no notification address', async () => {
  expect(await visitor().notificationEmailSet({ body: { email: newEmail() } })).toMatchObject({
    error: { status: 401 },
  });
});
