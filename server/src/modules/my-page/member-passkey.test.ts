import { PASSKEYS_MAX } from '@fumi/domain';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import type { SignedUp } from '../../../test/sign-up.ts';
import { SoftwareAuthenticator } from '../../../test/software-authenticator.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { sql } from '../../db/drizzle.ts';
import { deleteExpired } from '../retention/expired.service.ts';

const shop = await testApp();
const { context, clock, visitor, signedUpMember, mailsTo, app } = shop;
const ORIGIN = context.config.baseUrl;

const FAILED = { ok: false, error: { error: { code: 'login_failed' } } };

async function asked(client: TestClient) {
  const answer = await client.passkeyAsk({ body: {} });
  if (!answer.ok) throw new Error('No challenge.');
  return answer.value;
}

type Lies = Parameters<SoftwareAuthenticator['make']>[1];

async function add(member: TestClient, key = new SoftwareAuthenticator(ORIGIN), lies: Lies = {}) {
  const prepared = await member.passkeyPrepare({ body: {} });
  if (!prepared.ok) return { key, answer: prepared };
  const attestation = key.make(prepared.value, lies);
  return { key, answer: await member.passkeyAdd({ body: { name: 'スマホ', attestation } }) };
}

/** A member and their passkey. */
async function withPasskey(lies: Lies = {}): Promise<{ member: SignedUp; key: SoftwareAuthenticator }> {
  const member = await signedUpMember();
  const { key, answer } = await add(member, new SoftwareAuthenticator(ORIGIN), lies);
  expect(answer).toMatchObject({ ok: true });
  return { member, key };
}

const signIn = async (client: TestClient, assertion: ReturnType<SoftwareAuthenticator['answer']>) =>
  client.passkeySignIn({ body: { assertion, rememberMe: true } });

const codeOf = async (client: TestClient) => {
  const answer = await client.memberGet();
  return answer.ok ? (answer.value.member?.code ?? null) : null;
};

test.each(['none', 'packed'] as const)(
  'a member adds a passkey (%s), signs in with it alone, and sees when it was used',
  async (format) => {
    const { member, key } = await withPasskey({ format });
    const browser = visitor();
    clock.advance(60_000);
    expect(await signIn(browser, key.answer(await asked(browser)))).toMatchObject({ ok: true });
    expect(await codeOf(browser)).toBe(member.member.code);
    const profile = await browser.profileGet();
    expect(profile.ok && profile.value.profile.passkeys).toEqual([
      {
        code: expect.any(String),
        name: 'スマホ',
        createdAt: expect.any(String),
        lastUsedAt: new Date(clock.nowMs()).toISOString(),
      },
    ]);
  },
);

test('adding, removing and signing in elsewhere are told by mail and noted', async () => {
  const { member, key } = await withPasskey();
  const browser = visitor();
  await signIn(browser, key.answer(await asked(browser)));
  const profile = await member.profileGet();
  const [passkey] = profile.ok ? profile.value.profile.passkeys : [];
  expect(await member.passkeyRemove({ body: { code: passkey?.code ?? '' } })).toMatchObject({ ok: true });
  expect(await member.passkeyRemove({ body: { code: passkey?.code ?? '' } })).toMatchObject({ ok: false });
  const kinds = (await mailsTo(member.email)).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['passkey-add', 'passkey-remove', 'new-device']));
  const told = (await mailsTo(member.email)).find(({ kind }) => kind === 'new-device');
  expect(told?.text).toContain('方法: パスキー');
  const noted = await rowsOf(
    context,
    sql`select action, object from audit where actor = ${member.member.code} order by id`,
  );
  expect(noted.map(({ action, object }) => `${action} ${object}`.trim())).toEqual([
    'sign-up email',
    'passkey-add',
    'sign-in passkey',
    'passkey-remove',
  ]);
  expect(await signIn(visitor(), key.answer(await asked(browser)))).toMatchObject(FAILED);
});

test('an answer is good once, in the browser that was asked, for ten minutes', async () => {
  const { key } = await withPasskey();
  const [browser, other] = [visitor(), visitor()];
  const question = await asked(browser);
  await asked(other);
  expect(await signIn(other, key.answer(question)), 'another browser').toMatchObject(FAILED);
  const assertion = key.answer(question);
  expect(await signIn(browser, assertion)).toMatchObject({ ok: true });
  expect(await signIn(browser, assertion), 'played again').toMatchObject(FAILED);
  expect(await signIn(browser, key.answer(question)), 'signed again').toMatchObject(FAILED);
  const late = await asked(browser);
  clock.advance(10 * 60_000);
  expect(await signIn(browser, key.answer(late)), 'too late').toMatchObject(FAILED);
  await deleteExpired(context);
  const old = sql`select 1 from passkey_challenge where expires_at < ${new Date(clock.nowMs()).toISOString()}`;
  expect(await rowsOf(context, old)).toEqual([]);
});

