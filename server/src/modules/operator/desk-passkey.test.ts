import { expect, test } from 'vitest';
import { type DeskVisitor, deskVisitor } from '../../../test/desk-client.ts';
import { testApp } from '../../../test/harness.ts';
import { SoftwareAuthenticator } from '../../../test/software-authenticator.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { sql } from '../../db/drizzle.ts';
import { addOperator } from './operator.service.ts';
import { newTotpSecret, totpCode, totpStep } from './totp.ts';

const shop = await testApp();
const { context, clock, app, mailsTo, visitor, signedUpMember } = shop;
const ORIGIN = context.config.baseUrl;
const PASSWORD = 'ink paper brush stone';
const totpSecret = newTotpSecret();
const code = () => totpCode(totpSecret, totpStep(clock.nowMs()));
await addOperator(context, { name: 'aoi', role: 'support', password: PASSWORD, totpSecret, code: code() });

async function signedInWithPassword(): Promise<DeskVisitor> {
  clock.advance(30_000);
  const desk = deskVisitor(app);
  expect((await desk.deskSignIn({ body: { name: 'aoi', password: PASSWORD, code: code() } })).ok).toBe(true);
  return desk;
}

async function addedTo(desk: DeskVisitor): Promise<SoftwareAuthenticator> {
  const key = new SoftwareAuthenticator(ORIGIN);
  const prepared = await desk.deskPasskeyPrepare({ body: {} });
  if (!prepared.ok) throw new Error('refused');
  const attestation = key.make(prepared.value);
  expect(await desk.deskPasskeyAdd({ body: { name: '鍵', attestation } })).toMatchObject({ ok: true });
  return key;
}

async function asked(desk: DeskVisitor) {
  const answer = await desk.deskPasskeyAsk({ body: {} });
  if (!answer.ok) throw new Error('No challenge.');
  return answer.value;
}

test('an operator’s passkey replaces password and code; the shop is mailed, and it is audited', async () => {
  const key = await addedTo(await signedInWithPassword());
  const desk = deskVisitor(app);
  const assertion = key.answer(await asked(desk));
  expect(await desk.deskPasskeySignIn({ body: { assertion } })).toMatchObject({
    value: { operator: { name: 'aoi', role: 'support' } },
  });
  const list = await desk.deskPasskeyList();
  expect(list).toMatchObject({ value: { passkeys: [{ name: '鍵', lastUsedAt: expect.any(String) }] } });
  const shopMails = await mailsTo(context.content.goods.shop.contact.email);
  expect(shopMails.map(({ kind }) => kind)).toContain('operator-passkey-add');
  expect(shopMails[0]?.text).toContain('方法: パスキー');
  const noted = await rowsOf(context, sql`select action from audit where actor = 'operator:aoi' order by id`);
  expect(noted.map(({ action }) => action).slice(-2)).toEqual(['deskPasskeyAdd', 'operator-sign-in']);
  const passkey = list.ok ? list.value.passkeys[0] : undefined;
  expect((await desk.deskPasskeyRemove({ body: { code: passkey?.code ?? '' } })).ok).toBe(true);
  const again = deskVisitor(app);
  const late = key.answer(await asked(again));
  expect((await again.deskPasskeySignIn({ body: { assertion: late } })).ok).toBe(false);
});

test('an operator’s passkeys change only within a quarter of an hour after a sign-in', async () => {
  const desk = await signedInWithPassword();
  clock.advance(16 * 60_000);
  const stale = { ok: false, error: { error: { code: 'forbidden', fields: { session: ['stale'] } } } };
  expect(await desk.deskPasskeyPrepare({ body: {} })).toMatchObject(stale);
  expect(await desk.deskPasskeyRemove({ body: { code: 'x' } })).toMatchObject(stale);
});

test('a member’s passkey opens no desk, and an operator’s no account', async () => {
  const member = await signedUpMember();
  const theirs = new SoftwareAuthenticator(ORIGIN);
  const prepared = await member.passkeyPrepare({ body: {} });
  if (!prepared.ok) throw new Error('refused');
  await member.passkeyAdd({ body: { name: 'x', attestation: theirs.make(prepared.value) } });
  const desk = deskVisitor(app);
  const toDesk = theirs.answer(await asked(desk));
  expect((await desk.deskPasskeySignIn({ body: { assertion: toDesk } })).ok).toBe(false);
  const key = await addedTo(await signedInWithPassword());
  const browser = visitor();
  const question = await browser.passkeyAsk({ body: {} });
  if (!question.ok) throw new Error('refused');
  const toShop = key.answer(question.value);
  expect((await browser.passkeySignIn({ body: { assertion: toShop, rememberMe: false } })).ok).toBe(false);
});

test('the link that ends a new browser of the desk deletes the passkeys added with it', async () => {
  const before = await signedInWithPassword();
  const key = await addedTo(before);
  // Somebody else at the same browser, which is theirs from then on.
  const second = { name: 'beni', role: 'support', password: PASSWORD, totpSecret } as const;
  await addOperator(context, { ...second, code: code() });
  clock.advance(30_000);
  expect((await before.deskSignIn({ body: { name: 'beni', password: PASSWORD, code: code() } })).ok).toBe(
    true,
  );
  const mails = await mailsTo(context.content.goods.shop.contact.email);
  const mail = mails.find(({ kind, text }) => kind === 'operator-device' && text?.includes('aoi'));
  const [url = ''] = /\/sign-out\/desk\/[\w.-]+/.exec(mail?.text ?? '') ?? [];
  await app.inject({ method: 'POST', url });
  const desk = deskVisitor(app);
  const assertion = key.answer(await asked(desk));
  expect((await desk.deskPasskeySignIn({ body: { assertion } })).ok).toBe(false);
});
