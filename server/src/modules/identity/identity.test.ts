import { TERMS_VERSION } from '@fumi/domain';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import type { SignedUp } from '../../../test/sign-up.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { testClient } from '../../../test/test-client.ts';
import { answerSandbox, comeBackAs, follow, signInAs } from '../../../test/third-party.ts';
import { sql } from '../../db/drizzle.ts';
import { couponsOfMember } from '../coupon/coupon.repository.ts';
import { deleteMember } from '../my-page/withdraw.repository.ts';

const { visitor, signedUpMember, context, clock, app, mailsTo } = await testApp();

const PREVIEW = '/jp/apps/postcard/create/preview';
const CROSS_SITE = { 'sec-fetch-site': 'cross-site' };
const ERROR = '/jp/apps/postcard/error/';

const memberOf = async (client: ReturnType<typeof visitor>) => {
  const answer = await client.memberGet();
  if (!answer.ok) throw new Error('The server answers.');
  return answer.value.member;
};

test('who comes for the first time is registered, signed in and brought back', async () => {
  const client = visitor();
  expect(await signInAs(client, 'hanako')).toBe(PREVIEW);
  expect(await memberOf(client)).toMatchObject({
    type: 2,
    email: null,
    existNotificationDestination: false,
    activateDate: new Date(clock.nowMs()).toISOString(),
  });
});

test.each([
  ['true', true],
  ['false', false],
])('who comes back with remember_me=%s has a session that outlives the browser: %s', async (wish, isKept) => {
  const client = visitor();
  await signInAs(client, `kept-${wish}`, { remember_me: wish });
  const code = (await memberOf(client))?.code ?? '';
  const rows = await rowsOf(context, sql`select is_remembered from session where member_code = ${code}`);
  expect(rows).toEqual([{ is_remembered: isKept }]);
});

test('a return that is unknown or too late lands on an error page, not on JSON', async () => {
  const path = '/api/auth/au/callback?state=unknown&code=x';
  const late = await visitor().request({ path, headers: { accept: 'text/html' } });
  expect([late.status, late.headers.location]).toEqual([303, '/jp/apps/postcard/error/?login_error=expired']);
  expect((await visitor().request({ path })).status).toBe(400);
});

test('a new member counts as a sign-up for thirty seconds, by the clock of the server', async () => {
  const client = visitor();
  await signInAs(client, 'shinjin');
  expect(await memberOf(client)).toMatchObject({ isInitial: true });
  clock.advance(29_999);
  expect(await memberOf(client)).toMatchObject({ isInitial: true });
  clock.advance(1);
  expect(await memberOf(client)).toMatchObject({ isInitial: false });
});

test('the same person is the same member, and the same name at another provider is not', async () => {
  const [first, again, elsewhere] = [visitor(), visitor(), visitor()];
  await signInAs(first, 'jiro');
  await signInAs(again, 'jiro');
  await signInAs(elsewhere, 'jiro', {}, 'facebook');
  const [a, b, c] = [await memberOf(first), await memberOf(again), await memberOf(elsewhere)];
  expect(b?.code).toBe(a?.code);
  expect(c?.code).not.toBe(a?.code);
  expect(c?.type).toBe(3);
});

test('an e-mail that the provider claims never leads into somebody’s account', async () => {
  const owner = await signedUpMember('saburo@example.jp');
  const client = visitor();
  await signInAs(client, 'saburo');
  expect((await memberOf(client))?.code).not.toBe(owner.member.code);
});

test('with the three parameters of the specification somebody new sees the terms once, and is a member after', async () => {
  const client = visitor();
  expect(await signInAs(client, 'shiro', { terms: 'false' })).toBe('/member/terms');
  expect(await memberOf(client)).toBeNull();
  expect(await visitor().identityAgree({ body: {} })).toMatchObject({ error: { status: 404 } });
  expect(await client.identityAgree({ body: {} })).toMatchObject({ ok: true, value: { url: PREVIEW } });
  const code = (await memberOf(client))?.code;
  expect(await client.identityAgree({ body: {} })).toMatchObject({ error: { status: 404 } });
  const again = visitor();
  expect(await signInAs(again, 'shiro', { terms: 'false' })).toBe(PREVIEW);
  expect((await memberOf(again))?.code).toBe(code);
});

test('an agreement that takes longer than ten minutes makes nobody a member', async () => {
  const client = visitor();
  await signInAs(client, 'slow', { terms: 'false' });
  clock.advance(10 * 60_000);
  expect(await client.identityAgree({ body: {} })).toMatchObject({ error: { status: 404 } });
  expect(await memberOf(client)).toBeNull();
});

test.each(['true', 'false'])(
  'which terms a new member accepted is kept, and when (ticked before: %s)',
  async (terms) => {
    const client = visitor();
    await signInAs(client, `terms-${terms}`, { terms });
    if (terms === 'false') await client.identityAgree({ body: {} });
    const code = (await memberOf(client))?.code ?? '';
    const [row] = await rowsOf(
      context,
      sql`select terms_version, terms_accepted_at from member where code = ${code}`,
    );
    expect(row?.terms_version).toBe(TERMS_VERSION);
    expect(new Date(String(row?.terms_accepted_at)).getTime()).toBe(clock.nowMs());
  },
);

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';

