import { emptyContact, type NewContact } from '@fumi/domain';
import { expect, test } from 'vitest';
import { decisionsAfter, filtered } from './decisions.ts';
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

test('who is known is filled up, who moved is new, nobody comes twice', () => {
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

test('a row that comes back with its code replaces its contact where it was changed, and is left where it was not', () => {
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

test('a row that takes its other address is proposed anew, and what was decided of the others stays', () => {
  const rows = [person({ row: 1 }), person({ row: 2 })];
  const before = { contacts: rows, swaps: [], decisions: ['skip', 'skip'] as const };
  expect(decisionsAfter(rows, [2], before)).toEqual(['skip', 'add']);
});

test('a row that is known once its name is in full width is proposed anew', () => {
  const before = { contacts: [person(), person()], swaps: [], decisions: ['add', 'skip'] as const };
  const rows = [person({ match: match('same') }), person()];
  expect(decisionsAfter(rows, [], before)).toEqual(['merge', 'skip']);
});
