import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { toWire } from '@fumi/contract';
import { INQUIRY_PHOTOS_MAX } from '@fumi/domain';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { orderedBook } from '../../../test/order-making.ts';
import { plainJpeg } from '../../../test/photo-files.ts';
import { newEmail } from '../../../test/sign-up.ts';
import { signInAs } from '../../../test/third-party.ts';
import { updateOrder } from '../order/order.repository.ts';
import { sweepOrphans } from '../retention/orphan-sweep.service.ts';
import { inquiryCommand } from './inquiry.command.ts';
import { inquiriesOfOrder, listInquiries, settleInquiry } from './inquiry.repository.ts';
import { deleteOldInquiries, inquiryPrefix } from './inquiry.service.ts';
import { answerInquiry } from './inquiry-settle.service.ts';

const { app, visitor, signedUpMember, context, clock, mailsTo } = await testApp();

const DAY_MS = 86_400_000;
const SHOP = context.content.goods.shop.contact.email;

const form = (over: object = {}) => ({
  body: {
    reason: 'other' as const,
    orderNumber: '',
    name: '髙橋 花子',
    email: `hanako-${Math.random()}@example.jp`,
    text: '年賀状はいつまでに注文すればよいですか。',
    ...over,
  },
});

const waiting = () => listInquiries(context.db, { isSettled: false, limit: 1000 });
const keysOf = async (code: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of context.storage.list(inquiryPrefix(code))) keys.push(key);
  return keys;
};

test('what a visitor writes is kept, the shop is mailed, and they are told without their words', async () => {
  const question = form();
  const asked = await visitor().inquiryCreate(question);
  const number = asked.ok ? asked.value.number : '';
  expect((await waiting()).find((row) => row.number === number)).toMatchObject({
    ...question.body,
    memberCode: null,
    photoKeys: [],
  });
  const [toShop] = await mailsTo(SHOP);
  expect(toShop?.text).toContain(question.body.text);
  expect(toShop?.subject).not.toContain('花子');
  const [toThem] = await mailsTo(question.body.email);
  expect(toThem?.text).toContain(number);
  expect(toThem?.text).not.toContain(question.body.text);
});

test('an inquiry that is sent again because no answer came is stored and mailed once', async () => {
  const person = visitor();
  const question = form();
  const key = { idempotencyKey: 'one-and-the-same-0001' };
  const first = await person.inquiryCreate(question, key);
  expect(first.ok).toBe(true);
  expect(await person.inquiryCreate(question, key)).toEqual(first);
  expect((await waiting()).filter(({ email }) => email === question.body.email)).toHaveLength(1);
  expect(await mailsTo(question.body.email)).toHaveLength(1);
});

test('a member names one of their own orders, and is answered at their own address', async () => {
  const member = await signedUpMember();
  const orderCode = await orderedBook(member, context);
  const claim = form({ reason: 'damaged', orderCode, email: 'somebody@else.example' });
  expect(await member.inquiryCreate(claim)).toMatchObject({ ok: true });
  const [row] = await inquiriesOfOrder(context.db, orderCode);
  expect(row).toMatchObject({ memberCode: member.member.code, email: member.email, reason: 'damaged' });
  expect(row?.orderNumber).not.toBe('');
  const [received] = (await mailsTo(member.email)).filter(({ kind }) => kind === 'inquiry-received');
  expect(received?.text).toContain(`ご注文番号: ${row?.orderNumber}`);
  expect(received?.text).toContain('商品が破損していた');
  expect(received?.text, 'they come after the words').toContain('写真をお付けいただいた場合');
  const stranger = await signedUpMember();
  expect(await stranger.inquiryCreate(claim)).toMatchObject({ error: { status: 404 } });
});

test('who names an order without being signed in is asked to sign in, whether or not it exists', async () => {
  const member = await signedUpMember();
  for (const orderCode of [await orderedBook(member, context), 'unknown'])
    expect(await visitor().inquiryCreate(form({ orderCode }))).toMatchObject({
      error: { status: 401, error: { code: 'unauthenticated' } },
    });
});

