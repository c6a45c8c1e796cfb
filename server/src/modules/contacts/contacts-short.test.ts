import { toWire } from '@fumi/contract';
import type { Office } from '@fumi/domain';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';

const { visitor, signedUpMember } = await testApp();

const person = {
  zip: '1000001',
  state: '東京都',
  address1: '千代田区千代田1-1',
  address2: '',
  name: { last: '髙橋', first: '𠮷子', honorific: '様' },
  jointNames: [{ last: '', first: '一郎', honorific: '様' }],
  birthday: '19800401',
};

const codeOf = async (
  client: Awaited<ReturnType<typeof signedUpMember>>,
  body: typeof person & { readonly office?: Office } = person,
) => {
  const answer = await client.contactsShortCreate({ body });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value.code;
};

test('a contact is listed as it was sent, in the words of the specification', async () => {
  const member = await signedUpMember();
  const body = {
    zip: '1000001',
    state: '東京都',
    address1: '千代田区千代田1-1',
    address2: '',
    name_last: '髙橋',
    name_first: '𠮷子',
    honorific: '様',
    joint_names: [{ name_last: '', name_first: '一郎', honorific: '様' }],
    birthday: '1980/04/01',
  };
  const made = await member.request({ method: 'POST', path: '/api/contact/create', body });
  const { text } = await member.request({ path: '/api/contact/list?paginate_by=1&page=1' });
  expect(JSON.parse(text)).toEqual({ contacts: [{ ...JSON.parse(made.text), ...body }], total: 1 });
  expect(await member.contactsShortList({ query: {} })).toMatchObject({ value: { contacts: [person] } });
});

test('a birthday that is sent with hyphens comes back with slashes', async () => {
  const member = await signedUpMember();
  const body = { ...(toWire(person) as object), birthday: '1980-01-02' };
  await member.request({ method: 'POST', path: '/api/contact/create', body });
  const { text } = await member.request({ path: '/api/contact/list' });
  expect(JSON.parse(text)).toMatchObject({ contacts: [{ birthday: '1980/01/02' }] });
});

test('names keep their form; only kana with a combining mark is composed', async () => {
  const member = await signedUpMember();
  await codeOf(member, { ...person, name: { last: '葛󠄀', first: 'か\u3099く', honorific: '' } });
  expect(await member.contactsShortList({ query: {} })).toMatchObject({
    value: { contacts: [{ name: { last: '葛󠄀', first: 'がく' } }] },
  });
});

test('a blank honorific becomes 様, and blank joint names are dropped', async () => {
  const member = await signedUpMember();
  const blank = { last: '', first: ' ', honorific: '' };
  await codeOf(member, { ...person, name: { ...person.name, honorific: '' }, jointNames: [blank] });
  expect(await member.contactsShortList({ query: {} })).toMatchObject({
    value: { contacts: [{ name: { honorific: '様' }, jointNames: [] }] },
  });
});

test('what cannot be printed can be kept', async () => {
  const member = await signedUpMember();
  await codeOf(member, { ...person, name: { ...person.name, first: '😀' }, address1: 'あ'.repeat(200) });
});

test.each([
  [{ name: { ...person.name, last: '田\u200b中' } }, { nameLast: ['forbidden'] }],
  [{ name: { ...person.name, first: '\u202e子' } }, { nameFirst: ['forbidden'] }],
  [{ address1: '一\u0007二' }, { address1: ['forbidden'] }],
  [{ zip: '100-001' }, { zip: ['zip'] }],
  [{ birthday: '20260230' }, { birthday: ['date'] }],
  [
    { name: { last: '　', first: '', honorific: '' }, zip: '', state: '', address1: '', address2: '' },
    { nameLast: ['required'] },
  ],
])('%j is refused by field', async (change, fields) => {
  const member = await signedUpMember();
  expect(await member.contactsShortCreate({ body: { ...person, ...change } })).toMatchObject({
    error: { status: 422, error: { code: 'invalid', fields } },
  });
});

test.each([
  { joint_names: Array.from({ length: 5 }, () => ({ name_last: '', name_first: '一郎', honorific: '様' })) },
  { address1: 'x'.repeat(256) },
  { member_code: 'somebody' },
  { name_last: ['a'] },
  { name_last: null },
  { address1: '一\u0000二' },
  { joint_names: [{ name_last: '\ud800', name_first: '', honorific: '' }] },
])('%j is a bad request', async (change) => {
  const member = await signedUpMember();
  const answer = await member.request({
    method: 'POST',
    path: '/api/contact/create',
    body: { ...(toWire(person) as object), ...change },
  });
  expect(answer.status).toBe(400);
});

test('somebody else’s contact is not found, and stays as it is', async () => {
  const [owner, other] = [await signedUpMember(), await signedUpMember()];
  const code = await codeOf(owner);
  const changed = { ...person, code, name: { ...person.name, last: '泥棒' } };
  const notFound = { error: { status: 404, error: { code: 'not_found' } } };
  expect(await other.contactsShortUpdate({ body: changed })).toMatchObject(notFound);
  expect(await other.contactsShortDelete({ body: { code } })).toMatchObject(notFound);
  expect(await owner.contactsShortList({ query: {} })).toMatchObject({
    value: { contacts: [person] },
  });
});

