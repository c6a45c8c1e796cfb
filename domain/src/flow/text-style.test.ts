import { expect, test } from 'vitest';
import { isStyledAlike, textStyleIn } from './book-text-style.ts';
import { withLayouts, withPage } from './page-contents.ts';
import { styledLook, type TextStyle } from './text-style.ts';
import type { TextLook } from './texts.ts';

const look: TextLook = { sizePt: 8, align: 'middle', color: 'black', face: 'mincho' };

test('without a style the look of a place is the same value, also where it has none', () => {
  expect(styledLook('PHOTO_CAPTION', look, undefined)).toBe(look);
  expect(styledLook('PHOTO_CAPTION', look, {})).toBe(look);
  expect(styledLook('BOOK_TITLE', undefined, {})).toBeUndefined();
});

test.each([
  ['small', 6.75],
  ['large', 9.5],
] as const)('captions of 8 pt are %s at %d pt, in the face of the design', (size, sizePt) => {
  expect(styledLook('PHOTO_CAPTION', look, { size })).toEqual({ ...look, sizePt });
});

test('small words are no smaller than the floor of their type, nor larger than the design wants them', () => {
  expect(styledLook('PHOTO_CAPTION', { ...look, sizePt: 6.5 }, { size: 'small' })?.sizePt).toBe(6);
  expect(styledLook('PHOTO_CAPTION', { ...look, sizePt: 5.5 }, { size: 'small' })?.sizePt).toBe(5.5);
});

test('another typeface keeps the size of the design', () => {
  expect(styledLook('BOOK_TITLE', look, { face: 'maru' })).toEqual({ ...look, face: 'maru' });
});

test('a style does not change the lines of an ID card', () => {
  expect(styledLook('BACK_SIDE_TEXT_TYPE_1', look, { face: 'maru', size: 'large' })).toBe(look);
});

test('the style of a book stays with its cover, whatever changes there', () => {
  const pages = withPage({}, 1, { textStyle: { size: 'large' } });
  expect(textStyleIn(withLayouts(pages, { 3: 'two' }))).toEqual({ size: 'large' });
  expect(textStyleIn(withPage(pages, 1, { textStyle: undefined }))).toBeUndefined();
  expect(withPage(pages, 1, { textStyle: {} })).toEqual({});
});

test('two states of a book are styled alike where typeface and size are equal, or not chosen in both', () => {
  const styled = (textStyle: TextStyle) => withPage({}, 1, { textStyle });
  expect(isStyledAlike(undefined, styled({}))).toBe(true);
  expect(isStyledAlike(styled({ size: 'large' }), styled({ size: 'large', face: undefined }))).toBe(true);
  expect(isStyledAlike(styled({ size: 'large' }), styled({ size: 'large', face: 'maru' }))).toBe(false);
});
