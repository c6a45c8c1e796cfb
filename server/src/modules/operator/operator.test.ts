import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { sql } from '../../db/drizzle.ts';
import { keyringOf } from '../../secrets/keyring.ts';
import { operatorCommand } from './operator.command.ts';
import { addOperator, verifyOperator } from './operator.service.ts';
import { beginShift, mayWork } from './operator-session.service.ts';
import { sealOperatorSecrets } from './seal-secrets.service.ts';
import { base32, matchingStep, newTotpSecret, totpCode, totpStep } from './totp.ts';

const { context, clock } = await testApp();

const PASSWORD = 'ink paper brush stone';

/** RFC 6238, appendix B: SHA-1, the last six of the eight digits. */
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code of the RFC is %s', (seconds, code) => {
  const secret = base32(Buffer.from('12345678901234567890'));
  expect(totpCode(secret, totpStep(seconds * 1000))).toBe(code);
});

test('a code fits its step and those beside it, and no other', () => {
  const secret = newTotpSecret();
  const step = totpStep(clock.nowMs());
  const fits = (offset: number) => matchingStep(secret, totpCode(secret, step + offset), clock.nowMs());
  expect([fits(-1), fits(0), fits(1)]).toEqual([step - 1, step, step + 1]);
  expect(fits(-3)).toBeNull();
});

async function command(words: string[], answers: ((said: string[]) => string)[] = [], token?: string) {
  const said: string[] = [];
  const code = await operatorCommand(words, {
    ...context,
    token,
    say: (line) => said.push(line),
    ask: async () => answers.shift()?.(said) ?? '',
  });
  return { code, said };
}

const shownSecret = (said: string[]): string => /secret=([A-Z2-7]{32})/.exec(said.join('\n'))?.[1] ?? '';

const codeFor = (secret: string): string => totpCode(secret, totpStep(clock.nowMs()));

test('an operator is made with a second factor, signs in with both, and each code works once', async () => {
  let secret = '';
  const added = await command(
    ['add', 'yuki'],
    [
      () => PASSWORD,
      (said) => {
        secret = shownSecret(said);
        return codeFor(secret);
      },
    ],
  );
  expect(added.code).toBe(0);
  const signIn = (password: string, code: string) =>
    verifyOperator(context, { name: 'yuki', password, code });
  expect(await signIn(PASSWORD, codeFor(secret))).toBe(false);
  clock.advance(30_000);
  expect(await signIn('another phrase here', codeFor(secret))).toBe(false);
  expect(await signIn(PASSWORD, '000000')).toBe(false);
  expect(await signIn(PASSWORD, codeFor(secret))).toBe(true);
  expect(await signIn(PASSWORD, codeFor(secret))).toBe(false);
  expect((await command(['list'])).said).toEqual(['yuki  owner  since 2026-11-20']);
  for (const words of [
    ['add', 'mallory'],
    ['remove', 'yuki'],
  ])
    expect(await command(words), 'nobody has signed in').toMatchObject({
      code: 1,
      said: [expect.stringMatching(/^Sign in first/)],
    });
  clock.advance(30_000);
  const token = await beginShift(context, { name: 'yuki', password: PASSWORD, code: codeFor(secret) });
  expect((await command(['remove', 'yuki'], [], token ?? undefined)).code).toBe(0);
  expect((await command(['remove', 'yuki'])).code).toBe(1);
});

