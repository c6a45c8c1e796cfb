import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import { ERRORS, toWire } from '@fumi/contract';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { testApp } from '../../test/harness.ts';
import { testClient } from '../../test/test-client.ts';
import type { Context } from '../context.ts';
import { registerHealth } from './health.ts';
import { DESK_PERMISSIONS_POLICY } from './security-headers.ts';

const { visitor, signedUpMember, clock, app } = await testApp({ environment: { LIMITS: 'full' } });
const login = { userName: 'hanako@example.jp', password: 'a pass phrase', rememberMe: true };

const post = (headers: Record<string, string>, body: unknown = login) =>
  visitor().request({ method: 'POST', path: '/api/member/login', headers, body });

test('a start loads none of the hundred files with which Fastify would compile schemas', async () => {
  const { cache } = createRequire(import.meta.url);
  const compilers = () =>
    Object.keys(cache).filter((file) => /[\\/]@fastify[\\/][\w-]+-compiler[\\/]/.test(file));
  // Another file of this process may have made a server with them.
  for (const file of compilers()) delete cache[file];
  await testApp();
  expect(compilers()).toEqual([]);
});

test.each([
  [{ 'x-requested-with': 'XMLHttpRequest' }],
  [{ origin: 'https://evil.example' }],
  [{ origin: 'null' }],
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
])('a forged call is refused: %j', async (headers) => {
  expect((await post(headers)).status).toBe(403);
});

test('a call that only reads is refused to other sites, and a page is not', async () => {
  const from = async (site: string, path: string) =>
    (await visitor().request({ path, headers: { 'sec-fetch-site': site } })).status;
  expect(await from('cross-site', '/api/member/')).toBe(403);
  for (const site of ['same-origin', 'none']) expect(await from(site, '/api/member/')).toBe(200);
  for (const path of ['/', '/api/openapi.json']) expect(await from('cross-site', path)).toBe(200);
});

test('a call of our own page is accepted', async () => {
  const answer = await post({ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' });
  expect(answer.status).not.toBe(403);
});

test.each([
  ['not JSON', 'application/json', '{'],
  ['no JSON type', 'text/plain', '{}'],
  ['a form where no file goes', 'multipart/form-data; boundary=x', '--x--\r\n'],
  ['an array', 'application/json', '[]'],
  ['a field too many', 'application/json', JSON.stringify({ ...login, admin: true })],
  ['a prototype', 'application/json', '{"__proto__": {"admin": true}}'],
])('%s is a bad request in our form', async (_, type, body) => {
  const answer = await post({ 'content-type': type }, body);
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.text)).toMatchObject({
    error: { code: 'bad_request', message: ERRORS.bad_request.message },
  });
});

test('a body over the limit is refused before it is read', async () => {
  const answer = await post({}, { ...login, password: 'x'.repeat(300_000) });
  expect([answer.status, JSON.parse(answer.text).error.code]).toEqual([413, 'too_large']);
});

test('a path that nobody answers is not found, in our form', async () => {
  const answer = await visitor().request({ path: '/api/nowhere' });
  expect([answer.status, JSON.parse(answer.text).error.code]).toEqual([404, 'not_found']);
});

test('an answer that may be shown as a page has the headers of pages, and is not cached', async () => {
  const accept = 'text/html,*/*;q=0.8';
  const { headers } = await visitor().request({ path: '/api/member/', headers: { accept } });
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  const policy = String(headers['content-security-policy']);
  for (const word of ["frame-ancestors 'none'", "require-trusted-types-for 'script'", 'report-to policy'])
    expect(policy).toContain(word);
  expect(policy).not.toContain('unsafe');
  expect(headers['reporting-endpoints']).toBe('policy="/policy-reports"');
});

test('an answer for a program loads nothing, is in no frame, and its type is not guessed', async () => {
  for (const path of ['/api/member/', '/api/contact/list']) {
    const { headers } = await visitor().request({ path });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  }
});

test('the desk alone may ask for a camera', () => {
  expect(DESK_PERMISSIONS_POLICY).toContain('camera=(self)');
  expect(DESK_PERMISSIONS_POLICY).toContain('microphone=()');
});

test('no refusal is cached, and signing out empties the cache of the browser', async () => {
  for (const path of ['/api/nowhere', '/material/v2/none', '/api/book/x/proof.pdf', '/api/auth/nobody']) {
    for (const accept of ['application/json', 'text/html,*/*;q=0.8']) {
      const { headers } = await visitor().request({ path, headers: { accept } });
      expect([path, accept, headers['cache-control']]).toEqual([path, accept, 'no-store']);
    }
  }
  const member = await signedUpMember();
  const left = await member.request({ method: 'POST', path: '/api/member/logout', body: {} });
  expect(left.headers['clear-site-data']).toBe('"cache"');
});

test('a member’s call asks for a sign-in before it looks at what was sent', async () => {
  const answer = await visitor().request({ method: 'POST', path: '/api/contact/create', body: { junk: 1 } });
  expect([answer.status, JSON.parse(answer.text).error.code]).toEqual([401, 'unauthenticated']);
});

