import { emptyContact } from '@fumi/domain';
import { expect, test } from 'vitest';
import type { FoundContact } from './address-file.ts';
import { decisionsOf, filtered } from './decisions.ts';

const person = (change: Partial<FoundContact> = {}): FoundContact => ({
  row: 1,
  contact: emptyContact(),
  problems: [],
  match: null,
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
  expect(decisionsOf(people)).toEqual(['add', 'merge', 'add', 'skip', 'skip', 'add']);
});

test.each([
  ['all', [0, 1, 2, 3, 4, 5]],
  ['doubtful', [4, 5]],
  ['known', [1, 2, 3]],
  ['skipped', [3, 4]],
] as const)('the filter %s leaves %j', (filter, left) => {
  expect(filtered(people, decisionsOf(people), filter)).toEqual(left);
});
