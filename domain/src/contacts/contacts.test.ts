import { describe, expect, test } from 'vitest';
import { ADDRESS_LIMITS } from '../address/validate.ts';
import { emptyContact, isEmptyContact, isNameless, type NewContact, readHistory } from './contact.ts';
import { CONTACT_LIMITS, contactProblems, isBirthday } from './contact-problems.ts';
import { stillDoubtful } from './duplicates.ts';
import { planImport } from './files/import-mapping.ts';
import { readRow, tableToContacts } from './files/import-row.ts';
import type { ImportTarget } from './files/import-target.ts';
import { rowProblems } from './files/row-problems.ts';
import { splitLines, splitName, splitPrefecture } from './files/split.ts';
import { mergedContact } from './merge.ts';

const name = (last: string, first: string, honorific = '') => ({ last, first, honorific });
const contact = (over: Partial<NewContact> = {}): NewContact => ({
  ...emptyContact(),
  name: name('髙橋', '太郎'),
  ...over,
});

describe('a contact', () => {
  test.each<[string, Partial<NewContact>, object]>([
    ['a name alone', {}, {}],
    [
      'a zip, a birthday and a day of mourning',
      { zip: '1060032', birthday: '19800229', mourningUntil: '2026-12-31' },
      {},
    ],
    ['a note of two lines', { note: 'a\tb\nc' }, {}],
    ['a short zip', { zip: '106' }, { zip: ['zip'] }],
    ['a day that is none', { birthday: '19810229' }, { birthday: ['date'] }],
    ['half a birthday', { birthday: '1981' }, { birthday: ['date'] }],
    ['mourning until a day that is none', { mourningUntil: '2026-02-30' }, { mourningUntil: ['date'] }],
    ['nothing at all', { name: name('', '') }, { nameLast: ['required'] }],
    [
      'characters that hide others, everywhere',
      {
        name: name('\u202e', ''),
        jointNames: [name('', '', '\u200b')],
        state: '\u202e',
        address1: '\u202e',
        address2: '\u202e',
        kanaLast: '\u202e',
        kanaFirst: '\u202e',
        company: '\u202e',
        department: '\u202e',
        title: '\u202e',
        groups: ['\u202e'],
        note: '\u202e',
      },
      Object.fromEntries(
        'state address1 address2 kanaLast kanaFirst company department title nameLast jointNames groups note'
          .split(' ')
          .map((field) => [field, ['forbidden']]),
      ),
    ],
  ])('with %s has the problems %#', (_, over, problems) => {
    expect(contactProblems(contact(over))).toEqual(problems);
  });

  test.each([
    ['', true],
    ['20270101', true],
    ['20271301', false],
    ['2027-01-01', false],
  ])('may have the birthday %j: %s', (digits, expected) => {
    expect(isBirthday(digits)).toBe(expected);
  });

  test.each(['company', 'zip', 'state', 'address1', 'address2'] as const)(
    'is kept for its %s alone',
    (field) => {
      expect(isEmptyContact({ ...emptyContact(), [field]: 'あ' })).toBe(false);
      expect(isEmptyContact({ ...emptyContact(), [field]: ' ' })).toBe(true);
    },
  );

  const nobody = { name: name('', ' ') };
  test.each<[string, Partial<NewContact>, boolean]>([
    ['an address alone', { ...nobody, zip: '1060032', state: '東京都' }, true],
    ['a title alone', { ...nobody, title: '部長' }, true],
    ['a first name', { ...nobody, name: name('', '花子') }, false],
    ['a joint name alone', { ...nobody, jointNames: [name('', '花子')] }, true],
    ['a company', { ...nobody, company: 'ふみ' }, false],
    ['a department', { ...nobody, department: '総務部' }, false],
  ])('with %s is nameless: %#, and then not kept', (_, over, nameless) => {
    expect(isNameless(contact(over))).toBe(nameless);
    expect(contactProblems(contact(over))).toEqual(nameless ? { nameLast: ['required'] } : {});
  });

  test('keeps what is written of its cards and nothing else, newest first', () => {
    expect(readHistory('2024: 2026:sr 99:s 2025:r 2023:x')).toEqual([
      { year: 2026, sent: true, received: true },
      { year: 2025, sent: false, received: true },
      { year: 2024, sent: false, received: false },
    ]);
  });
});

