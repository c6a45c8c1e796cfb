import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import {
  beginToPay,
  finishedBook,
  hanako,
  orderBody,
  orderedBook,
  payOnSandbox,
} from '../../../test/order-making.ts';
import { newEmail, signupForm } from '../../../test/sign-up.ts';
import { testClient } from '../../../test/test-client.ts';
import { comeBackAs, signInAs } from '../../../test/third-party.ts';
import { memberCard } from '../../db/tables/member.ts';
import { findCampaign, insertCampaign, insertTickets } from '../campaign/campaign.repository.ts';
import { ticketHashOf } from '../campaign/campaign.service.ts';
import { answerInquiry } from '../inquiry/inquiry-settle.service.ts';
import { findMember } from '../member/member.repository.ts';

const shop = await testApp();
const { visitor, signedUpMember, context, clock, app, mailsTo, runJobs } = shop;

const NEW_PASSWORD = 'a fire in the hearth';
const stale = { error: { status: 403, error: { code: 'forbidden', fields: { session: ['stale'] } } } };

const isSignedIn = async (client: ReturnType<typeof visitor>) => {
  const answer = await client.memberGet();
  return answer.ok && answer.value.member !== null;
};

const login = async (email: string, password: string) => {
  const client = visitor();
  const answer = await client.memberLogin({ body: { userName: email, password, rememberMe: true } });
  return { client, ok: answer.ok };
};

const pinOf = async (email: string): Promise<string> =>
  /^ {4}(\d{6})$/m.exec((await mailsTo(email))[0]?.text ?? '')?.[1] ?? 'none';

test('settings show the kept card by brand and last four digits, and the monthly mail', async () => {
  const member = await signedUpMember();
  expect(await member.settingsGet({ body: {} })).toEqual({
    ok: true,
    value: { settings: { creditcard: null, monthly: false } },
  });
  await context.db
    .insert(memberCard)
    .values({ memberCode: member.member.code, providerRef: 'pm_secret', brand: 'visa', lastFour: '4242' });
  await member.monthlySet({ body: { status: true } });
  const answer = await member.request({ method: 'POST', path: '/api/member/settings/get', body: {} });
  expect(JSON.parse(answer.text)).toEqual({
    settings: { creditcard: { brand: 'visa', last4: '4242' }, monthly: true },
  });
});

test('the kept card is removed, after reauthentication', async () => {
  const member = await signedUpMember();
  clock.advance(16 * 60_000);
  expect(await member.creditcardRemove({ body: {} })).toMatchObject(stale);
  expect((await member.memberReauthenticate({ body: { password: member.password } })).ok).toBe(true);
  expect((await member.creditcardRemove({ body: {} })).ok).toBe(true);
});

test.each([{ status: 'on' }, { status: 2 }, {}])('monthly %j is a bad request', async (body) => {
  const member = await signedUpMember();
  const answer = await member.request({ method: 'POST', path: '/api/member/settings/monthly', body });
  expect(answer.status).toBe(400);
});

test('a session goes on under a new token once a password was proven or changed', async () => {
  const member = await signedUpMember();
  for (const change of [
    () => member.memberReauthenticate({ body: { password: member.password } }),
    () => member.passwordChange({ body: { currentPassword: member.password, password: NEW_PASSWORD } }),
  ]) {
    const before = new Map(member.cookies);
    expect((await change()).ok).toBe(true);
    expect(await isSignedIn(testClient(app, before))).toBe(false);
    expect(await isSignedIn(member)).toBe(true);
  }
});

test('a wrong password proves nothing, and may be tried ten times an hour', async () => {
  const member = await signedUpMember();
  for (let time = 0; time < 10; time += 1) {
    expect(await member.memberReauthenticate({ body: { password: 'wrong password' } })).toMatchObject({
      error: { status: 422, error: { fields: { password: ['wrong'] } } },
    });
  }
  const answer = await member.memberReauthenticate({ body: { password: member.password } });
  expect(answer).toMatchObject({ error: { status: 429 } });
});

test('another e-mail is taken over by the PIN that went there, and the old one is told', async () => {
  const member = await signedUpMember();
  const email = newEmail();
  expect((await member.emailChange({ body: { email } })).ok).toBe(true);
  expect((await login(email, member.password)).ok).toBe(false);
  expect((await member.emailConfirm({ body: { pin: await pinOf(email) } })).ok).toBe(true);
  expect((await login(email, member.password)).ok).toBe(true);
  expect((await login(member.email, member.password)).ok).toBe(false);
  expect((await mailsTo(member.email))[0]?.kind).toBe('email-changed');
  expect(await member.profileGet()).toMatchObject({
    value: { profile: { email, notificationEmail: email, hasPassword: true, providers: [] } },
  });
});

