import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { newEmail } from '../../../test/sign-up.ts';
import { testClient } from '../../../test/test-client.ts';

const { visitor, signedUpMember, clock, mailsTo, runJobs, app, logged } = await testApp();

const NEW_PASSWORD = 'the snow has come early';

async function linkMailedTo(email: string): Promise<string> {
  await runJobs();
  const mail = (await mailsTo(email)).find(({ kind }) => kind === 'password-link');
  return /reset\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? 'none';
}

async function askedForLink() {
  const member = await signedUpMember();
  await visitor().resendPassword({ body: { email: member.email } });
  return { member, token: await linkMailedTo(member.email) };
}

test('the answer is the same whether the address is known or not, and only the known one gets a mail', async () => {
  const { email } = await signedUpMember();
  const unknown = newEmail();
  const answers = [];
  for (const address of [email, unknown]) {
    answers.push(
      await visitor().request({ method: 'POST', path: '/api/resend_password', body: { email: address } }),
    );
  }
  expect(answers[0]?.status).toBe(200);
  expect(answers[1]?.text).toBe(answers[0]?.text);
  await runJobs();
  expect((await mailsTo(email)).map(({ kind }) => kind)).toContain('password-link');
  expect(await mailsTo(unknown)).toEqual([]);
});

test('a mailed link sets a new password once, and ends every session', async () => {
  const { member, token } = await askedForLink();
  expect((await visitor().resetPassword({ body: { token, password: NEW_PASSWORD } })).ok).toBe(true);
  expect(await member.memberGet()).toEqual({ ok: true, value: { member: null } });
  const login = (password: string) =>
    visitor().memberLogin({ body: { userName: member.email, password, rememberMe: true } });
  expect((await login(member.password)).ok).toBe(false);
  expect((await login(NEW_PASSWORD)).ok).toBe(true);
  expect(await visitor().resetPassword({ body: { token, password: 'another one again' } })).toMatchObject({
    error: { status: 404, error: { code: 'not_found' } },
  });
  expect((await mailsTo(member.email)).map(({ kind }) => kind)).toContain('password-changed');
});

test('a link lives thirty minutes', async () => {
  const { token } = await askedForLink();
  clock.advance(30 * 60_000);
  const answer = await visitor().resetPassword({ body: { token, password: NEW_PASSWORD } });
  expect(answer).toMatchObject({ error: { error: { code: 'not_found' } } });
});

test('a password that is refused does not use the link up', async () => {
  const { token, member } = await askedForLink();
  expect(await visitor().resetPassword({ body: { token, password: 'password' } })).toMatchObject({
    error: { status: 422, error: { fields: { password: ['too-common'] } } },
  });
  const ownName = `${member.email.split('@')[0]}-2027!`;
  expect(await visitor().resetPassword({ body: { token, password: ownName } })).toMatchObject({
    error: { status: 422, error: { fields: { password: ['too-common'] } } },
  });
  expect((await visitor().resetPassword({ body: { token, password: NEW_PASSWORD } })).ok).toBe(true);
});

test('the link of a forged Host leads to our own origin', async () => {
  const { email } = await signedUpMember();
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  await visitor().request({ method: 'POST', path: '/api/resend_password', headers, body: { email } });
  await runJobs();
  const [mail] = await mailsTo(email);
  expect(mail?.text).toContain('http://localhost:3000/member/password/reset?token=');
  expect(mail?.text).not.toContain('evil');
});

test('an address gets three links an hour, and the fourth request looks just as done', async () => {
  const { email } = await signedUpMember();
  for (let time = 0; time < 4; time += 1) {
    expect((await visitor().resendPassword({ body: { email } })).ok).toBe(true);
  }
  await runJobs();
  const links = (await mailsTo(email)).filter(({ kind }) => kind === 'password-link');
  expect(links).toHaveLength(3);
});

test('an address gets ten links a day, however patiently they are asked for', async () => {
  const { email } = await signedUpMember();
  for (let hour = 0; hour < 6; hour += 1) {
    for (let time = 0; time < 3; time += 1) await visitor().resendPassword({ body: { email } });
    clock.advance(3_600_000);
  }
  await runJobs();
  const links = (await mailsTo(email)).filter(({ kind }) => kind === 'password-link');
  expect(links).toHaveLength(10);
});

test.each(['', 'nobody', 'a@b.jp\nBcc: c@d.jp'])('%j is no address', async (email) => {
  expect(await visitor().resendPassword({ body: { email } })).toMatchObject({
    error: { status: 422, error: { code: 'invalid' } },
  });
});

test('twenty uses of one link at once set one password', async () => {
  const { member, token } = await askedForLink();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      testClient(app).resetPassword({ body: { token, password: `a new password ${index}` } }),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await mailsTo(member.email)).toHaveLength(3);
});

test('the link is never logged', async () => {
  const { token } = await askedForLink();
  await visitor().resetPassword({ body: { token, password: NEW_PASSWORD } });
  await visitor().request({ path: `/member/password/reset?token=${token}` });
  expect(logged.join('')).not.toContain(token);
});
