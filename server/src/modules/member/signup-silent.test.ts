import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { newEmail, signupForm } from '../../../test/sign-up.ts';
import { RATE_LIMITS } from '../rate-limit/rate-limits.ts';

const hashed: string[] = [];
const shop = await testApp({
  environment: { SIGNUP: 'silent', LIMITS: 'full' },
  passwords: {
    hash: async (secret) => {
      hashed.push(secret);
      return `hash of ${secret}`;
    },
    verify: async (stored, secret) => stored === `hash of ${secret}`,
  },
});
const { visitor, signedUpMember, mailsTo, context } = shop;

/** What a stranger sees of a sign-up, but for the token, which is always another. */
async function seenOf(email: string) {
  hashed.length = 0;
  const answer = await visitor().signup({ body: signupForm(email) });
  return {
    ok: answer.ok,
    length: answer.ok ? answer.value.token.length : answer.error,
    hashes: hashed.length,
  };
}

test('a sign-up answers alike for an address that has an account and one that has none', async () => {
  const known = await signedUpMember();
  const [ofKnown, ofNew] = [await seenOf(known.email), await seenOf(newEmail())];
  expect(ofKnown).toEqual(ofNew);
  expect(ofKnown).toMatchObject({ ok: true, hashes: 2 });
  expect(await seenOf(known.email.toUpperCase())).toEqual(ofNew);
});

test('the answer stays the same however often it is asked, up to the limit of any address', async () => {
  const [known, unknown] = [(await signedUpMember()).email, newEmail()];
  // The account's own sign-up was one of its tries today.
  await seenOf(unknown);
  for (let time = 0; time <= RATE_LIMITS['signup-email-origin'].max; time += 1)
    expect(await seenOf(known), `${time}`).toEqual(await seenOf(unknown));
});

test('a wrong referral code is refused alike', async () => {
  const known = await signedUpMember();
  const answers = [known.email, newEmail()].map((email) =>
    visitor().signup({ body: { ...signupForm(email), referralCode: 'ZZZZZ' } }),
  );
  const [ofKnown, ofNew] = await Promise.all(answers);
  expect(ofKnown).toEqual(ofNew);
  expect(ofKnown?.ok).toBe(false);
});

test('the address itself is told by mail, with no PIN, and no PIN makes a second account of it', async () => {
  const { email } = await signedUpMember();
  const started = await visitor().signup({ body: signupForm(email) });
  const [mail] = await mailsTo(email);
  expect(mail?.kind).toBe('already-registered');
  expect(mail?.text).not.toMatch(/^ {4}\d{6}$/m);
  if (!started.ok) throw new Error('refused');
  const pin = hashed.at(-1) ?? '';
  const activated = await visitor().activate({ body: { token: started.value.token, pin, mode: 2 } });
  expect(activated.ok).toBe(false);
});

test('changing one’s e-mail does not tell either whether an address has an account', async () => {
  const [member, other] = [await signedUpMember(), await signedUpMember()];
  const change = (email: string) => member.emailChange({ body: { email } });
  expect(await change(other.email)).toEqual(await change(newEmail()));
  expect((await mailsTo(other.email))[0]?.kind).toBe('already-registered');
  expect(context.config.signup).toBe('silent');
});
