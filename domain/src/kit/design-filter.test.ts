import { expect, test } from 'vitest';
import { aKit } from '../../test/a-kit.ts';
import { availableCatalogue } from './catalogue.ts';
import { facetCounts, filterGroup, filterSize, toggleFilter } from './design-filter.ts';
import type { KitInfo } from './kit.ts';

const info: KitInfo = {
  tagGroups: [{ id: 10, label: '年賀状', order: 1, tagIds: [1, 2], startDate: null, expirationDate: null }],
  tags: [
    { id: 1, label: '和風', order: 1, kitIds: [1, 2], edition: null },
    { id: 2, label: 'かわいい', order: 2, kitIds: [2, 3], edition: null },
  ],
  kits: [
    aKit(1, { colours: ['red', 'gold'], moods: ['formal'] }),
    aKit(2, { colours: ['gold'], moods: ['cute'], orientation: 'portrait' }),
    aKit(3, { colours: ['blue'], moods: ['cute'] }),
  ],
  photoDesigns: [],
};
const [group] = availableCatalogue(info, '2026-11-20');
if (!group) throw new Error('There is no group.');
const kits = group.tags.flatMap((tag) => tag.kits);
const context = {
  price: { unitPriceYen: 500, premiumList: [{ id: 3, unitPriceYen: 800 }] },
  favourites: new Set([2]),
};

const left = (filter: Parameters<typeof filterGroup>[1]) =>
  filterGroup(group, filter, context).tags.map(({ id, kits: some }) => [id, some.map((kit) => kit.id)]);

test.each([
  [
    {},
    [
      [1, [1, 2]],
      [2, [2, 3]],
    ],
  ],
  [
    { colour: ['gold'] },
    [
      [1, [1, 2]],
      [2, [2]],
    ],
  ],
  [
    { colour: ['red', 'blue'] },
    [
      [1, [1]],
      [2, [3]],
    ],
  ],
  [
    { colour: ['gold'], mood: ['cute'] },
    [
      [1, [2]],
      [2, [2]],
    ],
  ],
  [
    { orientation: ['portrait'] },
    [
      [1, [2]],
      [2, [2]],
    ],
  ],
  [{ price: ['800'] }, [[2, [3]]]],
  [
    { favourite: ['yes'] },
    [
      [1, [2]],
      [2, [2]],
    ],
  ],
  [{ colour: ['blue'], favourite: ['yes'] }, []],
  [{ colour: ['nothing known'] }, []],
])('%j leaves %j', (filter, expected) => {
  expect(left(filter)).toEqual(expected);
});

test('a value counts what it would leave beside the other facets, each design once', () => {
  expect([...facetCounts(kits, 'colour', {}, context)]).toEqual([
    ['red', 1],
    ['gold', 2],
    ['blue', 1],
  ]);
  expect(facetCounts(kits, 'colour', { mood: ['cute'], colour: ['red'] }, context).get('gold')).toBe(1);
  expect(facetCounts(kits, 'colour', { mood: ['cute'] }, context).get('red')).toBe(0);
  expect([...facetCounts(kits, 'price', {}, context)]).toEqual([
    ['500', 2],
    ['800', 1],
  ]);
});

test('toggling a value twice takes it out again', () => {
  const once = toggleFilter({ mood: ['cute'] }, 'colour', 'red');
  expect(once).toEqual({ mood: ['cute'], colour: ['red'] });
  expect(filterSize(once)).toBe(2);
  expect(filterSize(toggleFilter(once, 'colour', 'red'))).toBe(1);
});
