import { expect, test } from 'vitest';
import { signedInDesk } from '../../test/desk-client.ts';
import { fuzz } from '../../test/fuzz.ts';
import { testApp } from '../../test/harness.ts';

const shop = await testApp();
const { visitor, signedUpMember, logged } = shop;

/** A sample that is always the same; `npm run fuzz` asks for more, from another seed each day. */
const SEED = Number(process.env.FUZZ_SEED ?? 53);
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 2500);
/** Twenty a second at least, on a machine that does other work too. */
const TIME_LIMIT_MS = 300_000 + REQUESTS * 50;

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

test.each([
  ['lists', (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`],
  ['objects', (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`],
])('a body of %s nested 36,000 deep is a bad request', async (_, nested) => {
  for (const depth of [40, 36_000]) {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/resend_password',
      headers: { 'x-requested-with': 'fumi', 'content-type': 'application/json' },
      payload: `{"email":${nested(depth)}}`,
    });
    expect(answer.statusCode, String(depth)).toBe(400);
  }
});

/** Routes that look something up and are no calls, so that the fuzzer makes up no requests for them. */
const LOOKED_UP = [
  '/api/book/:/proof.pdf',
  '/api/book/:/photo/1.jpg',
  '/api/draft/:/photo/x',
  '/api/draft/x/photo/:',
  '/api/desk/order/:/slip.pdf',
  '/api/desk/order/:/press.pdf',
  '/api/desk/order/:/page/1.svg',
  '/api/desk/inquiry/:/photo/1.jpg',
  '/api/desk/run/:/sheets.pdf',
  '/api/desk/run/:/ticket.csv',
  '/sandbox/pay/:',
  '/unsubscribe/:',
  '/a/page/:',
];

test('an address of a file or a page with a null character is a bad request', async () => {
  const { app } = shop;
  const member = await signedUpMember();
  const desk = await signedInDesk(shop, 'owner');
  const cookies = [...member.cookies, ...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  for (const path of LOOKED_UP) {
    const url = path.replace(':', 'a%00b');
    const { statusCode } = await app.inject({ method: 'GET', url, headers: { cookie: cookies } });
    expect(statusCode, url).toBe(400);
  }
});

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
