import { expect, test } from 'vitest';
import { monthCount, monthIndexesOf, POSTCARD_ITEM_PT, picturePages, showcaseBookPage } from './material.ts';

const pageRuns = [
  { times: 1, pages: [1] },
  { times: 3, pages: [2, 3], byMonth: true },
  { times: 1, pages: [26] },
];

test('both pages of a month show the same month, and covers show none', () => {
  expect(monthIndexesOf({ pageRuns })).toEqual([null, 0, 0, 1, 1, 2, 2, null]);
  expect(monthCount({ pageRuns })).toBe(3);
  expect(picturePages({ pageRuns })).toEqual([2, 4, 6]);
});

test('a card shows no month', () => {
  const card = { pageRuns: [{ times: 2, pages: [1, 2] }] };
  expect(monthIndexesOf(card)).toEqual([null, null, null, null]);
  expect(monthCount(card)).toBe(0);
});

test.each([
  ['a cover that the material names', { frontPage: 2, showcasePage: 1 }, 1],
  ['the front', { frontPage: 2 }, 2],
])('a finished book is shown by %s', (_, pages, pageNo) => {
  const pageRuns = [
    { times: 1, pages: [1] },
    { times: 6, pages: [2, 3, 4, 5] },
  ];
  expect(showcaseBookPage({ id: 105, pageRuns, ...pages })).toBe(pageNo);
});

test('a book is shown by the first page that repeats its design’s', () => {
  const calendar = { id: 5, pageRuns, frontPage: 1, showcasePage: 3 };
  expect(showcaseBookPage(calendar)).toBe(3);
  expect(showcaseBookPage({ ...calendar, showcasePage: 26 })).toBe(8);
  expect(() => showcaseBookPage({ ...calendar, showcasePage: 27 })).toThrow('material 5');
});

test('a landscape item is as large as spec §3 says', () => {
  expect(POSTCARD_ITEM_PT).toEqual({ width: 436.528, height: 300.468 });
});