test('a session that asks for more than any person does is refused for the rest of the minute', async () => {
  const member = await signedUpMember();
  const statuses = new Set<number>();
  for (let call = 0; call < 200; call += 1) {
    const answer = await member.request({ method: 'POST', path: '/api/contact/delete', body: { code: 'x' } });
    statuses.add(answer.status);
  }
  expect(statuses).toEqual(new Set([404, 429]));
  clock.advance(60_000);
  expect((await member.memberGet()).ok).toBe(true);
});

test('a cookie that is longer than a session’s token is not counted as a session', async () => {
  const client = testClient(app, new Map([['fumi', 'x'.repeat(4000)]]));
  const statuses = new Set<number>();
  for (let call = 0; call < 200; call += 1)
    statuses.add((await client.request({ path: '/no//page' })).status);
  expect(statuses).toEqual(new Set([404]));
  clock.advance(60_000);
});

test('pages, sign-in elsewhere, proofs and photos stand behind the same guard as the calls', async () => {
  const client = visitor();
  for (let page = 0; page < 600; page += 1) await client.request({ path: '/no//page' });
  const guarded = ['/', '/nowhere', '/api/auth/au', '/api/book/x/proof.pdf', '/api/book/x/photo/1.jpg'];
  for (const path of guarded) {
    const { status, headers } = await client.request({ path });
    expect([path, status, Number(headers['retry-after']) > 0]).toEqual([path, 429, true]);
  }
  for (const path of ['/healthz', '/material/v2/none']) {
    expect((await client.request({ path })).status).not.toBe(429);
  }
  clock.advance(60_000);
  expect((await client.request({ path: '/' })).status).toBe(200);
});

test('large answers use up what a session may ask for in a minute, small ones hardly', async () => {
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const ask = async (path: string, token: string) => {
    const answer = await fetch(origin + path, {
      headers: { cookie: `fumi=${token}`, 'accept-encoding': 'identity' },
    });
    return [answer.status, (await answer.arrayBuffer()).byteLength] as const;
  };
  const largest = '/api/openapi.json';
  const [, bytes] = await ask(largest, 'a');
  const times = Math.ceil(900 / (1 + Math.floor(bytes / 100_000)));
  for (let time = 0; time < times; time += 1) await ask(largest, 'a');
  expect((await ask(largest, 'a'))[0]).toBe(429);
  for (let time = 0; time < times; time += 1) await ask('/api/member/', 'b');
  expect((await ask('/api/member/', 'b'))[0]).toBe(200);
  clock.advance(60_000);
  expect((await ask(largest, 'a'))[0]).toBe(200);
});

test('the server says that it lives and that it is ready', async () => {
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/readyz')).json()).toMatchObject({ status: 'ok' });
});

test('a flood of probes asks the database one question at a time', async () => {
  let [asked, atOnce, most] = [0, 0, 0];
  const db = {
    execute: async () => {
      asked += 1;
      atOnce += 1;
      most = Math.max(most, atOnce);
      await setImmediate();
      atOnce -= 1;
    },
  };
  const probed = fastify();
  const disk = { config: { dataDir: import.meta.dirname }, flush: async () => ({ ok: true, ms: 1 }) };
  registerHealth(probed, { db, ...disk } as unknown as Context);
  const ask = async () => (await probed.inject('/readyz')).statusCode;
  expect(new Set(await Promise.all(Array.from({ length: 50 }, ask)))).toEqual(new Set([200]));
  expect(most).toBe(1);
  const before = asked;
  expect(await ask()).toBe(200);
  expect(asked).toBe(before + 1);
});

test('the contract is published as OpenAPI', async () => {
  const document = (await app.inject('/api/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths['/api/contact/create'].post.operationId).toBe('contactsShortCreate');
});

test('over https the cookie is Secure and bound to the host, and the browser is told to stay with https', async () => {
  const secure = await testApp({ environment: { BASE_URL: 'https://fumi.example' } });
  const member = await secure.signedUpMember();
  const { headers } = await member.request({
    method: 'POST',
    path: '/api/member/login',
    body: toWire({ userName: member.email, password: member.password, rememberMe: true }),
  });
  const cookies = [headers['set-cookie']].flat();
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies)
    expect(cookie).toMatch(/^__Host-fumi(-device)?=[\w-]{43};.* HttpOnly; Secure; SameSite=Lax$/);
  expect(headers['strict-transport-security']).toContain('max-age=31536000');
});

test('what the router itself refuses is refused in our form, and nothing of the address is quoted', async () => {
  for (const secret of ['s'.repeat(300), '%E3%81']) {
    const answer = await visitor().request({ path: `/api/address_request/link/${secret}` });
    expect([400, 404]).toContain(answer.status);
    expect(JSON.parse(answer.text).error.message).toMatch(/\S/);
    expect(answer.text).not.toContain(secret);
  }
});
