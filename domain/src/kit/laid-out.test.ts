import { expect, test } from 'vitest';
import { monthIndexesOf, templatesOf } from '../product/material.ts';
import {
  hasLayouts,
  layoutsHere,
  layoutTemplate,
  mayHaveLayout,
  ownPages,
  wholeLayouts,
  withLayout,
  withPageLayouts,
} from './laid-out.ts';

/** A cover, four inner pages and a back, as the paper repeats them. */
const material = {
  pageRuns: [
    { times: 1, pages: [1] },
    { times: 2, pages: [2, 3] },
    { times: 1, pages: [6] },
  ],
};
const kit = {
  layouts: [
    { name: 'two', left: 101, right: 102 },
    { name: 'blank', left: 103, right: 104 },
    { name: 'panorama', left: 105, right: 106 },
  ],
  pages: { 1: [], 2: [], 101: [], 102: [], 103: [], 104: [], 105: [], 106: [] },
} as const;
const templatesWith = (layouts: Parameters<typeof withPageLayouts>[2]) =>
  withPageLayouts(material, kit, layouts).pageRuns.flatMap(({ times, pages }) =>
    Array.from({ length: times }, () => pages).flat(),
  );

test('without chosen layouts the material is the same object', () => {
  expect(withPageLayouts(material, kit, {})).toBe(material);
});

test('a layout has a page for the left side and one for the right', () => {
  expect(templatesWith({ 2: 'two', 3: 'two', 5: 'blank' })).toEqual([1, 102, 101, 2, 103, 6]);
});

test('layouts of covers, of pages beyond the book and those that the design lacks change nothing', () => {
  expect(templatesWith({ 1: 'two', 6: 'two', 7: 'two', 3: 'full' })).toEqual([1, 2, 3, 2, 3, 6]);
});

test.each([
  [1, false],
  [2, true],
  [5, true],
  [6, false],
  [0, false],
])('page %i may have a layout: %s', (pageNo, may) => {
  expect(hasLayouts(kit, material, pageNo)).toBe(may);
});

test('a design without layouts has none anywhere', () => {
  expect(hasLayouts({}, material, 2)).toBe(false);
  expect(layoutTemplate({}, 'two', 2)).toBeNull();
});

test('a book spec names the pages that a design draws itself', () => {
  expect(Object.keys(ownPages(kit))).toEqual(['1', '2']);
});

test('what lies over a spread is on both of its pages, or on none', () => {
  expect(templatesWith({ 3: 'panorama', 4: 'panorama' })).toEqual([1, 2, 105, 106, 3, 6]);
  expect(templatesWith({ 3: 'panorama', 4: 'two' })).toEqual([1, 2, 3, 102, 3, 6]);
  expect(wholeLayouts({ 2: 'panorama', 3: 'panorama', 5: 'two' })).toEqual({ 5: 'two' });
});

test.each([
  [2, false],
  [3, true],
  [4, true],
  [5, false],
])('page %i has a page beside it for a panorama: %s', (pageNo, may) => {
  expect(mayHaveLayout(kit, material, pageNo, 'panorama')).toBe(may);
});

test('a panorama is put on both pages, and taken from both where one gets another layout', () => {
  const over = withLayout({ 2: 'two', 4: 'blank' }, 4, 'panorama');
  expect(over).toEqual({ 2: 'two', 3: 'panorama', 4: 'panorama' });
  expect(withLayout(over, 3, 'blank')).toEqual({ 2: 'two', 3: 'blank' });
  expect(withLayout(over, 4, null)).toEqual({ 2: 'two' });
});

/** A cover and its back, three months of a picture and its notes, and a year at a glance. */
const calendar = {
  pageRuns: [
    { times: 1, pages: [1, 2] },
    { times: 3, pages: [3, 4], byMonth: true },
    { times: 1, pages: [27] },
  ],
} as const;
const months = { layouts: [{ name: 'portrait', left: 41, right: 41 }] } as const;

test('the picture of a month may have a layout, and nothing else of a calendar', () => {
  const pages = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((pageNo) => hasLayouts(months, calendar, pageNo));
  expect(pages).toEqual([3, 5, 7]);
});

test('a calendar of one page may have a layout on it', () => {
  const sheet = { pageRuns: [{ times: 1, pages: [1], byMonth: true }] };
  expect(hasLayouts(months, sheet, 1)).toBe(true);
  expect(withPageLayouts(sheet, months, { 1: 'portrait' }).pageRuns).toEqual([
    { times: 1, pages: [41], byMonth: true },
  ]);
});

test('each page of a calendar shows its month, whichever of them were laid out', () => {
  for (let chosen = 1; chosen < 2 ** 3; chosen += 1) {
    const pages = [3, 5, 7].filter((_, month) => (chosen >> month) % 2 === 1);
    const after = withPageLayouts(
      calendar,
      months,
      Object.fromEntries(pages.map((page) => [page, 'portrait'])),
    );
    expect(monthIndexesOf(after)).toEqual(monthIndexesOf(calendar));
    expect(templatesOf(after)).toEqual(
      templatesOf(calendar).map((own, at) => (pages.includes(at + 1) ? 41 : own)),
    );
    expect(pages.every((page) => hasLayouts(months, after, page))).toBe(true);
  }
});

test('layouts that a design lacks are left out', () => {
  expect(layoutsHere(months, calendar, { 3: 'portrait', 4: 'portrait', 5: 'landscape' })).toEqual({
    3: 'portrait',
  });
});