test.each<[string, NonNullable<Lies>]>([
  ['another origin', { origin: 'https://fumi.example.evil' }],
  ['another domain', { domain: 'evil.example' }],
  ['nobody verified', { isUnverified: true }],
  ['a count that went back', { counter: 1 }],
  ['a count that stood still', { counter: 7 }],
  ['the answer to a registration', { type: 'webauthn.create' }],
  ['a passkey that has become one that travels', { isSyncable: true }],
  ['somebody else’s handle', { userHandle: 'c29tZWJvZHk' }],
])('%s signs nobody in, and uses the challenge up', async (_, lies) => {
  const { member, key } = await withPasskey({ counter: 6 });
  const browser = visitor();
  const first = await asked(browser);
  expect(await signIn(browser, key.answer(first))).toMatchObject({ ok: true });
  const attacker = visitor();
  const question = await asked(attacker);
  expect(await signIn(attacker, key.answer(question, lies))).toMatchObject(FAILED);
  expect(await codeOf(attacker)).toBeNull();
  expect(await signIn(attacker, key.answer(question, { counter: 100 }))).toMatchObject(FAILED);
  const failed = sql`select 1 from audit where actor = ${member.member.code} and action = 'sign-in-failed'`;
  expect(await rowsOf(context, failed)).toHaveLength(1);
});

test('a passkey that does not count works again and again', async () => {
  const { key } = await withPasskey({ counter: 0, isSyncable: true });
  const browser = visitor();
  for (let time = 0; time < 3; time += 1) {
    const assertion = key.answer(await asked(browser), { counter: 0, isSyncable: true });
    expect(await signIn(browser, assertion)).toMatchObject({ ok: true });
  }
});

test('a signature of another member’s passkey under one’s own name, or the other way round, opens nothing', async () => {
  const [mine, theirs] = [await withPasskey(), await withPasskey()];
  const browser = visitor();
  const forged = { ...mine.key.answer(await asked(browser)), id: theirs.key.id };
  expect(await signIn(browser, forged)).toMatchObject(FAILED);
  const proof = theirs.key.answer(await asked(mine.member));
  expect(await mine.member.passkeyProve({ body: { assertion: proof } })).toMatchObject(FAILED);
});

test.each<[string, NonNullable<Lies>]>([
  ['another origin', { origin: 'http://evil.example' }],
  ['another domain', { domain: 'evil.example' }],
  ['nobody verified', { isUnverified: true }],
  ['an answer to a sign-in', { type: 'webauthn.get' }],
])('a passkey from %s is not taken', async (_, lies) => {
  const member = await signedUpMember();
  const { answer } = await add(member, new SoftwareAuthenticator(ORIGIN), lies);
  expect(answer).toMatchObject({ ok: false, error: { error: { code: 'invalid' } } });
});

test('a challenge to sign in adds no passkey, and one to add signs nobody in or adds to another member', async () => {
  const member = await signedUpMember();
  const key = new SoftwareAuthenticator(ORIGIN);
  const toSignIn = { ...(await asked(member)), handle: 'x' };
  const wrong = await member.passkeyAdd({ body: { name: 'x', attestation: key.make(toSignIn) } });
  expect(wrong.ok).toBe(false);
  const prepared = await member.passkeyPrepare({ body: {} });
  if (!prepared.ok) throw new Error('refused');
  const attestation = key.make(prepared.value);
  const other = await signedUpMember();
  expect((await other.passkeyAdd({ body: { name: 'x', attestation } })).ok).toBe(false);
  expect((await member.passkeyAdd({ body: { name: 'x', attestation } })).ok).toBe(true);
  const again = await member.passkeyPrepare({ body: {} });
  if (!again.ok) throw new Error('refused');
  expect(again.value.known).toEqual([key.id]);
  expect(await signIn(member, key.answer(again.value))).toMatchObject(FAILED);
});

test('one credential is one person’s: nobody adds it a second time', async () => {
  const { key } = await withPasskey();
  const { answer } = await add(await signedUpMember(), key);
  expect(answer).toMatchObject({ ok: false, error: { error: { code: 'wrong_state' } } });
});

test('a member has ten passkeys at most, and removes no other member’s', async () => {
  const member = await signedUpMember();
  for (let count = 0; count < PASSKEYS_MAX; count += 1) expect((await add(member)).answer.ok).toBe(true);
  expect((await add(member)).answer).toMatchObject({ ok: false, error: { error: { code: 'wrong_state' } } });
  const profile = await member.profileGet();
  const code = profile.ok ? (profile.value.profile.passkeys[0]?.code ?? '') : '';
  expect((await (await signedUpMember()).passkeyRemove({ body: { code } })).ok).toBe(false);
});

