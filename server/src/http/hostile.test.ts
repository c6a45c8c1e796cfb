import { api, type CallName, type Endpoint, everyCall } from '@fumi/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { signedInDesk } from '../../test/desk-client.ts';
import { testApp } from '../../test/harness.ts';
import { hostileBodies } from '../../test/hostile.ts';

const shop = await testApp();
const { visitor, signedUpMember, app, logged } = shop;

const RUNS = 25;
/** These end the session that the others are called with. */
const ENDS_SESSION: readonly CallName[] = [
  'memberLogout',
  'memberWithdraw',
  'sessionRevokeOthers',
  'deskSignOut',
];

const member = await signedUpMember();
const desk = await signedInDesk(shop, 'owner');
const cookie = `fumi=${member.cookies.get('fumi')}; fumi-desk=${desk.cookies.get('fumi-desk')}`;

const callable = (Object.keys(everyCall) as CallName[])
  .filter((name) => !ENDS_SESSION.includes(name))
  .map((name) => {
    const [method = '', path = ''] = everyCall[name].route.split(' ');
    return { name, endpoint: api[name] as Endpoint, method, path };
  });

const fill = (path: string, values: readonly string[]): string => {
  let index = 0;
  return path.replace(/:\w+/g, () => encodeURIComponent(values[index++ % values.length] ?? ''));
};

/** What a URL can carry at all. */
const wellFormed = (value: unknown): string => String(value).replace(/\p{Cs}/gu, '?');

const isCalm = (status: number, body: string): boolean =>
  status < 500 && (status === 200 || JSON.parse(body).error.message.length > 0);

test.each(callable.filter(({ method }) => method === 'POST'))(
  '$name answers every body, and never falls over',
  async ({ endpoint, path }) => {
    const params = fc.array(fc.constantFrom('mincho', 'x', '\u0000', '../..', '%00', 'a'.repeat(150)), {
      minLength: 2,
      maxLength: 2,
    });
    const bodies = endpoint.body ? hostileBodies(endpoint.body) : fc.jsonValue();
    await fc.assert(
      fc.asyncProperty(params, bodies, async (values, body) => {
        const answer = await app.inject({
          method: 'POST',
          url: fill(path, values),
          headers: { cookie, 'x-requested-with': 'fumi', 'content-type': 'application/json' },
          payload: JSON.stringify(body),
        });
        expect(isCalm(answer.statusCode, answer.body), `${answer.statusCode} ${answer.body}`).toBe(true);
      }),
      { numRuns: RUNS },
    );
  },
);

test.each(callable.filter(({ method }) => method === 'GET'))(
  '$name answers every query, and never falls over',
  async ({ endpoint, path }) => {
    const queries = endpoint.query ? hostileBodies(endpoint.query) : fc.constant({});
    const params = fc.array(fc.string({ unit: 'binary', maxLength: 60 }), { minLength: 2, maxLength: 2 });
    await fc.assert(
      fc.asyncProperty(params, queries, async (values, query) => {
        const search = Object.entries(typeof query === 'object' && query !== null ? query : {}).map(
          ([name, value]) => `${name}=${encodeURIComponent(wellFormed(value))}`,
        );
        const url = `${fill(path, values.map(wellFormed))}?${search.join('&')}`;
        const answer = await app.inject({ url, headers: { cookie } });
        expect(isCalm(answer.statusCode, answer.body), `${answer.statusCode} ${url}`).toBe(true);
      }),
      { numRuns: RUNS },
    );
  },
);

test('whatever was typed, the log holds nothing of it', async () => {
  const canary = {
    name: '鹿子木かなりあ',
    email: 'canary.bird@example.jp',
    password: 'canary yellow feathers',
  };
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