test('the next order is filled in with the new e-mail, unless another was typed for orders', async () => {
  for (const isOwn of [true, false]) {
    const member = await signedUpMember();
    const email = newEmail();
    const ordered = isOwn ? member.email : newEmail();
    await member.orderProfileCreate({ body: { ...hanako, email: ordered } });
    await member.emailChange({ body: { email } });
    await member.emailConfirm({ body: { pin: await pinOf(email) } });
    expect(await member.orderProfileGet()).toMatchObject({
      value: { orderProfile: { email: isOwn ? email : ordered, name: hanako.name } },
    });
  }
});

test('the PIN of a new e-mail has five tries, and is the member’s own', async () => {
  const [member, other] = [await signedUpMember(), await signedUpMember()];
  const email = newEmail();
  await member.emailChange({ body: { email } });
  const pin = await pinOf(email);
  const unknown = { error: { status: 404, error: { code: 'not_found' } } };
  expect(await other.emailConfirm({ body: { pin } })).toMatchObject(unknown);
  const wrong = pin === '000000' ? '000001' : '000000';
  await Promise.all(Array.from({ length: 20 }, () => member.emailConfirm({ body: { pin: wrong } })));
  expect(await member.emailConfirm({ body: { pin } })).toMatchObject(unknown);
});

test('an e-mail that belongs to another member is refused', async () => {
  const [member, other] = [await signedUpMember(), await signedUpMember()];
  const answer = await member.emailChange({ body: { email: other.email.toUpperCase() } });
  expect(answer).toMatchObject({ error: { status: 409, error: { code: 'unique' } } });
});

test('a change to one’s own e-mail, however it is written, is refused without a PIN', async () => {
  const member = await signedUpMember();
  const before = (await mailsTo(member.email)).length;
  for (const email of [member.email, member.email.toUpperCase()]) {
    expect(await member.emailChange({ body: { email } })).toMatchObject({
      error: { status: 422, error: { fields: { email: ['own'] } } },
    });
  }
  expect(await mailsTo(member.email)).toHaveLength(before);
});

test('a PIN that was used succeeds again, for its answer may be lost, and mails nothing more', async () => {
  const member = await signedUpMember();
  const email = newEmail();
  await member.emailChange({ body: { email } });
  const pin = await pinOf(email);
  const confirm = () => member.emailConfirm({ body: { pin } });
  const answers = [...(await Promise.all([confirm(), confirm()])), await confirm()];
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
  const kinds = [...(await mailsTo(member.email)), ...(await mailsTo(email))].map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'email-changed')).toHaveLength(1);
  const wrong = pin === '000000' ? '000001' : '000000';
  expect((await member.emailConfirm({ body: { pin: wrong } })).ok).toBe(false);
  clock.advance(11 * 60_000);
  expect((await confirm()).ok, 'later').toBe(false);
});

test('an e-mail is changed only by who has proven lately who they are', async () => {
  const member = await signedUpMember();
  clock.advance(16 * 60_000);
  expect(await member.emailChange({ body: { email: newEmail() } })).toMatchObject(stale);
});

test('another password ends every other session and not this one, and the owner is told', async () => {
  const member = await signedUpMember();
  const elsewhere = await login(member.email, member.password);
  const body = { currentPassword: member.password, password: NEW_PASSWORD };
  expect((await member.passwordChange({ body })).ok).toBe(true);
  expect([await isSignedIn(member), await isSignedIn(elsewhere.client)]).toEqual([true, false]);
  expect((await login(member.email, NEW_PASSWORD)).ok).toBe(true);
  expect((await mailsTo(member.email)).map(({ kind }) => kind)).toContain('password-changed');
});

test('a change of password whose answer was lost is done when it is asked for again, and mailed once', async () => {
  const member = await signedUpMember();
  const body = { currentPassword: member.password, password: NEW_PASSWORD };
  expect((await member.passwordChange({ body })).ok).toBe(true);
  expect((await member.passwordChange({ body })).ok).toBe(true);
  const kinds = (await mailsTo(member.email)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'password-changed')).toHaveLength(1);
  expect((await login(member.email, NEW_PASSWORD)).ok).toBe(true);
});