describe('two contacts that are one', () => {
  const card = (year: number, sent: boolean, received: boolean) => ({ year, sent, received });

  test('keep the first name and address, and take from the second what the first lacks', () => {
    const kept = contact({
      zip: '',
      state: '東京都',
      address1: '港区',
      note: '一',
      groups: ['友人'],
      company: 'ふみ',
    });
    const other = contact({
      name: name('高橋', '太朗', '様'),
      kanaLast: 'タカハシ',
      kanaFirst: 'タロウ',
      zip: '9999999',
      state: '大阪府',
      address1: '大阪市',
      address2: '1-1',
      company: '別',
      department: '部',
      title: '長',
      birthday: '19800102',
      note: '二',
      groups: ['友人', '親戚'],
      mourningUntil: '2026-05-01',
    });
    expect(mergedContact(kept, other)).toEqual({
      ...kept,
      name: name('髙橋', '太郎', '様'),
      kanaLast: 'タカハシ',
      kanaFirst: 'タロウ',
      department: '部',
      title: '長',
      birthday: '19800102',
      note: '一 二',
      groups: ['友人', '親戚'],
      mourningUntil: '2026-05-01',
    });
  });

  test('take the whole place of the second where the first has none', () => {
    const place = { zip: '', state: '大阪府', address1: '大阪市', address2: '1-1' };
    expect(mergedContact(contact({ zip: '1060032' }), contact(place))).toMatchObject({
      ...place,
      zip: '1060032',
    });
    expect(mergedContact(contact({ zip: '1060032' }), contact({ ...place, zip: '5300001' })).zip).toBe(
      '5300001',
    );
  });

  test('keep every joint name once, four at most, and equal notes once', () => {
    const one = contact({ jointNames: [name('', '花子'), name('', '翔')], note: '同じ' });
    const joints = ['花子', '蓮', '美咲', '蒼'].map((first) => name('', first));
    const merged = mergedContact(one, contact({ jointNames: [name('山田', '翔'), ...joints], note: '同じ' }));
    expect(merged.jointNames.map(({ last, first }) => last + first)).toEqual(['花子', '翔', '山田翔', '蓮']);
    expect(merged.note).toBe('同じ');
  });

  test('join the cards of each year, newest first, and mourn until the later day', () => {
    const one = contact({
      history: [card(2024, true, false), card(2026, false, false)],
      mourningUntil: '2026-12-31',
    });
    const other = contact({
      history: [card(2025, false, true), card(2024, false, true)],
      mourningUntil: '2026-01-01',
    });
    const merged = mergedContact(one, other);
    expect(merged.history).toEqual([
      card(2026, false, false),
      card(2025, false, true),
      card(2024, true, true),
    ]);
    expect(merged.mourningUntil).toBe('2026-12-31');
  });

  test('keep no more than may be kept: the first note whole, and the newest years', () => {
    const years = (from: number) => Array.from({ length: 60 }, (_, at) => card(from - at, true, false));
    const groups = (name: string) => Array.from({ length: 15 }, (_, at) => `${name}${at}`);
    const one = contact({ note: '一'.repeat(1500), groups: groups('甲'), history: years(2090) });
    const other = contact({ note: `二三${'𠮷'.repeat(300)}`, groups: groups('乙'), history: years(2150) });
    const merged = mergedContact(one, other);
    expect(merged.note).toBe(`${one.note} 二三${'𠮷'.repeat(248)}`);
    expect(merged.groups).toEqual([...one.groups, ...groups('乙').slice(0, 5)]);
    expect(merged.history.map(({ year }) => year)).toEqual(
      Array.from({ length: CONTACT_LIMITS.history }, (_, at) => 2150 - at),
    );
    expect(mergedContact(merged, other), 'a file that is read twice').toEqual(merged);
  });

  test('stay in their group of duplicates unless they are set apart from all others', () => {
    const apart = new Set(['ab', 'ba', 'ac', 'ca']);
    expect(stillDoubtful(['a', 'b', 'c'], (one, other) => apart.has(one + other))).toEqual(['b', 'c']);
    expect(stillDoubtful(['a', 'b'], (one, other) => apart.has(one + other))).toEqual([]);
  });
});

