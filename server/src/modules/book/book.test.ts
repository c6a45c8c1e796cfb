import { emptyPrintAddress, invariant, type PrintAddress } from '@fumi/domain';
import { expect, test } from 'vitest';
import { aContact } from '../../../test/a-contact.ts';
import {
  beginBook,
  catalogue,
  createBody,
  finishBook,
  kitOnSale,
  planOf,
  post,
  someone,
} from '../../../test/book-posting.ts';
import { testApp } from '../../../test/harness.ts';
import { orderBody } from '../../../test/order-making.ts';
import { cmykJpeg, plainJpeg } from '../../../test/photo-files.ts';
import { signInAs } from '../../../test/third-party.ts';
import { listItems } from './book-item.repository.ts';

const shop = await testApp();
const { context, clock, signedUpMember } = shop;
const kit = kitOnSale(context);
/** For posts that are refused: they change nothing, so one member and one draft serve all tests. */
const tester = await signedUpMember();
const draft = await beginBook(tester, kit);

const codeOf = (answer: { ok: true } | { ok: false; error: { kind: string; error?: { code: string } } }) =>
  answer.ok ? 'ok' : (answer.error.error?.code ?? answer.error.kind);
const fieldsOf = (answer: { ok: boolean; error?: unknown }): unknown =>
  (answer.error as { error?: { fields?: unknown } } | undefined)?.error?.fields;

test('who has no notification address makes no book and orders nothing, whatever the browser says', async () => {
  const client = shop.visitor();
  await signInAs(client, 'unnotified');
  const refused = {
    error: { status: 403, error: { fields: { notificationEmail: ['required'] } } },
  };
  expect(await client.bookCreate({ body: createBody(kit) })).toMatchObject(refused);
  expect(await client.orderCreate({ body: orderBody('any') })).toMatchObject(refused);
});

test('thirty cards are created, posted and terminated, and only then can be seen', async () => {
  const client = await signedUpMember();
  const recipients = Array.from({ length: 30 }, (_, index) => someone('山田', `${index}郎`));
  const items = planOf(context, kit, someone('佐藤'), recipients);
  const code = await beginBook(client, kit);
  for (const item of items) {
    expect(codeOf(await post(client, code, item))).toBe('ok');
    expect(codeOf(await client.bookGet({ params: { bookCode: code } }))).toBe('not_found');
  }
  const closed = await client.bookTerminate({ body: { bookCode: code, total: items.length } });
  expect(closed).toEqual({ ok: true, value: { code } });
  const seen = await client.bookGet({ params: { bookCode: code } });
  expect(seen).toMatchObject({
    ok: true,
    value: {
      book: { code, productCode: 'T0021', price: kit.priceYen, pageCount: 60, press: 'waiting' },
    },
  });
  if (!seen.ok) throw new Error('unseen');
  expect(seen.value.book.recipients.map(({ name }) => name.first)).toEqual(
    recipients.map(({ name }) => name.first),
  );
  expect(seen.value.book.sender?.name.last).toBe('佐藤');
  expect(seen.value.book.photoPages).toEqual([1]);
});

test('posting again after a lost answer replaces, and does not double', async () => {
  const client = await signedUpMember();
  const items = planOf(context, kit, emptyPrintAddress(), [someone('山田')]);
  const code = await beginBook(client, kit);
  for (const item of items) {
    await post(client, code, item);
    expect(codeOf(await post(client, code, item))).toBe('ok');
  }
  expect(await client.bookTerminate({ body: { bookCode: code, total: items.length } })).toMatchObject({
    ok: true,
  });
});

test('creating again with the same key begins one book', async () => {
  const client = await signedUpMember();
  const first = await beginBook(client, kit, 'one-key');
  expect(await beginBook(client, kit, 'one-key')).toBe(first);
  expect(await beginBook(client, kit, 'other-key')).not.toBe(first);
});

test('terminating is repeatable, and closes the book to every later post', async () => {
  const client = await signedUpMember();
  const items = planOf(context, kit, emptyPrintAddress(), []);
  const code = await finishBook(client, context);
  const again = await client.bookTerminate({ body: { bookCode: code, total: items.length } });
  expect(again).toEqual({ ok: true, value: { code } });
  for (const item of items) expect(codeOf(await post(client, code, item))).toBe('wrong_state');
});