test.each([
  ['names one of the campaigns', { site: '4' }, '', 4],
  ['names none and comes on a phone', {}, PHONE, 2],
  ['names none and comes on a computer', {}, 'Mozilla/5.0 (X11)', 1],
  ['names one that we do not know', { site: '99' }, '', 1],
])('who %s gets that site', async (what, query, userAgent, site) => {
  const client = visitor();
  await signInAs(client, `site-${what.length}`, query, 'au', { userAgent });
  const code = (await memberOf(client))?.code ?? '';
  expect(await rowsOf(context, sql`select site from member where code = ${code}`)).toEqual([{ site }]);
});

test('who presses cancel lands on the error page', async () => {
  const client = visitor();
  const started = await client.request({ path: `/api/auth/au?login_ng_url=${ERROR}&terms=true` });
  const screen = await follow(client, started);
  expect(await answerSandbox(client, screen, { answer: 'cancel' })).toBe(`${ERROR}?login_error=cancelled`);
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/\t/evil.example',
  '/%09/evil.example\n',
  '/.//evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://localhost:3000/',
  'http://localhost:3000@evil.example/',
  'http://localhost:3000.evil.example/',
  'http://localhost:30000/',
  '\\\\evil.example',
  ' /evil',
])('%j is refused as a return URL, after success and after failure', async (url) => {
  for (const name of ['login_ok_url', 'login_ng_url']) {
    const query = new URLSearchParams({ [name]: url });
    const answer = await visitor().request({ path: `/api/auth/au?${query}` });
    expect([answer.status, answer.headers.location]).toEqual([400, undefined]);
  }
});

test('the discontinued service is gone, and says where to go on', async () => {
  const answer = await visitor().request({ path: '/api/auth/twitter', headers: { accept: 'text/html' } });
  expect(answer.status).toBe(410);
  expect(answer.text).toContain('href="/member/tfa"');
  const json = await visitor().request({ path: '/api/auth/twitter' });
  expect(JSON.parse(json.text).error.code).toBe('gone');
});

test.each(['google', '..%2fau', 'AU'])('%s is no provider', async (name) => {
  expect((await visitor().request({ path: `/api/auth/${name}` })).status).toBe(404);
});

/** A browser that stands at the last step: signed in at the provider, about to come back. */
async function atTheDoor(account: string) {
  const client = visitor();
  const started = await client.request({ path: `/api/auth/au?login_ok_url=${PREVIEW}&terms=true` });
  const screen = await follow(client, started);
  const action = /action="([^"]+)"/.exec(screen.text)?.[1] ?? '';
  let response = await client.request({
    method: 'POST',
    path: action,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `account=${account}&answer=login`,
  });
  for (let hops = 0; hops < 5; hops += 1) {
    const url = new URL(String(response.headers.location), 'http://localhost:3000');
    const path = `${url.pathname}${url.search}`;
    if (path.startsWith('/api/auth/au/callback')) return { client, path };
    response = await client.request({ path });
  }
  throw new Error('The provider did not send the browser back.');
}

test('a callback URL does not work in another browser', async () => {
  const { path } = await atTheDoor('mallory');
  const victim = visitor();
  await victim.request({ path: '/api/auth/au' });
  expect((await victim.request({ path })).status).toBe(400);
  expect(await memberOf(victim)).toBeNull();
});

test('a callback URL works once, and for ten minutes', async () => {
  const { client, path } = await atTheDoor('goro');
  expect((await client.request({ path })).status).toBe(303);
  expect((await client.request({ path })).status).toBe(400);
  const late = await atTheDoor('rokuro');
  clock.advance(10 * 60_000);
  expect((await late.client.request({ path: late.path })).status).toBe(400);
});