test('a contact is changed and deleted by its owner', async () => {
  const member = await signedUpMember();
  const code = await codeOf(member);
  const changed = { ...person, code, name: { ...person.name, last: '高橋' } };
  expect(await member.contactsShortUpdate({ body: changed })).toEqual({
    ok: true,
    value: { code },
  });
  expect((await member.contactsShortDelete({ body: { code } })).ok).toBe(true);
  expect(await member.contactsShortList({ query: {} })).toMatchObject({ value: { contacts: [], total: 0 } });
});

test('a change without a birthday leaves the one that is kept', async () => {
  const member = await signedUpMember();
  const code = await codeOf(member);
  const { birthday, ...printed } = person;
  expect((await member.contactsShortUpdate({ body: { ...printed, code, zip: '1000002' } })).ok).toBe(true);
  expect(await member.contactsShortList({ query: {} })).toMatchObject({
    value: { contacts: [{ zip: '1000002', birthday }] },
  });
});

test('contacts come a page at a time, in the order they were added', async () => {
  const member = await signedUpMember();
  for (const last of ['一', '二', '三']) await codeOf(member, { ...person, name: { ...person.name, last } });
  const answer = await member.contactsShortList({ query: { paginateBy: 2, page: 2 } });
  expect(answer).toMatchObject({ value: { contacts: [{ name: { last: '三' } }], total: 3 } });
});

test.each(['0', '-1', '1001', '1000;', '1e9', ''])('%j contacts a page is a bad request', async (size) => {
  const member = await signedUpMember();
  const answer = await member.request({ path: `/api/contact/list?paginate_by=${size}` });
  expect(answer.status).toBe(400);
});

test('a repeated call with the same key adds one contact and answers the same', async () => {
  const member = await signedUpMember();
  const add = () => member.contactsShortCreate({ body: person }, { idempotencyKey: 'once' });
  const [first, second] = [await add(), await add()];
  expect(first.ok).toBe(true);
  expect(second).toEqual(first);
  expect(await member.contactsShortList({ query: {} })).toMatchObject({ value: { total: 1 } });
});

test('twenty calls at once with the same key add one contact', async () => {
  const member = await signedUpMember();
  const add = () => member.contactsShortCreate({ body: person }, { idempotencyKey: 'at once' });
  const answers = await Promise.all(Array.from({ length: 20 }, add));
  expect(new Set(answers.map((answer) => (answer.ok ? answer.value.code : 'refused'))).size).toBe(1);
  expect(await member.contactsShortList({ query: {} })).toMatchObject({ value: { total: 1 } });
});

test('a key that comes back with another request is refused; another member’s same key is not', async () => {
  const [member, other] = [await signedUpMember(), await signedUpMember()];
  const key = { idempotencyKey: 'shared' };
  await member.contactsShortCreate({ body: person }, key);
  expect(await member.contactsShortCreate({ body: { ...person, address2: '別' } }, key)).toMatchObject({
    error: { status: 422, error: { fields: { 'Idempotency-Key': ['other-request'] } } },
  });
  expect((await other.contactsShortCreate({ body: person }, key)).ok).toBe(true);
});

test('a refused call does not use its key up', async () => {
  const member = await signedUpMember();
  const key = { idempotencyKey: 'mended' };
  const refused = await member.contactsShortCreate({ body: { ...person, zip: 'x' } }, key);
  expect(refused.ok).toBe(false);
  expect((await member.contactsShortCreate({ body: person }, key)).ok).toBe(true);
});

test('a visitor has no address book', async () => {
  expect(await visitor().contactsShortList({ query: {} })).toMatchObject({ error: { status: 401 } });
});

test('a company is listed where it is printed; a change keeps it, and null takes it from the card', async () => {
  const member = await signedUpMember();
  const office = { company: '株式会社ふみ', department: '営業部', title: '部長' };
  const code = await codeOf(member, { ...person, office });
  const listed = async () => {
    const { text } = await member.request({ path: '/api/contact/list' });
    return JSON.parse(text).contacts[0].office;
  };
  expect(await listed()).toEqual(office);
  await member.contactsShortUpdate({ body: { code, ...person } });
  expect(await listed()).toEqual(office);
  await member.contactsShortUpdate({ body: { code, ...person, office: null } });
  expect(await listed()).toBeUndefined();
  expect(await member.contactsGet({ params: { code } })).toMatchObject({
    value: { contact: { ...office, printsCompany: false } },
  });
});

test('the line breaks by hand of an address are kept until the address changes', async () => {
  const member = await signedUpMember();
  const addressLines = ['東京都千代田区', '千代田1-1'];
  const created = await member.contactsShortCreate({ body: { ...person, addressLines } });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const { code } = created.value;
  const { jointNames: _, birthday: __, ...printed } = person;
  const listed = async () => {
    const list = await member.contactsShortList({ query: {} });
    return list.ok ? list.value.contacts[0]?.addressLines : null;
  };
  expect(await listed()).toEqual(addressLines);
  // The spec's call has no line breaks: they stay while the address does.
  await member.contactsShortUpdate({ body: { ...printed, jointNames: [], code } });
  expect(await listed()).toEqual(addressLines);
  await member.contactsShortUpdate({ body: { ...printed, address2: '2-2', jointNames: [], code } });
  expect(await listed()).toBeUndefined();
  expect(
    await member.contactsShortUpdate({
      body: { ...printed, jointNames: [], code, addressLines: ['東', '京', '都', '区'] },
    }),
  ).toMatchObject({ ok: false });
});