test('a draft that lacks something stays a draft, and can be finished', async () => {
  const client = await signedUpMember();
  const items = planOf(context, kit, emptyPrintAddress(), []);
  const code = await beginBook(client, kit);
  const [last, ...others] = items.toReversed();
  for (const item of others) await post(client, code, item);
  const early = await client.bookTerminate({ body: { bookCode: code, total: items.length } });
  expect(codeOf(early)).toBe('invalid');
  if (last) await post(client, code, last);
  const wrongTotal = await client.bookTerminate({ body: { bookCode: code, total: items.length + 1 } });
  expect(fieldsOf(wrongTotal)).toEqual({ total: [`posted:${items.length}`] });
  expect(codeOf(await client.bookTerminate({ body: { bookCode: code, total: items.length } }))).toBe('ok');
});

test('a photo that the store has lost is asked for again', async () => {
  const client = await signedUpMember();
  const items = planOf(context, kit, emptyPrintAddress(), []);
  const code = await beginBook(client, kit);
  for (const item of items) await post(client, code, item);
  for await (const { key } of context.storage.list(`photo/${code}/`)) await context.storage.delete(key);
  const refused = await client.bookTerminate({ body: { bookCode: code, total: items.length } });
  expect(fieldsOf(refused)).toEqual({ page: ['1:missing'] });
  const photo = items.find(({ type }) => type === 'photo');
  if (photo) await post(client, code, photo);
  expect(codeOf(await client.bookTerminate({ body: { bookCode: code, total: items.length } }))).toBe('ok');
});

test('another photo takes the place of the first', async () => {
  const client = await signedUpMember();
  const items = planOf(context, kit, emptyPrintAddress(), []);
  const photo = items.find(({ type }) => type === 'photo');
  if (!photo) throw new Error('no photo');
  const code = await beginBook(client, kit);
  for (const item of items) await post(client, code, item);
  await post(client, code, photo, await cmykJpeg({ width: 1200, height: 900 }));
  expect(await listItems(context.db, context.keys, code)).toHaveLength(items.length);
  expect(codeOf(await client.bookTerminate({ body: { bookCode: code, total: items.length } }))).toBe('ok');
});

test('a stranger neither sees nor changes a book', async () => {
  const owner = await signedUpMember();
  const stranger = await signedUpMember();
  const code = await finishBook(owner, context);
  const [item] = planOf(context, kit, emptyPrintAddress(), []);
  if (!item) throw new Error('no item');
  expect(codeOf(await stranger.bookGet({ params: { bookCode: code } }))).toBe('not_found');
  expect(codeOf(await post(stranger, code, item))).toBe('not_found');
  expect(codeOf(await stranger.bookTerminate({ body: { bookCode: code, total: 1 } }))).toBe('not_found');
  for (const path of [`/api/book/${code}/photo/1.jpg`, `/api/book/${code}/proof.pdf`]) {
    expect((await stranger.request({ path })).status).toBe(404);
    expect((await shop.visitor().request({ path })).status).toBe(401);
  }
  expect(codeOf(await shop.visitor().bookGet({ params: { bookCode: code } }))).toBe('unauthenticated');
});