test('guessing by the new password is limited as guessing by the current one', async () => {
  const member = await signedUpMember();
  const body = { currentPassword: 'wrong password', password: NEW_PASSWORD };
  for (let time = 0; time < 10; time += 1) await member.passwordChange({ body });
  expect(await member.passwordChange({ body: { ...body, password: member.password } })).toMatchObject({
    error: { status: 429 },
  });
});

test.each([
  [{ currentPassword: 'wrong password' }, { currentPassword: ['wrong'] }],
  [{ password: 'short' }, { password: ['too-short'] }],
  [{ password: 'password2026' }, { password: ['too-common'] }],
])('a password change with %j is refused by field', async (change, fields) => {
  const member = await signedUpMember();
  const body = { currentPassword: member.password, password: NEW_PASSWORD, ...change };
  expect(await member.passwordChange({ body })).toMatchObject({ error: { status: 422, error: { fields } } });
});

test('sessions are listed, and each can be signed out', async () => {
  const member = await signedUpMember();
  const elsewhere = await login(member.email, member.password);
  const listed = await member.sessionList();
  const sessions = listed.ok ? listed.value.sessions : [];
  expect(sessions.map(({ isCurrent }) => isCurrent).filter(Boolean)).toHaveLength(1);
  const other = sessions.find(({ isCurrent }) => !isCurrent)?.code ?? '';
  expect((await member.sessionRevoke({ body: { code: other } })).ok).toBe(true);
  expect(await isSignedIn(elsewhere.client)).toBe(false);
  expect(await member.sessionRevoke({ body: { code: other } })).toMatchObject({ error: { status: 404 } });
  const third = await login(member.email, member.password);
  expect((await member.sessionRevokeOthers({ body: {} })).ok).toBe(true);
  expect([await isSignedIn(third.client), await isSignedIn(member)]).toEqual([false, true]);
});

test('nobody signs out somebody else’s session, or learns its token', async () => {
  const [member, other] = [await signedUpMember(), await signedUpMember()];
  const answer = await member.request({ path: '/api/member/session/list' });
  expect(answer.text).not.toContain(member.cookies.get('fumi'));
  const { code } = JSON.parse(answer.text).sessions[0];
  expect(await other.sessionRevoke({ body: { code } })).toMatchObject({ error: { status: 404 } });
  expect(await isSignedIn(member)).toBe(true);
});

test('a linked provider is removed, but never the last way in', async () => {
  const member = await signedUpMember();
  await comeBackAs(member, 'unlinked');
  await member.identityLink({ body: { provider: 'au' } });
  expect(await member.profileGet()).toMatchObject({
    value: { profile: { providers: [{ provider: 'au' }] } },
  });
  expect((await member.identityUnlink({ body: { provider: 'au' } })).ok).toBe(true);
  expect(await member.identityUnlink({ body: { provider: 'au' } })).toMatchObject({ error: { status: 404 } });
  const social = visitor();
  await signInAs(social, 'only', {}, 'facebook');
  expect(await social.identityUnlink({ body: { provider: 'facebook' } })).toMatchObject({
    error: { status: 409, error: { fields: { provider: ['last'] } } },
  });
});

test('somebody from a third party gets an e-mail, then a password, and signs in with both', async () => {
  const client = visitor();
  await signInAs(client, 'grows');
  const body = { currentPassword: '', password: NEW_PASSWORD };
  expect(await client.passwordChange({ body })).toMatchObject({ error: { status: 409 } });
  const email = newEmail();
  await client.emailChange({ body: { email } });
  await client.emailConfirm({ body: { pin: await pinOf(email) } });
  expect((await client.passwordChange({ body })).ok).toBe(true);
  expect((await login(email, NEW_PASSWORD)).ok).toBe(true);
});

const person = {
  zip: '1000001',
  state: '東京都',
  address1: '千代田区',
  address2: '',
  name: { last: '秘密田', first: '花', honorific: '様' },
  jointNames: [],
  birthday: '',
};

