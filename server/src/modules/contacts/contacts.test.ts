import { toWire } from '@fumi/contract';
import { cardYear, dayInTokyo, isWhom, type NewContact, WHOM } from '@fumi/domain';
import { describe, expect, test } from 'vitest';
import { aContact } from '../../../test/a-contact.ts';
import { testApp } from '../../../test/harness.ts';
import { sql } from '../../db/drizzle.ts';
import { readEverything } from '../my-page/export.repository.ts';

const { visitor, signedUpMember, context } = await testApp();
type Member = Awaited<ReturnType<typeof signedUpMember>>;

const contact = (change: Partial<NewContact> = {}): NewContact => ({ ...aContact, ...change });
const named = (last: string, first = '太郎') => ({ name: { last, first, honorific: '様' } });

const unwrap = <Value>(answer: { ok: true; value: Value } | { ok: false; error: unknown }): Value => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
};

const add = async (member: Member, change: Partial<NewContact> = {}) =>
  unwrap(await member.contactsCreate({ body: contact(change) })).code;
const list = async (member: Member, query: Record<string, unknown> = {}) =>
  unwrap(await member.contactsList({ query }));
const notFound = { error: { status: 404, error: { code: 'not_found' } } };

test('a person is kept with everything', async () => {
  const member = await signedUpMember();
  const code = await add(member);
  expect(unwrap(await member.contactsGet({ params: { code } })).contact).toEqual({ code, ...contact() });
  expect(await list(member)).toMatchObject({ total: 1, groups: [{ name: '友人', count: 1 }] });
});

/** The fields of the short form. */
function plain(last: string) {
  const { zip, state, address1, address2, jointNames, birthday } = aContact;
  return { zip, state, address1, address2, jointNames, birthday, ...named(last) };
}

test('the spec’s calls and ours have the same contacts', async () => {
  const member = await signedUpMember();
  const code = await add(member);
  const { jointNames, name } = contact();
  expect(await member.contactsShortList({ query: {} })).toMatchObject({
    value: {
      contacts: [
        {
          code,
          name,
          jointNames,
          kana: 'タカハシタロウ',
          mourningUntil: '2027-03-01',
          groups: ['友人'],
        },
      ],
    },
  });
  const made = await member.contactsShortCreate({ body: plain('山田') });
  expect((await list(member, { q: '山田' })).contacts.map((person) => person.code)).toEqual([
    unwrap(made).code,
  ]);
});

test.each([
  ['高橋', 1],
  ['髙橋太郎', 1],
  ['たかはし', 1],
  ['花子', 1],
  ['六本木１', 1],
  ['港区 六本木', 1],
  ['106', 1],
  ['二行目', 1],
  ['last', 0],
  ['山田', 0],
  ['(', 0],
  ['\\', 0],
  ['[a', 0],
  ["' or 1=1 --", 0],
  ['%', 0],
])('a search for %s finds %i', async (q, total) => {
  const member = await searched;
  expect((await list(member, { q })).total).toBe(total);
});

const searched = (async () => {
  const member = await signedUpMember();
  await add(member);
  return member;
})();

test('people come by reading, those without one last', async () => {
  const member = await signedUpMember();
  for (const kana of ['ワタナベ', '', 'あべ', 'サイトウ'])
    await add(member, { kanaLast: kana, kanaFirst: '', ...named(kana || '無名') });
  const people = (await list(member, { order: 'kana' })).contacts.map(({ name }) => name.last);
  expect(people).toEqual(['あべ', 'サイトウ', 'ワタナベ', '無名']);
  const second = await list(member, { order: 'added', paginateBy: 1, page: 2 });
  expect(second.contacts.map(({ name }) => name.last)).toEqual(['無名']);
});

