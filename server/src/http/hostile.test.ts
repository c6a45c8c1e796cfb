import { expect, test } from 'vitest';
import { fuzz } from '../../test/fuzz.ts';
import { testApp } from '../../test/harness.ts';

const shop = await testApp();
const { visitor, signedUpMember, logged } = shop;

/** A sample that is always the same; `npm run fuzz` asks for more, from another seed each day. */
const SEED = Number(process.env.FUZZ_SEED ?? 53);
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 5000);
/** Twenty a second at least, on a machine that does other work too. */
const TIME_LIMIT_MS = 120_000 + REQUESTS * 50;

test(
  `${REQUESTS} valid, nearly valid and hostile requests are all answered, and none falls over or hangs`,
  async () => {
    const { findings, statuses, slowestMs, longestStandingMs } = await fuzz(shop, {
      seed: SEED,
      count: REQUESTS,
      onThousand: (soFar, done) => {
        if (done % 10_000 === 0) console.log(done, soFar.statuses, soFar.findings.slice(0, 10));
      },
    });
    console.log({ seed: SEED, statuses, slowestMs: Math.round(slowestMs), longestStandingMs });
    expect(findings.slice(0, 10)).toEqual([]);
    // Requests that no call lets in would find nothing.
    expect(statuses[200] ?? 0).toBeGreaterThan(REQUESTS / 20);
  },
  TIME_LIMIT_MS,
);

test('whatever was typed, the log holds nothing of it', async () => {
  const canary = {
    name: '鹿子木かなりあ',
    email: 'canary.bird@example.jp',
    password: 'canary yellow feathers',
  };
  const member = await signedUpMember();
  const client = visitor();
  await client.memberLogin({
    body: { userName: canary.email, password: canary.password, rememberMe: true },
  });
  await client.request({
    method: 'POST',
    path: `/api/signup?email=${canary.email}`,
    body: { email: canary.email, password: 7 },
  });
  await member.request({ method: 'POST', path: '/api/contact/create', body: { name_last: canary.name } });
  await member.request({ path: `/api/book/${encodeURIComponent(canary.name)}` });
  const all = logged.join('');
  for (const secret of Object.values(canary)) expect(all).not.toContain(secret);
});