test('second factors are encrypted in the database, and a start encrypts those that are not', async () => {
  const { context: here, clock: time, logged } = await testApp();
  const secret = newTotpSecret();
  const code = () => totpCode(secret, totpStep(time.nowMs()));
  await addOperator(here, {
    name: 'rin',
    role: 'print',
    password: PASSWORD,
    totpSecret: secret,
    code: code(),
  });
  const rests = async () =>
    String((await rowsOf(here, sql`select totp_secret from operator`))[0]?.totp_secret);
  const signsIn = (keys = here.keys) => {
    time.advance(30_000);
    return verifyOperator({ ...here, keys }, { name: 'rin', password: PASSWORD, code: code() });
  };
  const sealed = await rests();
  expect(sealed).not.toContain(secret);
  await rowsOf(here, sql`update operator set totp_secret = ${secret}`);
  expect(await signsIn(), 'with a secret that nobody sealed').toBe(false);
  await sealOperatorSecrets(here);
  expect([await rests(), await signsIn()]).toEqual([expect.not.stringContaining(secret), true]);
  const [before, newer] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  await rowsOf(here, sql`update operator set totp_secret = ${secret}`);
  await sealOperatorSecrets({ ...here, keys: keyringOf([before]) });
  await sealOperatorSecrets({ ...here, keys: keyringOf([newer, before]) });
  expect(await signsIn(keyringOf([newer])), 'once the old key is taken away').toBe(true);
  await sealOperatorSecrets({ ...here, keys: keyringOf([before]) });
  expect(await signsIn(keyringOf([before])), 'with a key that is gone').toBe(false);
  expect(logged.join('')).toContain('operator secret without its key');
});

test.each([
  [['add', 'Yuki'], PASSWORD, null, /^A name/],
  [['add', 'kana'], 'short password', null, /^A password/],
  [['add', 'kana'], PASSWORD, '000000', /^That is not the code/],
  [['add'], '', null, /^usage/],
  [['dance'], '', null, /^usage/],
] as const)('%j is refused with a reason', async (words, password, code, reason) => {
  const { code: exitCode, said } = await command(
    [...words],
    [() => password, (lines) => code ?? codeFor(shownSecret(lines))],
  );
  expect(exitCode).toBe(1);
  expect(said.at(-1)).toMatch(reason);
});

test('guesses at an operator wait longer and longer, like those at a member', async () => {
  const guess = () => verifyOperator(context, { name: 'nobody', password: 'x', code: '000000' });
  const verify = context.passwords.verify;
  let judged = 0;
  Object.assign(context.passwords, {
    verify: (...args: Parameters<typeof verify>) => {
      judged += 1;
      return verify(...args);
    },
  });
  for (let time = 0; time < 20; time += 1) await guess();
  Object.assign(context.passwords, { verify });
  expect(judged).toBeLessThanOrEqual(6);
});

test('commands on the shop want an operator who has signed in, and what each did is noted', async () => {
  const shop = await testApp();
  const { clock: time, context: here } = shop;
  const words = ['orders', 'show', 'F261121-7KQ2M', 'NENGA2027'];
  expect(await mayWork(here, words, undefined), 'nobody is an operator yet').toBe(true);
  const secret = newTotpSecret();
  const code = () => totpCode(secret, totpStep(time.nowMs()));
  await addOperator(here, {
    name: 'mei',
    role: 'print',
    password: PASSWORD,
    totpSecret: secret,
    code: code(),
  });
  expect(await mayWork(here, words, undefined)).toBe(false);
  time.advance(30_000);
  expect(await beginShift(here, { name: 'mei', password: 'not the password', code: code() })).toBeNull();
  const token = (await beginShift(here, { name: 'mei', password: PASSWORD, code: code() })) ?? '';
  expect(await mayWork(here, words, 'somebody else’s')).toBe(false);
  expect(await mayWork(here, words, token)).toBe(true);
  const noted = await rowsOf(here, sql`select actor, object from audit where action = 'operator-command'`);
  expect(noted).toEqual([{ actor: 'operator:mei', object: 'orders show F261121-7KQ2M' }]);
  time.advance(8 * 3_600_000);
  expect(await mayWork(here, words, token), 'after the shift').toBe(false);
});

test('production without operators lets nobody work', async () => {
  const shop = await testApp();
  const config = { ...shop.context.config, isProduction: true };
  expect(await mayWork({ ...shop.context, config }, ['orders', 'list'], undefined)).toBe(false);
});
