import { toWire } from '@fumi/contract';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { newEmail } from '../../../test/sign-up.ts';
import { testClient } from '../../../test/test-client.ts';
import { openPasswords } from '../../adapters/passwords.ts';

const { visitor, signedUpMember, context, clock, app } = await testApp();

const failed = { ok: false, error: { status: 401, error: { code: 'login_failed' } } };
const form = (userName: string, password: string, rememberMe = true) => ({
  body: { userName, password, rememberMe },
});

/** How many passwords are compared with a hash meanwhile. */
async function hashesDuring(act: () => Promise<unknown>): Promise<number> {
  const verify = context.passwords.verify;
  let hashes = 0;
  Object.assign(context.passwords, {
    verify: (...args: Parameters<typeof verify>) => {
      hashes += 1;
      return verify(...args);
    },
  });
  await act();
  Object.assign(context.passwords, { verify });
  return hashes;
}

test('address and password open a session, whatever the case of the address', async () => {
  const { email, password, member } = await signedUpMember();
  const client = visitor();
  expect(await client.memberLogin(form(email.toUpperCase(), password))).toMatchObject({
    ok: true,
    value: { member: { code: member.code } },
  });
  expect(await client.memberGet()).toMatchObject({ value: { member: { code: member.code } } });
});

test('a wrong password and an unknown address get the same answer after one hash', async () => {
  const { email } = await signedUpMember();
  const answers: unknown[] = [];
  for (const address of [email, newEmail()]) {
    const signIn = async () => answers.push(await visitor().memberLogin(form(address, 'not the password')));
    expect(await hashesDuring(signIn)).toBe(1);
  }
  expect(answers[0]).toMatchObject(failed);
  expect(answers[1]).toEqual(answers[0]);
});

test('the hash of a password is argon2id, and never the password', async () => {
  const hashed = await openPasswords().hash('雪のふる夜');
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('a log-in with a password of 900 characters is refused without a hash', async () => {
  const { email } = await signedUpMember();
  const signIn = async () =>
    expect(await visitor().memberLogin(form(email, 'x'.repeat(900)))).toMatchObject(failed);
  expect(await hashesDuring(signIn)).toBe(0);
});

test('five failures are free, then an account waits longer and longer; success clears it', async () => {
  const { email, password } = await signedUpMember();
  for (let time = 0; time < 6; time += 1) await visitor().memberLogin(form(email, 'wrong password'));
  expect(await visitor().memberLogin(form(email, password))).toMatchObject(failed);
  clock.advance(1_500);
  expect((await visitor().memberLogin(form(email, password))).ok).toBe(true);
  expect(await visitor().memberLogin(form(email, 'wrong password'))).toMatchObject(failed);
  expect((await visitor().memberLogin(form(email, password))).ok).toBe(true);
});

test('guesses of others never hold up a browser that the member has used, and any other for an hour at most', async () => {
  const member = await signedUpMember();
  const { email, password } = member;
  await member.memberLogout({ body: {} });
  for (let time = 0; time < 110; time += 1) {
    await visitor().memberLogin(form(email, 'wrong password'));
    clock.advance(901_000);
  }
  await visitor().memberLogin(form(email, 'wrong password'));
  expect(await visitor().memberLogin(form(email, password))).toMatchObject(failed);
  expect((await member.memberLogin(form(email, password))).ok).toBe(true);
  const strange = testClient(app, new Map([['fumi-device', 'x'.repeat(43)]]));
  for (let time = 0; time < 6; time += 1) await visitor().memberLogin(form(email, 'wrong password'));
  expect(await strange.memberLogin(form(email, password))).toMatchObject(failed);
  const other = await signedUpMember();
  expect(await other.memberLogin(form(email, password)), 'a browser of somebody else').toMatchObject(failed);
  clock.advance(3_600_000);
  expect((await visitor().memberLogin(form(email, password))).ok).toBe(true);
});

test('a browser that the member has used has its own guesses counted', async () => {
  const member = await signedUpMember();
  for (let time = 0; time < 6; time += 1) await member.memberLogin(form(member.email, 'wrong password'));
  expect(await member.memberLogin(form(member.email, member.password))).toMatchObject(failed);
});

test('of 100 guesses in parallel no more than six are judged', async () => {
  const { email } = await signedUpMember();
  const judged = await hashesDuring(() =>
    Promise.all(
      Array.from({ length: 100 }, (_, index) => visitor().memberLogin(form(email, `guess number ${index}`))),
    ),
  );
  expect(judged).toBeLessThanOrEqual(6);
});

test('whatever cookie was planted before a sign-in is worthless after it', async () => {
  const { email, password } = await signedUpMember();
  const planted = new Map([['fumi', 'a-token-that-the-attacker-knows']]);
  const victim = testClient(app, new Map(planted));
  expect((await victim.memberLogin(form(email, password))).ok).toBe(true);
  expect(victim.cookies.get('fumi')).not.toBe(planted.get('fumi'));
  expect(await testClient(app, planted).memberGet()).toEqual({ ok: true, value: { member: null } });
});

test('a new sign-in in the same browser ends the session before', async () => {
  const member = await signedUpMember();
  const before = new Map(member.cookies);
  await member.memberLogin(form(member.email, member.password));
  expect(await testClient(app, before).memberGet()).toEqual({ ok: true, value: { member: null } });
});

test('a kept copy of the cookie is worthless after a sign-out', async () => {
  const member = await signedUpMember();
  const copy = new Map(member.cookies);
  expect((await member.memberLogout({ body: {} })).ok).toBe(true);
  expect(member.cookies.has('fumi')).toBe(false);
  expect(await testClient(app, copy).contactsShortList({ query: {} })).toMatchObject({
    error: { status: 401 },
  });
});

test('the cookie is HttpOnly and SameSite=Lax, and lives as long as was asked for', async () => {
  const { email, password } = await signedUpMember();
  const header = async (rememberMe: boolean) => {
    const body = toWire({ userName: email, password, rememberMe });
    const { headers } = await visitor().request({ method: 'POST', path: '/api/member/login', body });
    return [headers['set-cookie']].flat().find((cookie) => String(cookie).startsWith('fumi='));
  };
  expect(await header(true)).toMatch(/^fumi=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(await header(false)).toMatch(/^fumi=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
});

test('an unremembered session ends after two idle hours, a remembered one after fourteen idle days', async () => {
  const { email, password } = await signedUpMember();
  const [passing, remembered] = [visitor(), visitor()];
  await passing.memberLogin(form(email, password, false));
  await remembered.memberLogin(form(email, password, true));
  const isSignedIn = async (client: typeof passing) => {
    const answer = await client.memberGet();
    return answer.ok && answer.value.member !== null;
  };
  clock.advance(1.9 * 3_600_000);
  expect([await isSignedIn(passing), await isSignedIn(remembered)]).toEqual([true, true]);
  clock.advance(1.9 * 3_600_000);
  expect([await isSignedIn(passing), await isSignedIn(remembered)]).toEqual([true, true]);
  clock.advance(2.1 * 3_600_000);
  expect([await isSignedIn(passing), await isSignedIn(remembered)]).toEqual([false, true]);
  clock.advance(14 * 86_400_000);
  expect(await isSignedIn(remembered)).toBe(false);
});