test('of ten passkeys that are added at once to nine, one stays', async () => {
  const member = await signedUpMember();
  for (let count = 1; count < PASSKEYS_MAX; count += 1) await add(member);
  const prepared: { name: string; attestation: ReturnType<SoftwareAuthenticator['make']> }[] = [];
  for (let count = 0; count < 10; count += 1) {
    const question = await member.passkeyPrepare({ body: {} });
    if (!question.ok) throw new Error('refused');
    prepared.push({
      name: 'スマホ',
      attestation: new SoftwareAuthenticator(ORIGIN).make(question.value),
    });
  }
  const answers = await Promise.all(prepared.map((body) => member.passkeyAdd({ body })));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const profile = await member.profileGet();
  expect(profile.ok && profile.value.profile.passkeys).toHaveLength(PASSKEYS_MAX);
});

test('changing passkeys needs a recent sign-in; one by passkey counts, and renews the token', async () => {
  const { member, key } = await withPasskey();
  clock.advance(16 * 60_000);
  const stale = { ok: false, error: { error: { code: 'forbidden', fields: { session: ['stale'] } } } };
  expect(await member.passkeyPrepare({ body: {} })).toMatchObject(stale);
  expect(await member.passkeyRemove({ body: { code: 'x' } })).toMatchObject(stale);
  const before = member.cookies.get('fumi');
  const assertion = key.answer(await asked(member));
  expect(await member.passkeyProve({ body: { assertion } })).toMatchObject({ ok: true });
  expect(member.cookies.get('fumi')).not.toBe(before);
  expect((await member.passkeyPrepare({ body: {} })).ok).toBe(true);
});

test.each([
  ['at once', null],
  ['after a new password, which forgets the browser', 'the snow has come early'],
])(
  'the mailed link that signs an unknown browser out ends the passkeys that were added with it, %s',
  async (_, password) => {
    const member = await signedUpMember();
    const thief = visitor();
    await thief.memberLogin({
      body: { userName: member.email, password: member.password, rememberMe: false },
    });
    const { key } = await add(thief);
    if (password !== null)
      await member.passwordChange({ body: { currentPassword: member.password, password } });
    const mail = (await mailsTo(member.email)).find(({ kind }) => kind === 'new-device');
    const [url = ''] = /\/sign-out\/[\w.-]+/.exec(mail?.text ?? '') ?? [];
    expect((await app.inject({ method: 'POST', url })).statusCode).toBe(200);
    const browser = visitor();
    expect(await signIn(browser, key.answer(await asked(browser)))).toMatchObject(FAILED);
    expect((await app.inject({ method: 'POST', url })).statusCode, 'once').not.toBe(200);
  },
);

test('a challenge tells a stranger nothing about members, and malformed answers are refused', async () => {
  const browser = visitor();
  const stranger = new SoftwareAuthenticator(ORIGIN);
  const question = await asked(browser);
  expect(question).toEqual({ challenge: expect.any(String), domain: 'localhost' });
  const assertion = stranger.answer(question, { userHandle: 'eA' });
  expect(await signIn(browser, assertion)).toMatchObject(FAILED);
  for (const clientData of ['bnVsbA', 'e30', 'W10', 'eHg', '_w'])
    expect(await signIn(browser, { ...assertion, clientData })).toMatchObject(FAILED);
  const { key } = await withPasskey();
  const member = await signedUpMember();
  // Nested without end, and a list that says to be endless (RFC 8949).
  for (const bytes of [Buffer.alloc(14_000, 0x81), Buffer.from('9b7fffffffffffffff', 'hex')]) {
    const prepared = await member.passkeyPrepare({ body: {} });
    if (!prepared.ok) throw new Error('refused');
    const attestation = { ...stranger.make(prepared.value), attestationObject: bytes.toString('base64url') };
    expect(await member.passkeyAdd({ body: { name: 'x', attestation } })).toMatchObject({
      error: { error: { code: 'invalid' } },
    });
  }
  for (const [part, value] of Object.entries({ authenticatorData: 'AA', signature: 'AA' })) {
    const broken = { ...key.answer(await asked(browser)), [part]: value };
    expect(await signIn(browser, broken), part).toMatchObject(FAILED);
  }
});

test('passkeys are in the export, and go with the member', async () => {
  const { member, key } = await withPasskey();
  const exported = await member.memberExport();
  expect(exported.ok && exported.value.export.passkeys).toMatchObject([
    { credentialId: key.id, name: 'スマホ' },
  ]);
  await member.memberWithdraw({ body: {} });
  expect(await rowsOf(context, sql`select 1 from passkey where credential_id = ${key.id}`)).toEqual([]);
});