describe('a row of a file', () => {
  const rules = { isPrintable: (text: string) => text !== '😀', checksHonorific: true };

  test.each<[string, Partial<NewContact>, string[]]>([
    ['a person at an address', { state: '東京都', address1: '港区', zip: '1060032' }, []],
    ['a person', {}, ['no-address']],
    ['nobody', { name: name('', '') }, ['empty']],
    ['a place without a name', { name: name('', ''), zip: '1060032' }, ['no-name']],
    ['a company', { name: name('', ''), company: 'ふみ' }, ['no-address']],
    ['a first name alone', { name: name('', '太郎') }, ['no-address']],
    ['a long last name alone', { name: name('髙橋太郎', '') }, ['no-address', 'name-unsplit']],
    ['a short one', { name: name('勅使河', '') }, ['no-address']],
    ['a long one with a blank', { name: name('髙橋 太', '') }, ['no-address']],
    [
      'a company that is too long',
      { company: '社'.repeat(26), printsCompany: true },
      ['no-address', 'company'],
    ],
    ['one that stands on no card', { company: '社'.repeat(26) }, ['no-address']],
    ['a character that no face has', { name: name('😀', '太郎') }, ['no-address', 'nameLast']],
  ])('with %s has the problems %j', (_, over, problems) => {
    expect(
      rowProblems(contact(over), rules).map((each) => (each.code === 'field' ? each.field : each.code)),
    ).toEqual(problems);
  });

  const read = (cells: Readonly<Record<string, string>>, layout: string | null = null) =>
    readRow(
      Object.values(cells),
      { layout, headerRow: 0, firstDataRow: 1, targets: Object.keys(cells) as ImportTarget[] },
      2027,
    ).contact;

  test.each<[string, Readonly<Record<string, string>>, Partial<NewContact>]>([
    ['six digits get their zero back', { zip: '60-0042' }, { zip: '0600042' }],
    ['five digits stay', { zip: ' 12345 ' }, { zip: '12345' }],
    [
      'a prefecture that begins the city is taken out',
      { city: '東京都港区', street: '1-2' },
      { state: '東京都', address1: '港区', address2: '1-2' },
    ],
    [
      'a city without a prefecture stays',
      { city: '港区', street: '1-2' },
      { state: '', address1: '港区', address2: '1-2' },
    ],
    [
      'a prefecture alone in the city goes up',
      { city: '東京都', street: '港区1-2' },
      { state: '東京都', address1: '', address2: '港区1-2' },
    ],
    [
      'one column of all is parted',
      { address: '北海道札幌市' },
      { state: '北海道', address1: '札幌市', address2: '' },
    ],
    [
      'a prefecture and the rest',
      { state: '東京都', street: '港区1-2' },
      { state: '東京都', address1: '港区1-2', address2: '' },
    ],
    [
      'a prefecture with a zip alone',
      { state: '東京都', zip: '1060032' },
      { state: '東京都', address1: '', address2: '' },
    ],
    [
      'the office where there is no home',
      {
        zip: '',
        companyZip: '1060032',
        companyState: '東京都',
        companyCity: '港区',
        companyStreet: '1-2',
        companyBuilding: 'ビル',
      },
      { zip: '1060032', state: '東京都', address1: '港区', address2: '1-2　ビル' },
    ],
    [
      'a company is printed with its address',
      { companyCity: '港区', company: 'ふみ' },
      { printsCompany: true },
    ],
    ['and with the only address', { city: '港区', company: 'ふみ' }, { printsCompany: true }],
    [
      'and not at home',
      { city: '港区', companyCity: '品川区', company: 'ふみ' },
      { company: 'ふみ', printsCompany: false },
    ],
    ['the home where there are both', { city: '港区', companyCity: '品川区' }, { address1: '港区' }],
    ['a full name is parted at its blank', { fullName: '髙橋　太郎' }, { name: name('髙橋', '太郎') }],
    [
      'a last name comes before a full one',
      { nameLast: '髙橋', fullName: '山田 花子' },
      { name: name('髙橋', '') },
    ],
    [
      'kana of the whole name',
      { fullKana: 'タカハシ タロウ', kanaFirst: 'タロー' },
      { kanaLast: 'タカハシ', kanaFirst: 'タロー' },
    ],
    [
      'a spouse of the same name',
      { nameLast: '髙橋', spouse: '髙橋 花子' },
      { jointNames: [name('', '花子')] },
    ],
    [
      'a spouse of another name',
      { nameLast: '髙橋', spouse: '山田 花子' },
      { jointNames: [name('山田', '花子')] },
    ],
    ['a spouse by the first name', { nameLast: '髙橋', spouse: '花子' }, { jointNames: [name('', '花子')] }],
    [
      'joint names in one field',
      { 'joint1.full': '花子', 'joint2.full': '山田 翔' },
      { jointNames: [name('', '花子'), name('山田', '翔')] },
    ],
    [
      'joint names in parts',
      { 'joint1.last': '山田', 'joint1.honorific': '様' },
      { jointNames: [name('山田', '', '様')] },
    ],
    [
      'groups of every kind',
      { groups: '* myContacts ::: 友人;親戚、友人；My Contacts' },
      { groups: ['友人', '親戚'] },
    ],
    ['a note keeps its lines', { note: 'a\r\nb\rc' }, { note: 'a\nb\nc' }],
    ['other fields have one line', { company: 'a\r\nb' }, { company: 'a b' }],
    [
      'mourning that names no day holds for the season',
      { mourningUntil: '来年' },
      { mourningUntil: '2027-03-31' },
    ],
    ['a home that is a prefecture alone stays', { state: '東京都' }, { state: '東京都', address1: '' }],
    [
      'a telephone number is no part of an address',
      { city: '港区', street: '1-2', line3: '03-1234-5678' },
      { address1: '港区', address2: '1-2' },
    ],
    [
      'an address with its zip is parted from it',
      { address: '〒106-0032 東京都港区六本木1-2-3' },
      { zip: '1060032', state: '東京都', address1: '港区六本木1-2-3' },
    ],
    [
      'an honorific leaves the name',
      { fullName: '山田 葵様' },
      { name: { last: '山田', first: '葵', honorific: '様' } },
    ],
    [
      'a household has its own',
      { nameLast: '山田', nameFirst: '太郎御一同様', honorific: '' },
      { name: { last: '山田', first: '太郎', honorific: '御一同様' } },
    ],
    [
      'a company has 御中',
      { fullName: '山田商店御中' },
      { name: { last: '', first: '', honorific: '御中' }, company: '山田商店' },
    ],
    [
      'a company is known by its form too',
      { fullName: '株式会社青葉' },
      { name: { last: '', first: '', honorific: '' }, company: '株式会社青葉' },
    ],
    [
      'what has 御中 in a known company is its department',
      { fullName: '営業部御中', company: '青葉', department: '東京支社' },
      { name: { last: '', first: '', honorific: '御中' }, company: '青葉', department: '東京支社　営業部' },
    ],
    [
      'two people in one cell are two',
      { nameLast: '山田', nameFirst: '太郎・花子' },
      {
        name: { last: '山田', first: '太郎', honorific: '' },
        jointNames: [{ last: '', first: '花子', honorific: '' }],
      },
    ],
    [
      'a name in katakana may be the other of two',
      { fullName: '山田 太郎・エミ' },
      { jointNames: [{ last: '', first: 'エミ', honorific: '' }] },
    ],
    [
      'a name in katakana keeps its dot',
      { fullName: 'ジョン・スミス' },
      { name: { last: 'ジョン・スミス', first: '', honorific: '' }, jointNames: [] },
    ],
    [
      'a cell of joint names is each of them',
      { nameLast: '山田', nameFirst: '太郎', jointNames: '山田 花子、一郎様' },
      {
        jointNames: [
          { last: '', first: '花子', honorific: '' },
          { last: '', first: '一郎', honorific: '様' },
        ],
      },
    ],
    ['half-width kana become full', { kanaLast: 'ﾔﾏﾀﾞ' }, { kanaLast: 'ヤマダ' }],
  ])('%s', (_, cells, expected) => {
    expect(read(cells)).toMatchObject(expected);
  });

  test('keeps its number, and one without anything is passed over', () => {
    const rows = [
      ['氏名', '住所'],
      ['山田', '港区'],
      ['', ' '],
      ['佐藤', '品川区'],
    ];
    const people = tableToContacts(rows, planImport(rows), 2027);
    expect(people.map(({ row, contact: { name: of } }) => [row, of.last])).toEqual([
      [2, '山田'],
      [4, '佐藤'],
    ]);
  });
});

