import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { newEmail } from '../../../test/sign-up.ts';

const { visitor, signedUpMember, clock, mailsTo } = await testApp();

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

test('a member sends three confirmations an hour, and a stranger gets three a day', async () => {
  const member = await signedUpMember();
  for (let time = 0; time < 3; time += 1) {
    await member.notificationEmailConfirm({ body: { email: newEmail() } });
  }
  const tooOften = { error: { status: 429, error: { fields: { email: ['too-often'] } } } };
  expect(await member.notificationEmailConfirm({ body: { email: newEmail() } })).toMatchObject(tooOften);
  const victim = newEmail();
  for (let time = 0; time < 4; time += 1) {
    await (await signedUpMember()).notificationEmailConfirm({ body: { email: victim } });
  }
  expect(await mailsTo(victim)).toHaveLength(3);
});

test('a visitor has no notification address', async () => {
  expect(await visitor().notificationEmailSet({ body: { email: newEmail() } })).toMatchObject({
    error: { status: 401 },
  });
});
