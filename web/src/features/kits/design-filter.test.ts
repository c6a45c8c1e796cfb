import { expect, test } from 'vitest';
import { filterIn, searchOf } from './design-filter.ts';

test.each([
  ['', {}],
  ['?colour=red,gold&mood=cute', { colour: ['red', 'gold'], mood: ['cute'] }],
  [
    '?orientation=portrait&price=800&favourite=yes',
    { orientation: ['portrait'], price: ['800'], favourite: ['yes'] },
  ],
] as const)('the query %j is read as %j, and written the same way', (search, filter) => {
  expect(filterIn(new URLSearchParams(search))).toEqual(filter);
  expect(searchOf(filter)).toBe(search);
});

test('facets and values that no filter writes are ignored', () => {
  const search = new URLSearchParams('?colour=red,red,<b>,&shape=round&mood=');
  expect(filterIn(search)).toEqual({ colour: ['red'] });
});
