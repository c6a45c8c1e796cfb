import { api, type CallName, type Endpoint, everyCall } from '@fumi/contract';
import { mayDo, ROLES } from '@fumi/domain';
import { expect, test } from 'vitest';
import { deskVisitor, signedInDesk } from '../../../test/desk-client.ts';
import { testApp } from '../../../test/harness.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { sql } from '../../db/drizzle.ts';
import { operatorCommand } from './operator.command.ts';
import { addOperator } from './operator.service.ts';
import { newTotpSecret, totpCode, totpStep } from './totp.ts';

const shop = await testApp();
const { context, clock, app } = shop;

const PASSWORD = 'ink paper brush stone';
const totpSecret = newTotpSecret();
const code = () => totpCode(totpSecret, totpStep(clock.nowMs()));
await addOperator(context, { name: 'aoi', role: 'support', password: PASSWORD, totpSecret, code: code() });

const deskCalls = (Object.keys(everyCall) as CallName[])
  .map((name) => ({ name, endpoint: api[name] as Endpoint, route: everyCall[name].route }))
  .filter(({ route }) => / \/api\/desk\//.test(route));

test('an operator signs in with password and code, works twelve hours, and signs out', async () => {
  clock.advance(30_000);
  const desk = deskVisitor(app);
  const signIn = (password: string) => desk.deskSignIn({ body: { name: 'aoi', password, code: code() } });
  expect(await signIn('not the password at all')).toMatchObject({
    error: { error: { code: 'login_failed' } },
  });
  expect(await desk.deskSession()).toMatchObject({ error: { status: 401 } });
  expect(await signIn(PASSWORD)).toMatchObject({ value: { operator: { name: 'aoi', role: 'support' } } });
  clock.advance(12 * 3_600_000 - 60_000);
  expect(await desk.deskSession()).toMatchObject({ value: { operator: { name: 'aoi' } } });
  const kept = new Map(desk.cookies);
  expect((await desk.deskSignOut()).ok).toBe(true);
  expect((await deskVisitor(app, kept).deskSession()).ok, 'with a kept cookie').toBe(false);
  clock.advance(30_000);
  await signIn(PASSWORD);
  clock.advance(12 * 3_600_000 + 1);
  expect((await desk.deskSession()).ok, 'after twelve hours').toBe(false);
  const noted = await rowsOf(
    context,
    sql`select actor, action from audit where actor = 'operator:aoi' order by id`,
  );
  expect(noted.map(({ action }) => action)).toEqual([
    'operator-add',
    'operator-sign-in-failed',
    'operator-sign-in',
    'deskSignOut',
    'operator-sign-in',
  ]);
});

test('the cookie of the desk is not the members’, and neither opens the other', async () => {
  const desk = await signedInDesk(shop, 'owner');
  const [token = ''] = desk.cookies.values();
  expect([...desk.cookies.keys()]).toEqual(['fumi-desk']);
  const member = await shop.signedUpMember();
  const crossed = deskVisitor(app, new Map([['fumi-desk', member.cookies.get('fumi') ?? '']]));
  expect((await crossed.deskSession()).ok).toBe(false);
  const answer = await app.inject({ url: '/api/member/get', headers: { cookie: `fumi=${token}` } });
  expect(answer.json()).not.toMatchObject({ member: { code: expect.anything() } });
});

test('the token of a shell signs in no browser', async () => {
  const { beginShift } = await import('./operator-session.service.ts');
  clock.advance(60_000);
  const token = (await beginShift(context, { name: 'aoi', password: PASSWORD, code: code() })) ?? '';
  expect((await deskVisitor(app, new Map([['fumi-desk', token]])).deskSession()).ok).toBe(false);
});

test.each(deskCalls.filter(({ endpoint }) => endpoint.access !== 'anyone'))(
  '$name is refused to visitors, members and every role that may not do it',
  async ({ endpoint, route }) => {
    if (endpoint.access !== 'operator') throw new Error('A call of the desk is for operators.');
    const [method = '', path = ''] = route.split(' ');
    const url = path.replace(/:\w+/g, 'F261121-7KQ2M');
    const status = async (cookies: ReadonlyMap<string, string>) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { cookie, 'x-requested-with': 'fumi', 'content-type': 'application/json' };
      const answer = await app.inject({
        method: method as 'GET' | 'POST',
        url,
        headers,
        ...(method === 'POST' ? { payload: '{}' } : {}),
      });
      return answer.statusCode;
    };
    expect(await status(new Map()), 'a visitor').toBe(401);
    expect(await status((await shop.signedUpMember()).cookies), 'a member').toBe(401);
    for (const role of ROLES) {
      const { cookies } = await signedInDesk(shop, role);
      const answered = await status(cookies);
      if (mayDo(role, endpoint.permission)) expect([401, 403], role).not.toContain(answered);
      else expect(answered, role).toBe(403);
    }
  },
);

test('an operator is signed out in the shell alone, or everywhere', async () => {
  clock.advance(30_000);
  const desk = deskVisitor(app);
  await desk.deskSignIn({ body: { name: 'aoi', password: PASSWORD, code: code() } });
  const signOut = (...words: string[]) =>
    operatorCommand(['sign-out', 'aoi', ...words], {
      ...context,
      token: undefined,
      say: () => {},
      ask: async () => '',
    });
  await signOut();
  expect((await desk.deskSession()).ok).toBe(true);
  await signOut('--everywhere');
  expect((await desk.deskSession()).ok).toBe(false);
});

test('who asks for what their role may not do is named in the log, for calls and for files', async () => {
  const desk = await signedInDesk(shop, 'print');
  const before = shop.logged.length;
  expect((await desk.deskAuditList({ query: {} })).ok).toBe(false);
  const photo = await desk.request({ path: '/api/desk/inquiry/X/photo/1.jpg' });
  expect(photo.status).toBe(403);
  const told = shop.logged.slice(before).filter((line) => line.includes('desk refused'));
  expect(told.map((line) => JSON.parse(line))).toMatchObject([
    { operator: 'sandbox-print', role: 'print', permission: 'audit-see' },
    { operator: 'sandbox-print', role: 'print', permission: 'inquiry-see' },
  ]);
});

test('the sandbox’s operators are nobody in production, and their link needs its key', async () => {
  const desk = await signedInDesk(shop, 'owner');
  const { resumeDeskSession } = await import('./desk-session.service.ts');
  const [token = ''] = desk.cookies.values();
  const cookies = { read: () => token, write: () => {}, erase: () => {} };
  expect(await resumeDeskSession(context, cookies)).toMatchObject({ name: 'sandbox-owner' });
  const config = { ...context.config, isProduction: true };
  expect(await resumeDeskSession({ ...context, config }, cookies)).toBeNull();
  for (const key of ['', 'x', ...['x', '鍵'].map((letter) => letter.repeat(context.deskKey.length))])
    expect((await app.inject({ url: `/sandbox/desk?key=${encodeURIComponent(key)}` })).statusCode).toBe(404);
  const signIn = { name: 'sandbox-owner', password: '', code: '' };
  expect((await deskVisitor(app).deskSignIn({ body: signIn })).ok).toBe(false);
});

test('the audit log is read page by page, newest first', async () => {
  const desk = await signedInDesk(shop, 'manager');
  const first = await desk.deskAuditList({ query: {} });
  if (!first.ok) throw new Error('refused');
  const ids = first.value.entries.map(({ id }) => id);
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
  const beforeId = ids[1] ?? 0;
  const next = await desk.deskAuditList({ query: { beforeId } });
  expect(next.ok && next.value.entries.every(({ id }) => id < beforeId)).toBe(true);
});