test('an unproven notification e-mail gets neither the words of an inquiry nor the answer', async () => {
  const member = await signedUpMember();
  const strangers = newEmail();
  await member.notificationEmailConfirm({ body: { email: strangers } });
  await member.notificationEmailSet({ body: { email: strangers } });
  const about = async (to: string) => (await mailsTo(to)).filter(({ kind }) => kind.startsWith('inquiry-'));
  const asked = await member.inquiryCreate(form());
  const answer = { number: asked.ok ? asked.value.number : '', words: '年内に届きます。', author: 'aoi' };
  await context.db.transaction((tx) => answerInquiry(tx, context, answer));
  expect(await about(strangers)).toEqual([]);
  const kinds = (await about(member.email)).map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(['inquiry-answer', 'inquiry-received']));
  const person = visitor();
  await signInAs(person, 'fuji');
  await person.notificationEmailConfirm({ body: { email: strangers } });
  await person.notificationEmailSet({ body: { email: strangers } });
  await person.inquiryCreate(form());
  const [received] = await about(strangers);
  expect(received?.kind).toBe('inquiry-received');
  expect(received?.text).not.toContain(form().body.text);
});

test('a claim is taken for thirty days after a parcel can have come, a question later too', async () => {
  const member = await signedUpMember();
  const orderCode = await orderedBook(member, context);
  const shippedAt = (days: number) =>
    context.db.transaction((tx) =>
      updateOrder(tx, orderCode, { shippedAt: new Date(clock.nowMs() - days * DAY_MS) }),
    );
  const ask = (reason: 'not-arrived' | 'order') => member.inquiryCreate(form({ reason, orderCode }));
  await shippedAt(44);
  expect(await ask('not-arrived')).toMatchObject({ ok: true });
  await shippedAt(45);
  expect(await ask('not-arrived')).toMatchObject({ error: { error: { fields: { orderCode: ['late'] } } } });
  expect(await ask('order')).toMatchObject({ ok: true });
});

test.each([
  ['no name', { name: ' ' }, { name: ['required'] }],
  ['no words', { text: '' }, { text: ['required'] }],
  ['no e-mail', { email: 'x' }, { email: ['format'] }],
  ['a claim about nothing', { reason: 'misprinted' }, { orderNumber: ['required'] }],
])('%s is refused', async (_, over, fields) => {
  expect(await visitor().inquiryCreate(form(over))).toMatchObject({
    error: { status: 422, error: { fields } },
  });
});

test('three photos may follow within an hour, without the camera’s notes', async () => {
  const client = visitor();
  const asked = await client.inquiryCreate(form());
  const { number, photoToken } = asked.ok ? asked.value : { number: '', photoToken: '' };
  const bytes = await plainJpeg({ width: 300, height: 200 });
  const add = (token = photoToken, content: Uint8Array = bytes) =>
    client.inquiryPhoto({ body: { photoToken: token }, file: { bytes: content, name: 'x.jpg' } });
  for (let photos = 1; photos <= INQUIRY_PHOTOS_MAX; photos += 1)
    expect(await add()).toEqual({ ok: true, value: { photos } });
  expect(await add()).toMatchObject({ error: { status: 409 } });
  expect(await add('unknown')).toMatchObject({ error: { status: 404 } });
  expect(await add(photoToken, readFileSync(import.meta.filename))).toMatchObject({
    error: { error: { code: 'filetype' } },
  });
  const row = (await waiting()).find((each) => each.number === number);
  expect(row?.photoKeys).toHaveLength(INQUIRY_PHOTOS_MAX);
  expect(new Set(await keysOf(row?.code ?? ''))).toEqual(new Set(row?.photoKeys));
  clock.advance(3_600_000);
  expect(await add()).toMatchObject({ error: { status: 404 } });
});

test('one network address may send three photos at once, so that others have room too', async () => {
  const client = visitor();
  const asked = await client.inquiryCreate(form());
  const photoToken = asked.ok ? asked.value.photoToken : '';
  const bytes = await plainJpeg({ width: 300, height: 200 });
  const add = () => client.inquiryPhoto({ body: { photoToken }, file: { bytes, name: 'x.jpg' } });
  const answers = await Promise.all([add(), add(), add(), add(), add()]);
  const refused = answers.filter(({ ok }) => !ok);
  expect(refused).toMatchObject([{ error: { status: 429 } }, { error: { status: 429 } }]);
});