test('a list is narrowed to a group', async () => {
  const member = await signedUpMember();
  await add(member, { groups: ['親戚'] });
  await add(member, { groups: ['友人', '親戚'] });
  const answer = await list(member, { group: '友人' });
  expect(answer.total).toBe(1);
  expect(answer.groups).toEqual([
    { name: '友人', count: 1 },
    { name: '親戚', count: 2 },
  ]);
});

const HISTORIES: readonly NewContact['history'][] = [2026, 2027].flatMap((year) =>
  [
    [true, false],
    [false, true],
    [true, true],
  ].map(([sent = false, received = false]) => [{ year, sent, received }]),
);

test('for each `whom` the list finds the contacts that the domain’s rule names', async () => {
  const member = await signedUpMember();
  const [two] = [HISTORIES.flatMap((all, at) => HISTORIES.slice(at + 1).map((more) => [...more, ...all]))];
  const contacts = [[], ...HISTORIES, ...two.filter(([a, b]) => a?.year !== b?.year)].flatMap((history) =>
    (['', 'moved'] as const).flatMap((skipReason) =>
      ['', '2027-01-01', '2026-12-31'].map((mourningUntil) =>
        contact({ history, skipReason, mourningUntil, groups: [] }),
      ),
    ),
  );
  const { codes } = unwrap(await member.contactsImport({ body: { contacts } }));
  const year = cardYear(dayInTokyo(context.clock.nowMs()));
  for (const whom of WHOM) {
    const found = (await list(member, { whom, order: 'added', paginateBy: 1000 })).contacts;
    const wanted = contacts.flatMap(({ history, ...facts }, at) => {
      const years = (kind: 'sent' | 'received') =>
        history.filter((card) => card[kind]).map((card) => card.year);
      const cards = { ...facts, sentYears: years('sent'), receivedYears: years('received') };
      return isWhom(whom, cards, year) ? [codes[at]] : [];
    });
    expect([whom, found.map(({ code }) => code)]).toEqual([whom, wanted]);
    expect(wanted.length, whom).toBeGreaterThan(0);
  }
});

describe('import', () => {
  test('a part is taken in whole, in its order', async () => {
    const member = await signedUpMember();
    const people = Array.from({ length: 200 }, (_, index) => contact(named('髙橋', `第${index}`)));
    const { codes } = unwrap(await member.contactsImport({ body: { contacts: people } }));
    expect(new Set(codes).size).toBe(200);
    const { contacts: kept } = await list(member, { order: 'added', paginateBy: 1000 });
    expect(kept.map(({ name }) => name)).toEqual(people.map(({ name }) => name));
  });

  test('a part with one broken row is refused whole, and says which', async () => {
    const member = await signedUpMember();
    const people = [contact(), contact(named('髙橋', '太\u202e郎'))];
    expect(await member.contactsImport({ body: { contacts: people } })).toMatchObject({
      error: { status: 422, error: { fields: { 'contacts.1.nameLast': ['forbidden'] } } },
    });
    expect((await list(member)).total).toBe(0);
  });

  test('a duplicate is filled up, never overwritten', async () => {
    const member = await signedUpMember();
    const code = await add(member, { kanaLast: '', groups: ['友人'], note: '古い' });
    const people = [{ ...contact({ groups: ['親戚'], note: '新しい', address2: '9-9' }), mergeInto: code }];
    expect(unwrap(await member.contactsImport({ body: { contacts: people } }))).toEqual({ codes: [code] });
    expect((await list(member)).contacts).toMatchObject([
      { kanaLast: 'タカハシ', address2: '1-2-3', groups: ['友人', '親戚'], note: '古い 新しい' },
    ]);
  });

  test('a row that replaces makes its contact what the file says, blank fields too', async () => {
    const member = await signedUpMember();
    const code = await add(member, { note: '古い', groups: ['友人'] });
    const changed = contact({ ...named('髙橋', '次郎'), note: '', groups: [] });
    const people = [{ ...changed, replaces: code }];
    expect(unwrap(await member.contactsImport({ body: { contacts: people } }))).toEqual({ codes: [code] });
    expect((await list(member)).contacts).toEqual([{ code, ...changed }]);
    const thief = await signedUpMember();
    expect(await thief.contactsImport({ body: { contacts: people } })).toMatchObject(notFound);
  });

  test('a repeated part with the same key adds nobody twice', async () => {
    const member = await signedUpMember();
    const send = () =>
      member.contactsImport({ body: { contacts: [contact()] } }, { idempotencyKey: 'part-1' });
    const [first, second] = [await send(), await send()];
    expect(unwrap(second)).toEqual(unwrap(first));
    expect((await list(member)).total).toBe(1);
  });
});

