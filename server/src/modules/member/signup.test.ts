import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { newEmail, pinMailedTo, signupForm, TEST_PASSWORD } from '../../../test/sign-up.ts';
import { findMemberByEmail } from './member.repository.ts';

const { visitor, signedUpMember, context, clock, mailsTo, logged } = await testApp();

async function begin(email = newEmail()) {
  const client = visitor();
  const started = await client.signup({ body: signupForm(email) });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  return { client, email, token: started.value.token, pin: await pinMailedTo(context, email) };
}

const refusal = (code: string) => ({ ok: false, error: { error: { code } } });

test('nobody is a member before the PIN, and everybody is signed in after it', async () => {
  const { client, email, token, pin } = await begin();
  expect(await findMemberByEmail(context.db, email)).toBeNull();
  const activated = await client.activate({ body: { token, pin, mode: 2 } });
  expect(activated).toMatchObject({
    ok: true,
    value: { member: { type: 1, email, existNotificationDestination: true } },
  });
  expect(await client.memberGet()).toEqual(activated);
});

test('without the notification box the member has no notification address', async () => {
  const email = newEmail();
  const client = visitor();
  const started = await client.signup({ body: { ...signupForm(email), notification: false } });
  const token = started.ok ? started.value.token : '';
  const pin = await pinMailedTo(context, email);
  expect(await client.activate({ body: { token, pin, mode: 2 } })).toMatchObject({
    value: { member: { existNotificationDestination: false } },
  });
});

test('a sign-up may be without a referral code', async () => {
  const { referralCode: _, ...form } = signupForm(newEmail());
  const answer = await visitor().request({ method: 'POST', path: '/api/signup', body: form });
  expect(answer.status).toBe(200);
});

test('what the wire shows of a member is what the contract says, and no more', async () => {
  const member = await signedUpMember();
  const { text } = await member.request({ path: '/api/member/' });
  expect(Object.keys(JSON.parse(text).member).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'activate_date',
    'code',
    'email',
    'exist_notification_destination',
    'is_initial',
    'referral_code',
    'site',
    'type',
  ]);
});

test('a right PIN works once', async () => {
  const { client, token, pin } = await begin();
  expect((await client.activate({ body: { token, pin, mode: 2 } })).ok).toBe(true);
  expect(await visitor().activate({ body: { token, pin, mode: 2 } })).toMatchObject(refusal('not_found'));
});

test('the PIN of one sign-up does not open another', async () => {
  const [a, b] = [await begin(), await begin()];
  const answer = await a.client.activate({ body: { token: a.token, pin: b.pin, mode: 2 } });
  // One pair of PINs in a million is the same.
  if (a.pin !== b.pin) expect(answer).toMatchObject(refusal('not_found'));
});

test('a PIN dies after ten minutes', async () => {
  const { client, token, pin } = await begin();
  clock.advance(10 * 60_000);
  expect(await client.activate({ body: { token, pin, mode: 2 } })).toMatchObject(refusal('not_found'));
});

test('of 200 guesses in parallel five are evaluated, and then the right PIN is dead too', async () => {
  const { token, pin } = await begin();
  const verify = context.passwords.verify;
  let evaluated = 0;
  Object.assign(context.passwords, {
    verify: (...args: Parameters<typeof verify>) => {
      evaluated += 1;
      return verify(...args);
    },
  });
  const wrong = pin === '000000' ? '000001' : '000000';
  const guesses = Array.from({ length: 200 }, () =>
    visitor().activate({ body: { token, pin: wrong, mode: 2 } }),
  );
  const answers = await Promise.all(guesses);
  Object.assign(context.passwords, { verify });
  expect(evaluated).toBe(5);
  expect(answers.filter(({ ok }) => ok)).toEqual([]);
  expect(await visitor().activate({ body: { token, pin, mode: 2 } })).toMatchObject(refusal('not_found'));
});

test('a known address is refused, after the same number of hashes', async () => {
  const member = await signedUpMember();
  const hash = context.passwords.hash;
  const counts: number[] = [];
  for (const email of [member.email.toUpperCase(), newEmail()]) {
    let count = 0;
    Object.assign(context.passwords, {
      hash: (secret: string) => {
        count += 1;
        return hash(secret);
      },
    });
    const answer = await visitor().signup({ body: signupForm(email) });
    if (email === member.email.toUpperCase()) expect(answer).toMatchObject(refusal('unique'));
    counts.push(count);
  }
  Object.assign(context.passwords, { hash });
  expect(counts).toEqual([2, 2]);
});