test.each([
  ['another state', (path: string) => path.replace(/state=[^&]+/, 'state=forged'), 400],
  ['another code', (path: string) => path.replace(/code=[^&]+/, 'code=forged'), 303],
  ['another issuer', (path: string) => path.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example'), 303],
  ['no code', (path: string) => path.replace(/code=[^&]+&?/, ''), 303],
])('a callback with %s signs nobody in', async (_, forge, status) => {
  const { client, path } = await atTheDoor('shichiro');
  const answer = await client.request({ path: forge(path) });
  expect(answer.status).toBe(status);
  if (status === 303) expect(answer.headers.location).toBe(`${ERROR}?login_error=refused`);
  expect(await memberOf(client)).toBeNull();
});

test('a nonce or verifier of another redirect is refused', async () => {
  const { client, path } = await atTheDoor('hachiro');
  const provider = context.identity.providers.au;
  const state = new URL(path, 'http://localhost:3000').searchParams.get('state') ?? '';
  const finished = provider.finish(`http://localhost:3000${path}`, {
    state,
    nonce: 'of another redirect',
    verifier: 'of-another-redirect-that-is-long-enough-to-be-one',
  });
  expect(await finished).toEqual({ ok: false, error: 'refused' });
  expect(await memberOf(client)).toBeNull();
});

test('whatever session the browser had before ends with the sign-in', async () => {
  const member = await signedUpMember();
  const before = new Map(member.cookies);
  await signInAs(member, 'kuro');
  expect(await memberOf(testClient(app, before))).toBeNull();
});

test('the smartpass entitles a subscriber who registers newly with the carrier, once ever', async () => {
  const client = visitor();
  await signInAs(client, 'smart', {}, 'au', { isSubscriber: true });
  const code = (await memberOf(client))?.code ?? '';
  expect((await couponsOfMember(context.db, code)).map(({ maxUses }) => maxUses)).toEqual([1]);
  await deleteMember(context.db, code);
  const again = visitor();
  await signInAs(again, 'smart', {}, 'au', { isSubscriber: true });
  expect(await couponsOfMember(context.db, (await memberOf(again))?.code ?? '')).toEqual([]);
});

test.each([
  ['who only says so in the address', 'claims', 'au', false, false],
  ['who was a member before', 'kept', 'au', true, true],
  ['who comes by another provider', 'social', 'facebook', false, true],
])('%s is not entitled', async (_, account, provider, wasMember, isSubscriber) => {
  if (wasMember) await signInAs(visitor(), account, {}, provider);
  const client = visitor();
  await signInAs(client, account, { from: 'smartpass' }, provider, { isSubscriber });
  expect(await couponsOfMember(context.db, (await memberOf(client))?.code ?? '')).toEqual([]);
});

const offerOf = async (member: SignedUp) => {
  const answer = await member.profileGet();
  return answer.ok ? answer.value.profile.providerOffer : null;
};

test('a signed-in member links a provider and is told; then both ways lead to them', async () => {
  const member = await signedUpMember();
  expect(await comeBackAs(member, 'linked')).toBe('/member/');
  expect(await offerOf(member)).toEqual({ provider: 'au', account: 'linked@example.jp' });
  expect(await member.identityLink({ body: { provider: 'au' } })).toMatchObject({ ok: true });
  expect(await offerOf(member)).toBeNull();
  expect((await mailsTo(member.email))[0]?.kind).toBe('identity-linked');
  const other = visitor();
  await signInAs(other, 'linked');
  expect((await memberOf(other))?.code).toBe(member.member.code);
});

test('coming back from the provider links nobody: only a yes within ten minutes does, once', async () => {
  const unknown = { error: { status: 404 } };
  const link = (member: SignedUp) => member.identityLink({ body: { provider: 'au' } });
  const [declines, waits, elsewhere] = [
    await signedUpMember(),
    await signedUpMember(),
    await signedUpMember(),
  ];
  await comeBackAs(declines, 'mallory');
  await declines.identityDecline({ body: {} });
  expect(await link(declines)).toMatchObject(unknown);
  await comeBackAs(waits, 'mallory');
  expect(await waits.identityLink({ body: { provider: 'facebook' } })).toMatchObject(unknown);
  expect(await link(elsewhere)).toMatchObject(unknown);
  const second = visitor();
  await second.memberLogin({ body: { userName: waits.email, password: waits.password, rememberMe: true } });
  expect(await second.identityLink({ body: { provider: 'au' } })).toMatchObject(unknown);
  clock.advance(10 * 60_000);
  expect(await link(waits)).toMatchObject(unknown);
  const mallory = visitor();
  await signInAs(mallory, 'mallory');
  expect((await memberOf(mallory))?.type).toBe(2);
});

test('a redirect, from another site or our own, links nobody', async () => {
  const member = await signedUpMember();
  await signInAs(member, 'forced', { link: 'true', terms: 'false' });
  expect((await memberOf(member))?.code).toBe(member.member.code);
  expect(await offerOf(member)).toBeNull();
  expect((await member.request({ path: '/api/auth/au', headers: CROSS_SITE })).status).toBe(403);
  const begin = { method: 'POST', path: '/api/member/identity/begin', body: { provider: 'au' } } as const;
  expect((await member.request({ ...begin, headers: CROSS_SITE })).status).toBe(403);
  expect((await member.request({ ...begin, headers: { 'x-requested-with': '' } })).status).toBe(403);
});

test('a person who belongs to another member cannot be linked', async () => {
  await signInAs(visitor(), 'taken');
  const member = await signedUpMember();
  await comeBackAs(member, 'taken');
  expect(await member.identityLink({ body: { provider: 'au' } })).toMatchObject({
    error: { status: 409, error: { fields: { provider: ['taken'] } } },
  });
});

test('linking makes the provider ask for a sign-in, and needs a recent one here', async () => {
  const member = await signedUpMember();
  const started = await member.identityBegin({ body: { provider: 'au' } });
  expect(started.ok && new URL(started.value.url).searchParams.get('prompt')).toBe('login');
  clock.advance(16 * 60_000);
  expect(await member.identityBegin({ body: { provider: 'au' } })).toMatchObject({ error: { status: 403 } });
  expect(await visitor().identityBegin({ body: { provider: 'au' } })).toMatchObject({
    error: { status: 401 },
  });
});
