import { emptyContact, type NewContact } from '@fumi/domain';
import { expect, test } from 'vitest';
import { importCopy } from '../../../copy/contacts-import.ts';
import { countDone, decisionsAfter, filtered } from './decisions.ts';
import { type ComparedContact, withProposal } from './found-contact.ts';

const person = (change: Partial<ComparedContact> = {}) =>
  withProposal({
    row: 1,
    contact: emptyContact(),
    otherAddress: null,
    isHalfWidth: false,
    problems: [],
    match: null,
    replaced: null,
    isRepeat: false,
    ...change,
  });
const match = (likeness: 'same' | 'likely') => ({ contact: { ...emptyContact(), code: 'c' }, likeness });

const people = [
  person(),
  person({ match: match('same') }),
  person({ match: match('likely') }),
  person({ isRepeat: true }),
  person({ problems: [{ code: 'empty' }] }),
  person({ problems: [{ code: 'no-name' }] }),
];

test('a known contact is completed, one at another address is new, and nobody is added twice', () => {
  expect(people.map(({ proposal }) => proposal)).toEqual(['add', 'merge', 'add', 'skip', 'skip', 'skip']);
});

test.each([
  ['all', [0, 1, 2, 3, 4, 5]],
  ['doubtful', [4, 5]],
  ['known', [1, 2, 3]],
  ['skipped', [3, 4, 5]],
] as const)('the filter %s leaves %j', (filter, left) => {
  expect(filtered(people, decisionsAfter(people, []), filter)).toEqual(left);
});

test('an exported row replaces the contact of its code if it was changed, else it is skipped', () => {
  const contact = { ...emptyContact(), name: { last: '髙橋', first: '太郎', honorific: '様' } };
  const back = (change: Partial<NewContact>) => {
    const replaced = { ...contact, ...change };
    const known = { contact: { ...contact, code: 'c' }, likeness: 'code' as const };
    return person({ contact: replaced, replaced, match: known });
  };
  const rows = [back({}), back({ address1: '港区赤坂' })];
  expect(rows.map(({ proposal }) => proposal)).toEqual(['skip', 'replace']);
  expect(rows.map(({ changes }) => changes)).toEqual([[], ['address']]);
});

test('contacts about whom the file says nothing new count as unchanged, not as completed', () => {
  const kept = { ...emptyContact(), groups: ['親戚'], note: '甲 乙' };
  const known = { contact: { ...kept, code: 'c' }, likeness: 'same' as const };
  const contacts = [
    person({ contact: { ...kept, groups: [], note: '乙' }, match: known }),
    person({ contact: { ...kept, groups: ['友人'] }, match: known }),
    person(),
  ];
  const counts = (decisions: ('add' | 'merge' | 'replace' | 'skip')[]) => countDone({ contacts, decisions });
  expect(counts(['merge', 'merge', 'add'])).toEqual({ add: 1, merge: 1, replace: 0, same: 1 });
  expect(counts(['replace', 'skip', 'skip'])).toEqual({ add: 0, merge: 0, replace: 0, same: 1 });
  expect(importCopy.done(counts(['merge', 'skip', 'skip'])).replaceAll('\u200b', '')).toBe(
    '1人はもう連絡帳にいて、変わったところはありません。',
  );
});

test('a row that takes its other address gets a new proposal, and the other decisions stay', () => {
  const rows = [person({ row: 1 }), person({ row: 2 })];
  const before = { contacts: rows, swaps: [], decisions: ['skip', 'skip'] as const };
  expect(decisionsAfter(rows, [2], before)).toEqual(['skip', 'add']);
});

test('a row that matches a contact once its name is in full width gets a new proposal', () => {
  const before = { contacts: [person(), person()], swaps: [], decisions: ['add', 'skip'] as const };
  const rows = [person({ match: match('same') }), person()];
  expect(decisionsAfter(rows, [], before)).toEqual(['merge', 'skip']);
});