test('duplicates are found through old kanji, and merged into one', async () => {
  const member = await signedUpMember();
  const keep = await add(member, { note: '' });
  const other = await add(member, {
    ...named('高橋'),
    company: '会社',
    note: 'メモ',
    history: [{ year: 2026, sent: false, received: true }],
  });
  await add(member, named('髙橋', '次郎'));
  const { groups } = unwrap(await member.contactsDuplicates());
  expect(groups.map((group) => group.map(({ code }) => code))).toEqual([[keep, other]]);
  unwrap(await member.contactsMerge({ body: { keep, others: [other] } }));
  expect(unwrap(await member.contactsGet({ params: { code: keep } })).contact).toMatchObject({
    name: { last: '髙橋' },
    company: '会社',
    note: 'メモ',
    history: [{ year: 2026, sent: true, received: true }],
  });
  expect((await list(member)).total).toBe(2);
});

test('of twenty thousand namesakes fifty are shown, and of many groups five hundred people', async () => {
  const member = await signedUpMember();
  await context.db.execute(sql`
    insert into contact (code, member_code, zip, state, address1, address2, name_last, name_first, honorific,
      joint_names, birthday, created_at, updated_at)
    select ${member.member.code} || n, ${member.member.code}, '', '', '港区六本木' || n, '',
      case when n < 19000 then '佐藤' else '鈴木' end, case when n < 19000 then '' else (n / 2)::text end, '様',
      '[]', '', now(), now() from generate_series(1, 20000) n`);
  const { groups } = unwrap(await member.contactsDuplicates());
  expect([groups[0]?.length, groups[1]?.length, groups.flat().length]).toEqual([50, 2, 500]);
});

test('groups and cards of a year are marked for many at once', async () => {
  const member = await signedUpMember();
  const codes = [await add(member, { history: [] }), await add(member)];
  unwrap(await member.contactsGroup({ body: { codes, add: ['2027年'], remove: ['友人'] } }));
  unwrap(await member.contactsHistory({ body: { codes, year: 2027, sent: true } }));
  unwrap(await member.contactsHistory({ body: { codes, year: 2027, received: true } }));
  const { contacts: people } = await list(member, { order: 'added' });
  expect(people.map(({ groups }) => groups)).toEqual([['2027年'], ['2027年']]);
  expect(people[1]?.history).toEqual([
    { year: 2027, sent: true, received: true },
    { year: 2026, sent: true, received: false },
  ]);
});

test('no contact gets a twenty-first group: the refusal names it, and all stay as they were', async () => {
  const member = await signedUpMember();
  const groups = Array.from({ length: 20 }, (_, index) => `組${index}`);
  const [few, full] = [await add(member, { groups: [] }), await add(member, { groups })];
  const put = (...names: string[]) =>
    member.contactsGroup({ body: { codes: [few, full], add: names, remove: [] } });
  expect(await put('隣人')).toMatchObject({
    error: { status: 422, error: { code: 'invalid', fields: { 'codes.1.groups': ['too-many'] } } },
  });
  expect(unwrap(await member.contactsGet({ params: { code: few } })).contact.groups).toEqual([]);
  unwrap(await put('組0'));
  unwrap(await member.contactsUpdate({ body: { code: full, ...contact(), groups } }));
});

