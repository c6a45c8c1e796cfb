import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../test/harness.ts';
import { newEmail, signupForm } from '../../test/sign-up.ts';
import { createLog } from '../log.ts';
import { addOperator } from '../modules/operator/operator.service.ts';
import { newTotpSecret, totpCode, totpStep } from '../modules/operator/totp.ts';
import { NO_LIST, openBreachedPasswords } from './breached-passwords.ts';

const LEAKED = 'the snow falls on cedars 1907';
const hash = createHash('sha1').update(LEAKED).digest('hex').toUpperCase();

/** A list of one password, that notes what it was asked. */
const asked: string[] = [];
let mood: 'answers' | 'fails' | 'hangs' = 'answers';
const list = createServer((request, response) => {
  asked.push(`${request.url} ${request.headers['add-padding']}`);
  if (mood === 'hangs') return;
  response.statusCode = mood === 'fails' ? 503 : 200;
  const lines = [`${'0'.repeat(35)}:0`, `${hash.slice(5)}:12`, `${'F'.repeat(35)}:3`];
  response.end(request.url?.endsWith(hash.slice(0, 5)) ? lines.join('\r\n') : lines[0]);
});
await new Promise<void>((resolve) => list.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(list.address() as AddressInfo).port}/range`;
afterAll(() => {
  list.closeAllConnections();
  list.close();
});

const logged: string[] = [];
const log = createLog((line) => logged.push(line), Date.now);
const shop = await testApp({ environment: { PASSWORD_LIST_URL: url } });
const tooCommon = { error: { error: { fields: { password: ['too-common'] } } } };

test('the list is sent five digits of a digest, and neither the password nor the rest', async () => {
  asked.length = 0;
  expect(await openBreachedPasswords(url, { log }).has(LEAKED)).toBe(true);
  expect(asked).toEqual([`/range/${hash.slice(0, 5)} true`]);
  expect(await openBreachedPasswords(url, { log }).has('another phrase of four words')).toBe(false);
});

test('a leaked password is refused at sign-up, by a reset link, on a member’s own page and for an operator', async () => {
  expect(await shop.visitor().signup({ body: signupForm(newEmail(), LEAKED) })).toMatchObject(tooCommon);
  const member = await shop.signedUpMember();
  const body = { currentPassword: member.password, password: LEAKED };
  expect(await member.passwordChange({ body })).toMatchObject(tooCommon);
  await member.resendPassword({ body: { email: member.email } });
  await shop.runJobs();
  const [mail] = await shop.mailsTo(member.email);
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const reset = (password: string) => shop.visitor().resetPassword({ body: { token, password } });
  expect(await reset(LEAKED)).toMatchObject(tooCommon);
  expect((await reset('another phrase of four words')).ok).toBe(true);
  const totpSecret = newTotpSecret();
  const code = totpCode(totpSecret, totpStep(shop.clock.nowMs()));
  const operator = { name: 'aoi', role: 'owner', password: LEAKED, totpSecret, code } as const;
  expect(await addOperator(shop.context, operator)).toEqual({ ok: false, error: 'password' });
});

test('a list that fails or hangs keeps nobody from setting a password, and the log says so', async () => {
  for (const how of ['fails', 'hangs'] as const) {
    mood = how;
    logged.length = 0;
    expect(await openBreachedPasswords(url, { log, timeoutMs: 50 }).has(LEAKED)).toBe(false);
    expect(logged.join('')).toContain('password list');
    expect(logged.join('')).not.toContain(LEAKED);
  }
  mood = 'answers';
});

test('without its setting no list is asked', async () => {
  expect(openBreachedPasswords(null, { log })).toBe(NO_LIST);
});