test('on the command line an inquiry is read, its photos are saved, and it is settled', async () => {
  const client = visitor();
  const asked = await client.inquiryCreate(form({ text: '角が折れていました。' }));
  const { number, photoToken } = asked.ok ? asked.value : { number: '', photoToken: '' };
  const bytes = await plainJpeg({ width: 30, height: 20 });
  await client.inquiryPhoto({ body: { photoToken }, file: { bytes, name: 'x.jpg' } });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fumi-inquiry-'));
  const command = async (...words: string[]) => {
    const said: string[] = [];
    const code = await inquiryCommand(words, { context, say: (line) => said.push(line) });
    return { code, text: said.join('\n') };
  };
  const listed = new RegExp(`^${number} {2}[\\d-]{10} {2}other {2}no order {2}1 photos$`, 'm');
  expect((await command('list')).text).toMatch(listed);
  expect((await command('show', number)).text).toContain('角が折れていました。');
  expect((await command('photos', number, folder)).code).toBe(0);
  expect(readdirSync(folder)).toEqual([`${number}-1.jpg`]);
  rmSync(folder, { recursive: true });
  expect((await command('settle', number)).code).toBe(0);
  expect((await command('list')).text).not.toContain(number);
  expect((await command('list', '--settled')).text).toContain(number);
  await command('reopen', number);
  expect((await command('list')).text).toContain(number);
  expect(await command('show', 'NOSUCH')).toMatchObject({
    code: 1,
    text: expect.stringContaining('no inquiry'),
  });
  for (const words of [[], ['photos', number], ['settle']])
    expect(await command(...words)).toMatchObject({ code: 1, text: expect.stringMatching(/^usage/) });
});

test('one sender writes five times a day', async () => {
  const email = 'often@example.jp';
  for (let times = 0; times < 5; times += 1)
    expect((await visitor().inquiryCreate(form({ email }))).ok).toBe(true);
  expect(await visitor().inquiryCreate(form({ email }))).toMatchObject({ error: { status: 429 } });
});

test('inquiries with somebody else’s e-mail do not keep its owner from writing', async () => {
  const email = 'victim@example.jp';
  const from = (remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: '/api/inquiry/create',
      remoteAddress,
      headers: { 'x-requested-with': 'fumi' },
      payload: toWire(form({ email }).body) as object,
    });
  for (let times = 0; times < 6; times += 1) await from('203.0.113.7');
  expect((await from('203.0.113.7')).statusCode).toBe(429);
  expect((await from('198.51.100.9')).statusCode).toBe(200);
});

test('a settled inquiry leaves the list, and is deleted with its photos when its time is over', async () => {
  const client = visitor();
  const asked = await client.inquiryCreate(form());
  const { number, photoToken } = asked.ok ? asked.value : { number: '', photoToken: '' };
  const bytes = await plainJpeg({ width: 300, height: 200 });
  await client.inquiryPhoto({ body: { photoToken }, file: { bytes, name: 'x.jpg' } });
  const row = (await waiting()).find((each) => each.number === number);
  const code = row?.code ?? '';
  await settleInquiry(context.db, code, new Date(clock.nowMs()));
  expect((await waiting()).some((each) => each.code === code)).toBe(false);
  expect((await listInquiries(context.db, { isSettled: true, limit: 10 }))[0]?.code).toBe(code);
  await deleteOldInquiries(context, new Date(clock.nowMs() + 1), { budgetMs: 60_000 });
  expect(await listInquiries(context.db, { isSettled: true, limit: 10 })).toEqual([]);
  expect(await keysOf(code)).toEqual([]);
  // As if a call that had read the inquiry before its deletion stored a photo after it.
  await context.storage.put(`${inquiryPrefix(code)}late.jpg`, bytes);
  // The store notes the machine's own time.
  const later = { ...clock, nowMs: () => Date.now() + 2 * 86_400_000 };
  await sweepOrphans({ ...context, clock: later });
  expect(await keysOf(code)).toEqual([]);
});