describe('columns', () => {
  test('with the same header are read once', () => {
    expect(planImport([['氏名', '郵便番号', '郵便番号']])).toMatchObject({
      layout: null,
      headerRow: 0,
      firstDataRow: 1,
      targets: ['fullName', 'zip', 'ignore'],
    });
  });

  test('have their headers among the first rows, but never in a row with a zip', () => {
    const instructions = Array.from({ length: 19 }, () => ['説明']);
    expect(planImport([...instructions, ['氏名', '住所']]).headerRow).toBe(19);
    expect(planImport([...instructions, ['説明'], ['氏名', '住所']]).headerRow).toBeNull();
    expect(planImport([['氏名住所', '会社', '106-0032']])).toMatchObject({
      headerRow: null,
      firstDataRow: 0,
    });
  });

  test('without headers mean what seven of ten of their values look like', () => {
    const rows = (zips: number) =>
      Array.from({ length: 10 }, (_, index) => ['', index < zips ? '106-0032' : '不明']).concat([[]]);
    expect(planImport(rows(7)).targets).toEqual(['ignore', 'zip']);
    expect(planImport(rows(6)).targets).toEqual(['ignore', 'ignore']);
    expect(planImport([['東京都', '大阪府']]).targets).toEqual(['state', 'address']);
  });
});

