import { expect, test } from 'vitest';
import { emptyContact, type NewContact } from './contact.ts';
import { differentParts, replacedContact } from './replace.ts';

const kept: NewContact = {
  ...emptyContact(),
  name: { last: '髙橋', first: '太郎', honorific: '先生' },
  jointNames: [{ last: '', first: '花子', honorific: '様' }],
  zip: '1060032',
  state: '東京都',
  address1: '港区六本木1-2-3',
  address2: '森ビル5F',
  groups: ['友人'],
  note: 'メモ',
};

test('what a file fills goes before what is kept, and what it lacks stays', () => {
  const file = { ...emptyContact(), name: { last: '高橋', first: '太郎', honorific: '' }, company: '会社' };
  expect(replacedContact(kept, file)).toEqual({
    ...kept,
    name: { last: '高橋', first: '太郎', honorific: '先生' },
    company: '会社',
  });
});

test('an address is replaced whole, so that no old building stays in a new street', () => {
  const moved = { ...emptyContact(), zip: '5300001', state: '大阪府', address1: '大阪市北区梅田1-1-1' };
  expect(replacedContact(kept, moved)).toMatchObject({
    zip: '5300001',
    state: '大阪府',
    address1: '大阪市北区梅田1-1-1',
    address2: '',
    name: kept.name,
    groups: ['友人'],
  });
});

test('a name without an honorific keeps the one it had, and a printed company stays printed', () => {
  const named = {
    ...emptyContact(),
    name: { last: '', first: '次郎', honorific: '君' },
    printsCompany: true,
  };
  expect(replacedContact(kept, named)).toEqual({
    ...kept,
    name: { last: '', first: '次郎', honorific: '君' },
    printsCompany: true,
  });
  expect(replacedContact({ ...kept, printsCompany: true }, emptyContact()).printsCompany).toBe(true);
});

test('a list that a file has goes before the one that is kept', () => {
  expect(replacedContact(kept, { ...emptyContact(), groups: ['親戚'], jointNames: [] })).toEqual({
    ...kept,
    groups: ['親戚'],
  });
});

test('a zip alone replaces no address', () => {
  expect(replacedContact(kept, { ...emptyContact(), zip: '5300001' })).toEqual(kept);
});

test('what differs is named by its part', () => {
  expect(differentParts(kept, kept)).toEqual([]);
  expect(differentParts(kept, { ...kept, address2: '', note: '', kanaFirst: 'タロウ' })).toEqual([
    'kana',
    'address',
    'note',
  ]);
});
