import { expect, test } from 'vitest';
import { deskVisitor } from '../../../test/desk-client.ts';
import { testApp } from '../../../test/harness.ts';
import { newEmail, type SignedUp } from '../../../test/sign-up.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { signInAs } from '../../../test/third-party.ts';
import { addOperator } from '../operator/operator.service.ts';
import { newTotpSecret, totpCode, totpStep } from '../operator/totp.ts';
import { endLink } from './end-link.ts';

const shop = await testApp();
const { app, context, clock, visitor, signedUpMember, mailsTo } = shop;

const signIn = (client: TestClient, { email, password }: Pick<SignedUp, 'email' | 'password'>) =>
  client.memberLogin({ body: { userName: email, password, rememberMe: true } });

const newDeviceMails = async (email: string) =>
  (await mailsTo(email)).filter(({ kind }) => kind === 'new-device');

/** Where the link in the newest mail of a sign-in leads. */
const linkTo = async (email: string) =>
  /\/sign-out\/(?:desk\/)?[\w.-]+/.exec(
    (await mailsTo(email)).find(({ kind }) => /device/.test(kind))?.text ?? '',
  )?.[0] ?? '/sign-out/none';

const press = (url: string) => app.inject({ method: 'POST', url });
const isSignedIn = async (client: TestClient) => {
  const answer = await client.memberGet();
  return answer.ok && answer.value.member !== null;
};

test('who signs up, and signs in again with the same browser, gets no mail about it', async () => {
  const member = await signedUpMember();
  await member.memberLogout({ body: {} });
  await signIn(member, member);
  await signIn(member, member);
  expect(await newDeviceMails(member.email)).toEqual([]);
});

test('on a tablet that a family shares, nobody is told of their own sign-ins again and again', async () => {
  const [mother, father] = [await signedUpMember(), await signedUpMember()];
  const tablet = visitor();
  for (const one of [mother, father, mother, father]) await signIn(tablet, one);
  expect(await newDeviceMails(mother.email)).toHaveLength(1);
  expect(await newDeviceMails(father.email)).toHaveLength(1);
});

test('a sign-in with another browser is told by mail, with time, way and kind of browser, and once', async () => {
  const member = await signedUpMember();
  const other = visitor();
  await signIn(other, member);
  await signIn(other, member);
  const mails = await newDeviceMails(member.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('日時: 11月20日(金) 12:00（日本時間）');
  expect(mails[0]?.text).toContain('方法: メールアドレスとパスワード');
});

test('who signs in through a third party is told at an address of theirs, once it is proven', async () => {
  const notices = newEmail();
  const client = visitor();
  await signInAs(client, 'kiku');
  await client.notificationEmailConfirm({ body: { email: notices } });
  await client.notificationEmailSet({ body: { email: notices } });
  await signInAs(visitor(), 'kiku');
  expect(await newDeviceMails(notices)).toEqual([]);
  const [mail] = await mailsTo(notices);
  await press(/\/mailbox\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '/mailbox/none');
  await signInAs(visitor(), 'kiku');
  expect(await newDeviceMails(notices)).toHaveLength(1);
});

test('what a browser calls itself is never repeated in a mail', async () => {
  const member = await signedUpMember();
  await app.inject({
    method: 'POST',
    url: '/api/member/login',
    headers: { 'x-requested-with': 'fumi', 'user-agent': 'call 0120-000-000 http://evil.example now' },
    payload: { user_name: member.email, password: member.password, remember_me: true },
  });
  const [mail] = await newDeviceMails(member.email);
  expect(mail?.text).toContain('端末: 種類はわかりません');
  expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
});

test('one press ends that browser’s sessions and no others; following the link ends nothing; it works once', async () => {
  const member = await signedUpMember();
  const stranger = visitor();
  await signIn(stranger, member);
  const link = await linkTo(member.email);
  const page = await app.inject({ url: link });
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(await isSignedIn(stranger)).toBe(true);
  expect((await press(link)).statusCode).toBe(200);
  expect([await isSignedIn(stranger), await isSignedIn(member)]).toEqual([false, true]);
  expect((await press(link)).statusCode).toBe(404);
  expect((await app.inject({ url: link })).statusCode).toBe(404);
});

test('a browser that signs in again under another session is ended by the link all the same', async () => {
  const member = await signedUpMember();
  const stranger = visitor();
  await signIn(stranger, member);
  const link = await linkTo(member.email);
  await signIn(stranger, member);
  await stranger.memberReauthenticate({ body: { password: member.password } });
  expect(await isSignedIn(stranger)).toBe(true);
  await press(link);
  expect(await isSignedIn(stranger)).toBe(false);
});

test('a browser that has changed the password is ended by the link that came before', async () => {
  const member = await signedUpMember();
  const stranger = visitor();
  await signIn(stranger, member);
  const changed = await stranger.passwordChange({
    body: { currentPassword: member.password, password: '盗んだ人の長い合言葉です' },
  });
  expect(changed.ok).toBe(true);
  const before = await isSignedIn(stranger);
  await press(await linkTo(member.email));
  expect([before, await isSignedIn(stranger)]).toEqual([true, false]);
});

test('a link works only with our signature, for its kind, and for thirty days', async () => {
  const member = await signedUpMember();
  await signIn(visitor(), member);
  const link = await linkTo(member.email);
  const [, head = '', signature = ''] = /^\/sign-out\/([\w-]+)\.(.+)$/.exec(link) ?? [];
  const others = Buffer.from(Buffer.from(head, 'base64url').toString().replace(member.member.code, 'other'));
  for (const forged of [
    `/sign-out/${others.toString('base64url')}.${signature}`,
    `/sign-out/desk/${head}.${signature}`,
    `/sign-out/${head}.`,
    '/sign-out/x',
  ])
    expect((await press(forged)).statusCode, forged).toBe(404);
  clock.advance(30 * 86_400_000);
  expect((await press(link)).statusCode).toBe(404);
});

test('an operator’s sign-in with a new browser is told to the shop, and ended there with one press', async () => {
  const totpSecret = newTotpSecret();
  const code = () => totpCode(totpSecret, totpStep(clock.nowMs()));
  const password = 'ink paper brush stone';
  await addOperator(context, { name: 'aoi', role: 'print', password, totpSecret, code: code() });
  const to = context.content.goods.shop.contact.email;
  const signInAt = async (cookies = new Map<string, string>()) => {
    clock.advance(60_000);
    const desk = deskVisitor(app, cookies);
    const body = { name: 'aoi', password, code: code() };
    expect((await desk.deskSignIn({ body })).ok).toBe(true);
    return desk;
  };
  const known = await signInAt();
  await signInAt(known.cookies);
  const told = (await mailsTo(to)).filter(({ kind }) => kind === 'operator-device');
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('担当者 aoi');
  const stranger = await signInAt();
  expect((await press(await linkTo(to))).statusCode).toBe(200);
  expect((await stranger.deskSession()).ok).toBe(false);
  expect((await deskVisitor(app, known.cookies).deskSession()).ok).toBe(true);
  const members = endLink(context, { kind: 'member', owner: 'aoi', deviceCode: 'x' });
  expect((await press(new URL(members).pathname)).statusCode).toBe(404);
});