test('the export holds what the shop keeps, and no secret', async () => {
  const member = await signedUpMember();
  await member.contactsShortCreate({ body: person });
  await member.addressRequestCreate({ body: { senderName: '秘密田家', label: '' } });
  const words = '箱がつぶれていました。';
  const asked = {
    reason: 'other',
    orderNumber: '',
    name: '秘密田',
    email: member.email,
    text: words,
  } as const;
  const inquiry = await member.inquiryCreate({ body: asked });
  const answer = {
    number: inquiry.ok ? inquiry.value.number : '',
    author: 'aoi',
    words: '明日お送りします。',
  };
  await context.db.transaction((tx) => answerInquiry(tx, context, answer));
  const { status, text, headers } = await member.request({ path: '/api/member/export' });
  expect(status).toBe(200);
  expect(headers['content-disposition']).toContain('attachment');
  expect(text).toContain('秘密田');
  expect(text).toContain(words);
  expect(text).toContain(answer.words);
  expect(text).not.toMatch(/argon2|_?hash"/i);
  clock.advance(16 * 60_000);
  expect(await member.memberExport()).toMatchObject(stale);
});

test('who leaves is gone: no session, no contact, no sign-in; the address is free again', async () => {
  const member = await signedUpMember();
  await member.contactsShortCreate({ body: person });
  const copy = new Map(member.cookies);
  expect((await member.memberWithdraw({ body: {} })).ok).toBe(true);
  expect(await findMember(context.db, member.member.code)).toBeNull();
  expect(await isSignedIn(testClient(app, copy))).toBe(false);
  expect((await login(member.email, member.password)).ok).toBe(false);
  expect((await mailsTo(member.email)).map(({ kind }) => kind)).toContain('withdrawn');
  expect((await visitor().signup({ body: signupForm(member.email) })).ok).toBe(true);
});

test('who waits for cards, for money or for both is told which of them keeps the account', async () => {
  const member = await signedUpMember();
  const refused = async () => {
    const answer = await member.memberWithdraw({ body: {} });
    return answer.ok || answer.error.kind !== 'refused' ? null : answer.error.error.fields;
  };
  const cancelled = await orderedBook(member, context);
  const ref = await beginToPay(member, cancelled, 'convenience');
  expect(await refused()).toEqual({ order: ['on-the-way'] });
  await payOnSandbox(shop, ref);
  await member.orderCancel({ body: { orderCode: cancelled } });
  await runJobs();
  expect(await refused()).toEqual({ order: ['refunding'] });
  await payOnSandbox(shop, await beginToPay(member, await orderedBook(member, context)));
  expect(await refused()).toEqual({ order: ['on-the-way', 'refunding'] });
});

test('who prepared a campaign can leave once nothing of it is to be printed for others, and it goes with the book', async () => {
  const member = await signedUpMember();
  const bookCode = await finishedBook(context, member.member.code, { productCode: 'T0018' });
  await insertCampaign(context.db, {
    code: 'chonaikai',
    title: '町内会の年賀',
    productCode: 'T0018',
    bookCode,
    unitPriceYen: 300,
    deliveryTypeId: 1807,
    startsOn: '2026-11-01',
    endsOn: '2026-12-31',
  });
  const minchuCode = 'ABCDEFGH23456789';
  await insertTickets(context.db, [{ codeHash: ticketHashOf(minchuCode), campaignCode: 'chonaikai' }]);
  const other = await signedUpMember();
  const { bookCode: _, ...body } = orderBody(bookCode);
  const ordered = await other.orderCreate({ body: { ...body, minchuCode } });
  if (!ordered.ok) throw new Error(JSON.stringify(ordered.error));
  await payOnSandbox(shop, await beginToPay(other, ordered.value.code));
  expect(await member.memberWithdraw({ body: {} })).toMatchObject({
    error: { error: { code: 'wrong_state', fields: { order: ['campaign'] } } },
  });
  await other.orderCancel({ body: { orderCode: ordered.value.code } });
  expect((await member.memberWithdraw({ body: {} })).ok).toBe(true);
  expect(await findMember(context.db, member.member.code)).toBeNull();
  expect(await findCampaign(context.db, 'chonaikai')).toBeNull();
});

test('leaving asks for reauthentication', async () => {
  const member = await signedUpMember();
  clock.advance(16 * 60_000);
  expect(await member.memberWithdraw({ body: {} })).toMatchObject(stale);
  expect(await isSignedIn(member)).toBe(true);
});

test('a visitor has no page of their own', async () => {
  const client = visitor();
  for (const answer of [
    await client.settingsGet({ body: {} }),
    await client.profileGet(),
    await client.sessionList(),
    await client.memberExport(),
    await client.memberWithdraw({ body: {} }),
  ]) {
    expect(answer).toMatchObject({ error: { status: 401 } });
  }
});