describe('texts in one that we keep in several', () => {
  test.each([
    ['山田 太郎', '山田', '太郎'],
    [' 山田　太 郎 ', '山田', '太 郎'],
    ['山田太郎', '山田太郎', ''],
    ['', '', ''],
  ])('%j is the name %j and %j', (text, last, first) => {
    expect(splitName(text)).toEqual({ last, first });
  });

  test('a prefecture begins an address, a long line is parted before its number', () => {
    expect(splitPrefecture(' 京都府京都市 ')).toEqual({ state: '京都府', rest: '京都市' });
    expect(splitPrefecture('港区')).toEqual({ state: '', rest: '港区' });
    expect(splitLines(' 港区六本木1-2-3 ')).toEqual({ address1: '港区六本木1-2-3', address2: '' });
    const full = `港区六本木1-2-3 ${'ビ'.repeat(ADDRESS_LIMITS.address1 - 11)}`;
    expect(splitLines(full)).toEqual({ address1: full, address2: '' });
    expect(splitLines(`${full}ル`).address1).toBe('港区六本木');
    expect(splitLines('北海道札幌市中央区北一条西一丁目1-2-3 ふみ第一ビルディング二〇一号室')).toMatchObject({
      address2: expect.stringMatching(/1-2-3 ふみ第一ビルディング二〇一号室$/),
    });
  });
});