test('somebody else’s people are not found, and stay as they are', async () => {
  const [owner, thief] = [await signedUpMember(), await signedUpMember()];
  const [code, mine] = [await add(owner), await add(thief)];
  const answers = await Promise.all([
    thief.contactsGet({ params: { code } }),
    thief.contactsUpdate({ body: { code, ...contact(named('泥棒')) } }),
    thief.contactsDelete({ body: { codes: [mine, code] } }),
    thief.contactsMerge({ body: { keep: mine, others: [code] } }),
    thief.contactsGroup({ body: { codes: [mine, code], add: ['x'], remove: [] } }),
    thief.contactsHistory({ body: { codes: [code], year: 2027, sent: true } }),
    thief.contactsImport({ body: { contacts: [{ ...contact(), mergeInto: code }] } }),
    thief.addressRequestCreate({ body: { senderName: 'あ', label: '', contactCode: code } }),
  ]);
  for (const answer of answers) expect(answer).toMatchObject(notFound);
  expect((await list(owner)).contacts).toEqual([{ code, ...contact() }]);
  expect((await list(thief)).contacts).toEqual([{ code: mine, ...contact() }]);
});

test.each([
  [{ groups: ['a;b'] }, 400],
  [{ mourningUntil: '2027-02-30' }, 422],
  [{ mourningUntil: 'x' }, 400],
  [{ zip: '106' }, 422],
  [{ ...named('', ''), zip: '', state: '', address1: '', address2: '' }, 422],
  [{ history: [{ year: 1, sent: true, received: true }] }, 400],
])('%j is refused', async (change, status) => {
  const member = await signedUpMember();
  const answer = await member.request({
    method: 'POST',
    path: '/api/address_book/create',
    body: toWire(contact(change)),
  });
  expect(answer.status).toBe(status);
});

test('a visitor has no address book', async () => {
  expect(await visitor().contactsList({ query: {} })).toMatchObject({ error: { status: 401 } });
});

test('the member’s own export holds the whole book, and no secret of a link', async () => {
  const member = await signedUpMember();
  const code = await add(member);
  await member.addressRequestCreate({ body: { senderName: '髙橋', label: '友人', contactCode: code } });
  const exported = JSON.stringify(await readEverything(context.db, context.keys, member.member.code));
  expect(exported).toContain('タカハシ');
  expect(exported).toContain('友人');
  expect(exported).not.toContain('tokenHash');
});

test('a member sees who mourns among their own contacts alone', async () => {
  const member = await signedUpMember();
  const [mourner] = [await add(member), await add(member, { mourningUntil: '' })];
  await add(await signedUpMember());
  const answer = unwrap(await member.contactsMourning({ query: { on: '2027-01-01' } }));
  expect(answer.contacts.map(({ code }) => code)).toEqual([mourner]);
  expect(unwrap(await member.contactsMourning({ query: { on: '2027-03-02' } })).contacts).toEqual([]);
});

test('contacts marked as different are no duplicates until a third one of the name is added', async () => {
  const member = await signedUpMember();
  const twins = [await add(member), await add(member, { address2: '9-9-9' })];
  const groups = async () => unwrap(await member.contactsDuplicates()).groups;
  expect(await groups()).toHaveLength(1);
  unwrap(await member.contactsApart({ body: { codes: twins } }));
  expect(await groups()).toEqual([]);
  const third = await add(member, { address2: '7-7-7' });
  expect((await groups()).map((group) => group.map(({ code }) => code).sort())).toEqual([
    [...twins, third].sort(),
  ]);
  const stranger = await signedUpMember();
  expect(await stranger.contactsApart({ body: { codes: twins } })).toMatchObject(notFound);
});

