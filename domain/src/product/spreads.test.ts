import { expect, test } from 'vitest';
import { leavesOf, spreadOf, spreadsOf } from './spreads.ts';

test.each([26, 66])('each of %i pages lies on one spread, in order', (pageCount) => {
  const pages = spreadsOf(pageCount)
    .flat()
    .filter((page) => page !== null);
  expect(pages).toEqual(Array.from({ length: pageCount }, (_, index) => index + 1));
});

test('cover and back lie alone, the first page is a right one and the last a left one', () => {
  expect(spreadsOf(26).slice(0, 3)).toEqual([
    [null, 1],
    [null, 2],
    [3, 4],
  ]);
  expect(spreadsOf(26).slice(-2)).toEqual([
    [25, null],
    [26, null],
  ]);
  expect(spreadOf(26, 8)).toEqual([7, 8]);
});

test('the pages of a month of a calendar lie together, and so do those of its covers', () => {
  const pageRuns = [
    { times: 1, pages: [1, 2] },
    { times: 2, pages: [3, 4], byMonth: true },
    { times: 1, pages: [27] },
  ];
  expect(leavesOf({ pageRuns })).toEqual([
    { pages: [1, 2], monthIndex: null },
    { pages: [3, 4], monthIndex: 0 },
    { pages: [5, 6], monthIndex: 1 },
    { pages: [7], monthIndex: null },
  ]);
});
