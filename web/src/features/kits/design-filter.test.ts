import { expect, test } from 'vitest';
import { filterIn, searchOf } from './design-filter.ts';

test.each([
  ['', {}],
  ['?colour=red,gold&mood=cute', { colour: ['red', 'gold'], mood: ['cute'] }],
  [
    '?orientation=portrait&price=800&favourite=yes',
    { orientation: ['portrait'], price: ['800'], favourite: ['yes'] },
  ],
] as const)('the address %j means %j, and is written so', (search, filter) => {
  expect(filterIn(new URLSearchParams(search))).toEqual(filter);
  expect(searchOf(filter)).toBe(search);
});

test('what no filter wrote counts for nothing', () => {
  const search = new URLSearchParams('?colour=red,red,<b>,&shape=round&mood=');
  expect(filterIn(search)).toEqual({ colour: ['red'] });
});
