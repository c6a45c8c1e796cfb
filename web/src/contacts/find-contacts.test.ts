import { contactToPrintAddress, emptyName, type PrintAddress, type Whom } from '@fumi/domain';
import { expect, test } from 'vitest';
import {
  byReading,
  findSender,
  getsCard,
  groupsOf,
  inGroup,
  type ListedContact,
  ofWhom,
  pickAll,
  searchContacts,
} from './find-contacts.ts';

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

test('contacts are narrowed to those who got a card last year, or lack one this year', () => {
  const all = [
    aContact({ code: 'both', sentYears: [2027, 2026] }),
    aContact({ code: 'last', sentYears: [2026], groups: ['友人'] }),
    aContact({ code: 'mourns', mourningUntil: '2027-03-31' }),
    aContact({ code: 'moved', skipReason: 'moved' }),
  ];
  const codes = (whom: Whom) => ofWhom(all, whom, 2027).map(({ code }) => code);
  expect(codes('sent-last-year')).toEqual(['both', 'last']);
  expect(codes('not-yet')).toEqual(['last']);
  expect(codes('skipped')).toEqual(['moved']);
  expect(groupsOf(all)).toEqual([{ name: '友人', count: 1 }]);
  expect(inGroup(all, '友人').map(({ code }) => code)).toEqual(['last']);
});

test.each([
  ['everybody found is picked', 30, [], { added: ['a', 'b'], left: 0 }],
  ['no more than there is room for, and the others are counted', 1, [], { added: ['a'], left: 1 }],
  ['nobody twice', 30, ['a'], { added: ['b'], left: 0 }],
  ['nobody where all are picked', 30, ['a', 'b'], { added: [], left: 0 }],
])('%s in one press', (_, room, picked, done) => {
  const blocked = aContact({ code: 'c' });
  const found = [...contacts, blocked];
  const isFree = (contact: ListedContact) => contact !== blocked;
  expect(pickAll({ found, picked: new Set(picked), isFree, room })).toEqual({ all: 2, ...done });
});

test('one press picks neither the sender, however spelled, nor contacts who get no card', () => {
  const sender = {
    ...contactToPrintAddress(aContact({ jointNames: [] })),
    ...{ name: { last: '高橋', first: '健太郎', honorific: '' }, address1: '港区六本木一丁目2番3号' },
  };
  const all = [...contacts, aContact({ code: 'moved', name: emptyName(), skipReason: 'moved' })];
  const getting = (from: PrintAddress | null) =>
    all.filter(getsCard(({ code }) => code === 'b', findSender(from, all))).map(({ code }) => code);
  expect(getting(null)).toEqual(['a']);
  expect(getting(sender)).toEqual([]);
});