test('two sign-ups of one address do not touch each other, and the second to be activated is refused', async () => {
  const email = newEmail();
  const [first, second] = [await begin(email), await begin(email)];
  expect((await first.client.activate({ body: { token: first.token, pin: first.pin, mode: 2 } })).ok).toBe(
    true,
  );
  expect(
    await second.client.activate({ body: { token: second.token, pin: second.pin, mode: 2 } }),
  ).toMatchObject(refusal('unique'));
});

test('a referral code is found whatever its case and width, remembered, and a wrong one has a sentence of its own', async () => {
  const friend = await signedUpMember();
  const email = newEmail();
  const code = friend.member.referralCode;
  expect(code).toMatch(/^[A-Z2-9]{5}$/);
  const fullWidth = (text: string) =>
    text.replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));
  const started = await visitor().signup({
    body: {
      ...signupForm(email),
      referralCode: `${fullWidth(code.slice(0, 2))} ${code.slice(2).toLowerCase()}`,
    },
  });
  const token = started.ok ? started.value.token : '';
  await visitor().activate({ body: { token, pin: await pinMailedTo(context, email), mode: 2 } });
  expect((await findMemberByEmail(context.db, email))?.referredBy).toBe(friend.member.code);
  expect(
    await visitor().signup({ body: { ...signupForm(newEmail()), referralCode: 'ZZZZZ' } }),
  ).toMatchObject({ error: { error: { code: 'not_found', fields: { referralCode: ['not_found'] } } } });
});

test.each([
  [{ email: 'no address' }, 422, { email: ['email'] }],
  [{ email: 'a@b.jp\r\nBcc: evil@example.com' }, 422, { email: ['email'] }],
  [{ email: 'a@b.jp,evil@example.com' }, 422, { email: ['email'] }],
  [{ password: 'short' }, 422, { password: ['too-short'] }],
  [{ password: 'nengajo2027' }, 422, { password: ['too-common'] }],
  [{ email: 'sakurako.yamada@example.jp', password: 'sakurako.yamada' }, 422, { password: ['too-common'] }],
  [{ referralCode: 'ABCD' }, 422, { referralCode: ['length'] }],
  [{ mode: 1 }, 400, { mode: ['unsupported'] }],
  [{ site: 9 }, 400, { site: ['unknown'] }],
])('%j is refused by field', async (change, status, fields) => {
  const body = { ...signupForm(newEmail()), ...change };
  expect(await visitor().signup({ body })).toMatchObject({ error: { status, error: { fields } } });
});

test.each([
  'iloveyou1',
  'Password1!',
  'sakura2026',
  'Takahashi0401',
  '!!Dragon!!',
  '12341234',
  'さくらさくらさくら',
  'corvette',
])('the password %s is refused as too common', async (password) => {
  expect(await visitor().signup({ body: signupForm(newEmail(), password) })).toMatchObject({
    error: { status: 422, error: { fields: { password: ['too-common'] } } },
  });
});

test.each(['correct horse battery', 'himawari to densha', 'love-84931175-tea'])(
  'the password %s is not too common',
  async (password) => {
    expect((await visitor().signup({ body: signupForm(newEmail(), password) })).ok).toBe(true);
  },
);

test('an address gets five sign-up mails a day, then none', async () => {
  const email = newEmail();
  for (let time = 0; time < 5; time += 1) await visitor().signup({ body: signupForm(email) });
  expect(await visitor().signup({ body: signupForm(email) })).toMatchObject(refusal('too_many_requests'));
  expect(await mailsTo(email)).toHaveLength(5);
});

test('neither password, PIN, address nor token is ever logged', async () => {
  const { client, email, token, pin } = await begin();
  await client.activate({ body: { token, pin, mode: 2 } });
  const all = logged.join('');
  for (const secret of [email, token, pin, TEST_PASSWORD]) expect(all).not.toContain(secret);
});