test('the owner sees the photo, re-encoded, on every front and on no back', async () => {
  const client = await signedUpMember();
  const code = await finishBook(client, context);
  const front = await client.request({ path: `/api/book/${code}/photo/59.jpg` });
  expect([front.status, front.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(front.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  expect((await client.request({ path: `/api/book/${code}/photo/2.jpg` })).status).toBe(404);
  expect((await client.request({ path: `/api/book/${code}/photo/..%2f1.jpg` })).status).toBe(404);
});

test.each<[string, Partial<ReturnType<typeof createBody>>, string]>([
  ['another theme', { themeId: 9999 }, 'invalid'],
  ['a kit that does not exist', { kitId: 1 }, 'invalid'],
  ['a kit of another material', { productCode: 'T0019' }, 'invalid'],
  ['a product that has no kits', { productCode: 'T0001' }, 'invalid'],
  ['a product that does not exist', { productCode: 'T9999' }, 'unsupported_product'],
  ['a page spec of its own', { page: { '1': [{ itemId: 1, z: 0 }] } }, 'invalid'],
])('a book of %s is refused', async (_, change, code) => {
  expect(codeOf(await tester.bookCreate({ body: { ...createBody(kit), ...change } }))).toBe(code);
});

test('the order of a page spec does not matter', async () => {
  const client = await signedUpMember();
  const body = createBody(kit);
  const page = Object.fromEntries(
    Object.entries(body.page).map(([pageNo, items]) => [pageNo, items.toReversed()]),
  );
  expect(codeOf(await client.bookCreate({ body: { ...body, page } }))).toBe('ok');
});

test('a kit past its end date, or not yet on show, is not orderable', async () => {
  const client = await signedUpMember();
  const nowMs = clock.nowMs();
  const summer = catalogue(context).kits.find(({ themeId }) => themeId === 70);
  if (!summer) throw new Error('no design for the summer');
  expect(codeOf(await client.bookCreate({ body: createBody(summer) }))).toBe('not_orderable');
  clock.set(Date.parse(`${kit.endDate}T23:59:00+09:00`));
  const late = await signedUpMember();
  expect(codeOf(await late.bookCreate({ body: createBody(kit) }))).toBe('ok');
  clock.set(Date.parse(`${kit.endDate}T23:59:00+09:00`) + 60_000);
  expect(codeOf(await late.bookCreate({ body: createBody(kit) }))).toBe('not_orderable');
  clock.set(nowMs);
});

const face = (party: object) => JSON.stringify({ layout: 'PortraitA', ...party });
const wireSomeone = (last: string, over: object = {}) => ({
  zip: '1000001',
  state: '東京都',
  address1: '千代田区千代田',
  address2: '1-1',
  name: { name_last: last, name_first: '', honorific: '様' },
  jointNames: [],
  comment1: '',
  comment2: '',
  ...over,
});

const art = kit.pages[1]?.find(({ photoDesignId }) => photoDesignId === undefined);

test.each<[string, object, object]>([
  [
    'a 31st recipient',
    { pageNo: 62, z: 11, type: 1, object: face({ receiver: wireSomeone('山田') }) },
    { pageNo: ['out-of-range'] },
  ],
  [
    'an address on a front',
    { pageNo: 1, z: 11, type: 1, object: face({ sender: wireSomeone('山田') }) },
    { pageNo: ['not-a-back'] },
  ],
  [
    'a recipient on two cards',
    { pageNo: 2, z: 11, type: 1, addedPageNo: '4', object: face({ receiver: wireSomeone('山田') }) },
    { addedPageNo: ['one-page'] },
  ],
  [
    'a page that is added twice',
    { pageNo: 2, z: 10, type: 1, addedPageNo: '4,4', object: face({ sender: wireSomeone('山田') }) },
    { addedPageNo: ['repeated'] },
  ],
  [
    'pages of both sides',
    { pageNo: 1, z: 0, type: 3, addedPageNo: '2', object: String(art?.itemId) },
    { addedPageNo: ['out-of-range'] },
  ],
  [
    'an unknown layout',
    {
      pageNo: 2,
      z: 11,
      type: 1,
      object: JSON.stringify({ layout: 'Nowhere', receiver: wireSomeone('山田') }),
    },
    { layout: ['unknown'] },
  ],
  [
    'a face that the shop does not have',
    {
      pageNo: 2,
      z: 11,
      type: 1,
      object: face({ style: { face: 'comic', numerals: 'kanji' }, receiver: wireSomeone('山田') }),
    },
    { object: ['format'] },
  ],
  [
    'an empty recipient',
    {
      pageNo: 2,
      z: 11,
      type: 1,
      object: face({ receiver: { ...wireSomeone(''), zip: '', state: '', address1: '', address2: '' } }),
    },
    { recipient: ['required'] },
  ],
  [
    'an emoji in a name',
    { pageNo: 2, z: 11, type: 1, object: face({ receiver: wireSomeone('🐑') }) },
    { 'recipient.nameLast': ['unprintable'] },
  ],
  [
    'a card that the layout finds no room for',
    {
      pageNo: 2,
      z: 11,
      type: 1,
      object: face({
        receiver: {
          ...wireSomeone('山田'),
          name: { name_last: '山田', name_first: '太郎', honorific: '様'.repeat(90) },
        },
      }),
    },
    {
      'recipient.nameLast': ['overflow'],
      'recipient.nameFirst': ['overflow'],
      'recipient.honorific': ['overflow'],
    },
  ],
  [
    'an address as long as the form takes',
    {
      pageNo: 2,
      z: 11,
      type: 1,
      object: face({
        receiver: { ...wireSomeone('山'), address1: '港'.repeat(255), address2: '区'.repeat(255) },
      }),
    },
    { 'recipient.address1': ['overflow'], 'recipient.address2': ['overflow'] },
  ],
  ['what is no JSON', { pageNo: 2, z: 11, type: 1, object: '{' }, { object: ['format'] }],
  ['an item of another kit', { pageNo: 1, z: 0, type: 3, object: '100001' }, { object: ['not-of-this-kit'] }],
  [
    'an item that is no number',
    { pageNo: 1, z: 0, type: 3, object: '../1' },
    { object: ['not-of-this-kit'] },
  ],
])('%s is refused, and nothing is kept', async (_, item, fields) => {
  const answer = await tester.bookPost({
    body: {
      bookCode: draft,
      pageType: 1,
      x: 0,
      y: 0,
      addedPageNo: '',
      pageNo: 1,
      z: 0,
      type: 3,
      ...item,
    },
  });
  expect(codeOf(answer)).toBe('invalid');
  expect(fieldsOf(answer)).toEqual(fields);
});

test.each([
  ['a name of eight characters', someone('一二三四五六七八')],
  ['a broken zip', { ...someone('山田'), zip: '100-001' }],
])('%s is no reason to refuse a card: it is printed as the customer wishes', async (_, recipient) => {
  const client = await signedUpMember();
  const code = await finishBook(client, context, { recipients: [recipient] });
  expect((await client.bookGet({ params: { bookCode: code } })).ok).toBe(true);
});

test.each(['𠮷田', '髙橋', '﨑', '葛󠄀城', '𠮷'.repeat(7), '葛\u{e0100}'.repeat(7)])(
  'the name %s is taken as it is typed',
  async (last) => {
    const client = await signedUpMember();
    const recipients = [someone(last)];
    const code = await finishBook(client, context, { recipients });
    const seen = await client.bookGet({ params: { bookCode: code } });
    expect(seen.ok && seen.value.book.recipients[0]?.name.last).toBe(last);
  },
);

test.each<[string, object]>([
  ['a page that is no number', { pageNo: 'NaN' }],
  ['a place beyond all paper', { x: 1e9 }],
  ['a thousand added pages', { addedPageNo: Array.from({ length: 1000 }, () => '3').join(',') }],
  ['another page type', { pageType: 2 }],
  ['a field that we do not know', { price: 1 }],
  ['a code with a path in it', { bookCode: '../../etc' }],
])('%s is a bad request', async (_, change) => {
  const body = {
    bookCode: 'x',
    pageNo: 1,
    pageType: 1,
    x: 0,
    y: 0,
    z: 0,
    type: 3,
    object: '1',
    ...change,
  };
  const answer = await tester.request({ method: 'POST', path: '/api/book/post', body });
  expect(answer.status).toBe(400);
});

test('two recipients on one card do not become a book', async () => {
  const client = await signedUpMember();
  const items = planOf(context, kit, emptyPrintAddress(), [someone('山田')]);
  const code = await beginBook(client, kit);
  for (const item of items) await post(client, code, item);
  const recipient = items.find(({ type }) => type === 'recipient');
  if (recipient) await post(client, code, { ...recipient, z: 12 });
  const answer = await client.bookTerminate({ body: { bookCode: code, total: items.length + 1 } });
  expect(fieldsOf(answer)).toEqual({ page: ['2:doubled'] });
});

test('books are begun at most twenty times an hour', async () => {
  const client = await signedUpMember();
  for (let count = 0; count < 20; count += 1) await beginBook(client, kit);
  expect(codeOf(await client.bookCreate({ body: createBody(kit) }))).toBe('too_many_requests');
});

test('a photo is only taken where the design has one', async () => {
  const client = await signedUpMember();
  const code = await beginBook(client, kit);
  const bytes = await plainJpeg({ width: 1200, height: 900 });
  const body = {
    bookCode: code,
    pageNo: 2,
    pageType: 1,
    x: 0,
    y: 0,
    z: 1,
    type: 0,
    addedPageNo: '',
  } as const;
  expect(fieldsOf(await client.bookPost({ body, file: { bytes, name: 'a.jpg' } }))).toEqual({
    z: ['no-photo-here'],
  });
  const photo = planOf(context, kit, emptyPrintAddress(), []).find(({ type }) => type === 'photo');
  const withoutFile = await client.bookPost({ body: { ...body, pageNo: 1, z: photo?.z ?? 1 } });
  expect(codeOf(withoutFile)).toBe('bad_request');
});

test('a family in mourning gets no New Year’s card, and is refused by its code in the address book', async () => {
  const newYear = catalogue(context).kits.find(({ id, endDate }) => id === 27001 && endDate !== null);
  invariant(newYear, 'Kit 27001 greets the New Year of 2027.');
  const client = await signedUpMember();
  const kept = await client.contactsCreate({ body: { ...aContact, mourningUntil: '2027-02-10' } });
  invariant(kept.ok, 'The person is kept.');
  const mourner = { ...someone('山田'), code: kept.value.code };
  const code = await beginBook(client, newYear);
  const face = planOf(context, newYear, emptyPrintAddress(), [mourner]).find(
    ({ type }) => type === 'recipient',
  );
  invariant(face, 'The plan has a recipient.');
  const refused = await post(client, code, face);
  expect([codeOf(refused), fieldsOf(refused)]).toEqual(['invalid', { recipient: ['mourning'] }]);
  // The same person typed by hand is asked about, and goes through once the customer has answered.
  const { zip, state, address1, address2, name } = aContact;
  const typed = { ...mourner, zip, state, address1, address2, name, code: '' };
  const faceOf = (recipient: PrintAddress) => ({ ...face, address: recipient });
  const asked = await post(client, code, faceOf(typed));
  expect([codeOf(asked), fieldsOf(asked)]).toEqual(['invalid', { recipient: ['mourning-to-answer'] }]);
  expect(codeOf(await post(client, code, faceOf({ ...typed, differsFrom: [kept.value.code] })))).toBe('ok');
  // Who shares a card is the family as well.
  const shared = { ...someone('鈴木'), alsoFor: [kept.value.code], jointNames: [name] };
  expect(fieldsOf(await post(client, code, faceOf(shared)))).toEqual({ recipient: ['mourning'] });
  const tooMany = { ...shared, alsoFor: Array.from({ length: 31 }, () => kept.value.code) };
  expect(fieldsOf(await post(client, code, faceOf(tooMany)))).toEqual({ object: ['format'] });
  await client.contactsUpdate({
    body: { ...aContact, code: kept.value.code, mourningUntil: '2026-12-31' },
  });
  expect(codeOf(await post(client, code, face))).toBe('ok');
});

test('an address with line breaks by hand is laid out again, and refused where it does not fit', async () => {
  const client = await signedUpMember();
  const code = await beginBook(client, kit);
  const person = {
    ...someone('山田'),
    address1: '港区六本木',
    address2: '1-2-3 グランドハイツ東雲アネックス南館グランドハイツ東雲アネックス南館',
  };
  const broken = (...addressLines: string[]) => {
    const plan = planOf(context, kit, emptyPrintAddress(), [{ ...person, addressLines }]);
    const face = plan.find(({ type }) => type === 'recipient');
    invariant(face, 'The plan has a recipient.');
    return post(client, code, face);
  };
  const { state, address1, address2 } = person;
  expect(codeOf(await broken(`${state}${address1}`, address2))).toBe('ok');
  expect(codeOf(await broken(`${state}${address1}${address2}`))).toBe('invalid');
});
