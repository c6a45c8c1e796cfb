import { expect, test } from 'vitest';
import { checkText, TEXT_FACTS, TEXT_TYPES } from './texts.ts';

const problem = (...input: Parameters<typeof checkText>) => {
  const checked = checkText(...input);
  return checked.ok ? null : checked.error;
};

test.each([
  ['', null],
  ['Hanako.Yamada', null],
  ['a-b_c@d.example', null],
  ['12345678901234567890', null],
  ['123456789012345678901', 'length'],
  ['山田花子', 'characters'],
  ['Ｈａｎａｋｏ', 'characters'],
  ['Hanako Yamada', 'characters'],
  ['a+b', 'characters'],
])('the line %s of an ID card is judged %s', (value, expected) => {
  expect(problem('BACK_SIDE_TEXT_TYPE_1', value)).toBe(expected);
});

test.each([
  ['', null],
  ['祖父と海　2026年 夏', null],
  ['葛󠄀'.repeat(30), null],
  ['海'.repeat(31), 'length'],
  ['一行目\n二行目', 'unprintable'],
  ['\u202e逆さ', 'unprintable'],
])('the title %j of a book is judged %s', (value, expected) => {
  expect(problem('BOOK_TITLE', value)).toBe(expected);
});

test('a word of a book with a character that no face has is not printed', () => {
  const isPrintable = (grapheme: string) => grapheme !== '🐑';
  expect(problem('PHOTO_CAPTION', 'ひつじ 🐑', isPrintable)).toBe('unprintable');
  expect(problem('PHOTO_CAPTION', 'ひつじ', isPrintable)).toBeNull();
});

test('no text is set smaller than it can be read, and none grows', () => {
  for (const type of TEXT_TYPES) {
    const { floorPt, look } = TEXT_FACTS[type];
    expect(floorPt).toBeGreaterThanOrEqual(6);
    expect(floorPt).toBeLessThanOrEqual(look.sizePt);
  }
});
