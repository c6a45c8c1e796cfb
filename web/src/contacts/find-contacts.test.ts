import { emptyName } from '@fumi/domain';
import { expect, test } from 'vitest';
import { byReading, type ListedContact, searchContacts } from './find-contacts.ts';

const aContact = (change: Partial<ListedContact>): ListedContact => ({
  code: 'c',
  zip: '1060032',
  state: '東京都',
  address1: '港区六本木1-2-3',
  address2: '',
  name: { last: '髙橋', first: '健太郎', honorific: '様' },
  jointNames: [{ ...emptyName(), first: '美咲' }],
  birthday: '',
  ...change,
});

const contacts = [
  aContact({ code: 'a', kana: 'タカハシケンタロウ' }),
  aContact({ code: 'b', name: { last: '辻', first: '一', honorific: '様' }, jointNames: [] }),
];
const found = (query: string) => searchContacts(contacts, query).map(({ code }) => code);

test.each([
  ['', ['a', 'b']],
  ['辻', ['b']],
  ['髙橋健太郎', ['a']],
  ['髙橋　健太郎', ['a']],
  ['美咲', ['a']],
  ['六本木１-２', ['a', 'b']],
  ['106-0032', ['a', 'b']],
  ['六本木 辻', ['b']],
  ['札幌', []],
  ['高橋', ['a']],
  ['たかはし', ['a']],
])('a search for "%s" finds %j', (query, codes) => {
  expect(found(query)).toEqual(codes);
});

test('contacts are listed by reading, both kana alike, and those without one come last as they were added', () => {
  const read = (code: string, kana?: string) => aContact({ code, ...(kana === undefined ? {} : { kana }) });
  const all = [
    read('none'),
    read('wa', 'ワタナベ'),
    read('empty', ''),
    read('su', 'すずき'),
    read('sa', 'サトウ'),
    read('a', 'あおき'),
  ];
  expect(byReading(all).map(({ code }) => code)).toEqual(['a', 'sa', 'su', 'wa', 'none', 'empty']);
});
