import { expect, test } from 'vitest';
import {
  type BookPages,
  layoutsIn,
  pageTextsIn,
  withLayouts,
  withPage,
  withPageTexts,
} from './page-contents.ts';

const pages: BookPages = { 2: { layout: 'text', text: '海' }, 5: { layout: 'two' }, 7: { text: '山' } };

test('layouts and words of pages are read apart from each other', () => {
  expect(layoutsIn(pages)).toEqual({ 2: 'text', 5: 'two' });
  expect(pageTextsIn(pages)).toEqual({ 2: '海', 7: '山' });
});

test('other layouts leave the words of all pages', () => {
  expect(withLayouts(pages, { 3: 'blank' })).toEqual({
    2: { text: '海' },
    3: { layout: 'blank' },
    7: { text: '山' },
  });
});

test.each([
  [5, { layout: undefined }, { 2: pages[2], 7: pages[7] }],
  [7, { text: '' }, { 2: pages[2], 5: pages[5] }],
  [9, { text: '川' }, { ...pages, 9: { text: '川' } }],
])('page %i with %j: what is empty is not kept', (pageNo, change, expected) => {
  expect(withPage(pages, pageNo, change)).toEqual(expected);
});

test('layouts and words change without the photo of a cover', () => {
  const photo = { imageId: 'a', offset: { x: 0, y: 0 }, frame: { width: 1, height: 1 } };
  const all: BookPages = { ...pages, 1: { photo } };
  expect(withLayouts(all, { 3: 'blank' })).toEqual({ 1: { photo }, ...withLayouts(pages, { 3: 'blank' }) });
  expect(withPageTexts(all, { 5: '川' })).toEqual({
    1: { photo },
    2: { layout: 'text' },
    5: { layout: 'two', text: '川' },
  });
});
