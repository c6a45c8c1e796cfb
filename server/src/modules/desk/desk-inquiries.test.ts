import { expect, test } from 'vitest';
import { signedInDesk } from '../../../test/desk-client.ts';
import { testApp } from '../../../test/harness.ts';
import { orderedBook } from '../../../test/order-making.ts';
import { plainJpeg } from '../../../test/photo-files.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { sql } from '../../db/drizzle.ts';

const shop = await testApp();
const { context, signedUpMember, visitor, mailsTo } = shop;
const support = await signedInDesk(shop, 'support');
const print = await signedInDesk(shop, 'print');

const form = (over: object = {}) => ({
  reason: 'other' as const,
  orderNumber: '',
  name: '髙橋 花子',
  email: `hanako-${Math.random()}@example.jp`,
  text: '角が折れていました。',
  ...over,
});

async function asked(over: object = {}, client = visitor()) {
  const body = form(over);
  const answer = await client.inquiryCreate({ body });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return { ...answer.value, email: body.email };
}

const read = async (number: string) => {
  const answer = await support.deskInquiry({ params: { number } });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
};

const listed = async (settled: 'true' | 'false') => {
  const answer = await support.deskInquiryList({ query: { settled } });
  return answer.ok ? answer.value.inquiries.map(({ number }) => number) : [];
};

test('an answer is mailed, kept with its author, and the inquiry waits no more until it is opened again', async () => {
  const { number, email } = await asked();
  expect(await listed('false')).toContain(number);
  const words = 'ご迷惑をおかけしました。\n刷り直してお送りします。';
  expect((await support.deskInquiryAnswer({ body: { number, words } })).ok).toBe(true);
  const mail = (await mailsTo(email)).find(({ kind }) => kind === 'inquiry-answer');
  expect(mail?.text).toContain('刷り直してお送りします。');
  expect(mail?.subject).toContain(number);
  expect((await read(number)).inquiry).toMatchObject({
    text: '角が折れていました。',
    notes: [{ author: 'sandbox-support', isAnswer: true, words }],
  });
  expect([await listed('true'), await listed('false')].map((all) => all.includes(number))).toEqual([
    true,
    false,
  ]);
  await support.deskInquiryReopen({ body: { number } });
  expect(await listed('false')).toContain(number);
  await support.deskInquirySettle({ body: { number, words: '電話で解決' } });
  expect((await read(number)).inquiry.notes).toHaveLength(2);
  expect((await mailsTo(email)).filter(({ kind }) => kind === 'inquiry-answer')).toHaveLength(1);
  const noted = await rowsOf(
    context,
    sql`select action, after from audit left join audit_details on audit_id = id where object = ${number} order by id`,
  );
  expect(noted.map(({ action }) => action)).toEqual([
    'deskInquiryAnswer',
    'deskInquiry',
    'deskInquiryReopen',
    'deskInquirySettle',
    'deskInquiry',
  ]);
  expect(JSON.stringify(noted), 'the log has none of the words').not.toContain('刷り直し');
});

test('an answer that is sent twice, or after another’s, is mailed once', async () => {
  const { number, email } = await asked();
  const answer = (words: string) => support.deskInquiryAnswer({ body: { number, words, noteCount: 0 } });
  const answers = await Promise.all([answer('刷り直します。'), answer('刷り直します。')]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({
    error: { error: { code: 'wrong_state', fields: { words: ['answered'] } } },
  });
  expect((await mailsTo(email)).filter(({ kind }) => kind === 'inquiry-answer')).toHaveLength(1);
  const second = { number, words: '発送しました。', noteCount: 1 };
  expect((await support.deskInquiryAnswer({ body: second })).ok, 'another answer').toBe(true);
});

test('inquiries about one order are shown together, unless its number was only typed', async () => {
  const member = await signedUpMember();
  const orderCode = await orderedBook(member, context);
  const first = await asked({ reason: 'damaged', orderCode }, member);
  const second = await asked({ reason: 'order', orderCode }, member);
  const seen = await read(second.number);
  expect(seen.inquiry.isOwnOrder).toBe(true);
  expect(seen.others.map(({ number }) => number)).toEqual([first.number]);
  const stranger = await asked({ reason: 'order', orderNumber: seen.inquiry.orderNumber });
  expect(await read(stranger.number)).toMatchObject({ inquiry: { isOwnOrder: false }, others: [] });
});

test('photos are shown to who answers, and to nobody else', async () => {
  const { number, photoToken } = await asked();
  const file = { bytes: await plainJpeg({ width: 300, height: 200 }), name: 'x.jpg' };
  await visitor().inquiryPhoto({ body: { photoToken }, file });
  const path = `/api/desk/inquiry/${number}/photo/1.jpg`;
  const seen = await support.request({ path });
  expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect((await print.request({ path })).status).toBe(403);
  expect((await visitor().request({ path })).status).toBe(401);
  for (const other of ['2.jpg', '0.jpg', 'x'])
    expect((await support.request({ path: path.replace('1.jpg', other) })).status, other).toBe(404);
});

test('an inquiry that does not exist is not found', async () => {
  const body = { number: 'NOSUCH', words: 'x' };
  for (const answer of [
    await support.deskInquiry({ params: { number: 'NOSUCH' } }),
    await support.deskInquiryAnswer({ body }),
    await support.deskInquirySettle({ body }),
    await support.deskInquiryReopen({ body: { number: 'NOSUCH' } }),
  ])
    expect(answer).toMatchObject({ error: { status: 404 } });
});