test('twenty thousand contacts are listed page by page, and no more are taken', async () => {
  const member = await signedUpMember();
  const first = await add(member, named('山田'));
  await context.db.execute(sql`
    insert into contact (code, member_code, zip, state, address1, address2, name_last, name_first, honorific,
      joint_names, birthday, created_at, updated_at)
    select code || '-' || n, member_code, zip, state, address1, address2, name_last, n::text, honorific,
      joint_names, birthday, created_at, updated_at
    from contact, generate_series(2, 20000) n where code = ${first}`);
  const last = await member.contactsShortList({ query: { paginateBy: 1000, page: 20 } });
  expect(unwrap(last)).toMatchObject({ total: 20_000, contacts: { length: 1000 } });
  expect((await list(member, { q: '山田12345' })).total).toBe(1);
  const full = { error: { error: { code: 'invalid', fields: { contacts: ['too-many'] } } } };
  expect(await member.contactsCreate({ body: contact() })).toMatchObject(full);
  expect(await member.contactsImport({ body: { contacts: [contact()] } })).toMatchObject(full);
  expect(await member.contactsShortCreate({ body: plain('山田') })).toMatchObject(full);
});

test('a doubt that was dismissed stays so until the address changes', async () => {
  const member = await signedUpMember();
  const code = await add(member);
  const doubts = async () => unwrap(await member.contactsGet({ params: { code } })).contact.dismissedDoubts;
  unwrap(await member.contactsDismiss({ body: { code, doubts: ['no-room-number'] } }));
  unwrap(await member.contactsUpdate({ body: { code, ...contact({ note: '別の控え' }) } }));
  unwrap(await member.contactsGroup({ body: { codes: [code], add: ['親戚'], remove: [] } }));
  expect(await doubts()).toEqual(['no-room-number']);
  unwrap(await member.contactsUpdate({ body: { code, ...contact({ address2: '1-2-4' }) } }));
  expect(await doubts()).toBeUndefined();
  const thief = await signedUpMember();
  expect(await thief.contactsDismiss({ body: { code, doubts: [] } })).toMatchObject(notFound);
});

test('of two devices that change one contact at the same time, each changes its own fields', async () => {
  const member = await signedUpMember();
  const code = await add(member);
  const known = contact();
  const answers = await Promise.all([
    member.contactsUpdate({ body: { code, ...contact({ note: '将棋' }), known } }),
    member.contactsUpdate({ body: { code, ...contact({ address2: '9-9-9', addressLines: [] }), known } }),
  ]);
  expect(answers).toMatchObject([{ ok: true }, { ok: true }]);
  const { contact: after } = unwrap(await member.contactsGet({ params: { code } }));
  expect(after).toMatchObject({ note: '将棋', address2: '9-9-9', address1: known.address1 });
});

test('a contact that exceeds today’s limits can be shortened', async () => {
  const member = await signedUpMember();
  const code = await add(member);
  const groups = Array.from({ length: 30 }, (_, at) => `組${at}`);
  const history = Array.from({ length: 130 }, (_, at) => ({ year: 1950 + at, sent: true, received: false }));
  const known = contact({ note: '将棋'.repeat(1500), groups, history });
  expect(await member.contactsUpdate({ body: { code, ...contact({ note: '将棋' }), known } })).toMatchObject({
    ok: true,
  });
  const body = { keep: code, others: [await add(member)], merged: contact(), known: [{ ...known, code }] };
  expect(await member.contactsMerge({ body }), 'another one than is kept').toMatchObject({
    error: { error: { code: 'wrong_state' } },
  });
});

test('a contact saved from an older card keeps the address that was corrected since', async () => {
  const member = await signedUpMember();
  const code = await add(member);
  const { birthday: _, ...card } = { ...plain('髙橋'), addressLines: [] };
  unwrap(
    await member.contactsUpdate({ body: { code, ...contact({ address2: '9-9-9', addressLines: [] }) } }),
  );
  unwrap(await member.contactsShortUpdate({ body: { code, ...card, known: card } }));
  const { contact: after } = unwrap(await member.contactsGet({ params: { code } }));
  expect(after).toEqual({ code, ...contact({ address2: '9-9-9', addressLines: [] }) });
});
