import { expect, test } from 'vitest';
import { checkText, isPosted, TEXT_FACTS, TEXT_TYPES, wordsIn, wrongCharactersIn } from './texts.ts';

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

test('words of a book with a character that no typeface has are refused', () => {
  const isPrintable = (grapheme: string) => grapheme !== '🐑';
  expect(problem('PHOTO_CAPTION', 'ひつじ 🐑', isPrintable)).toBe('unprintable');
  expect(problem('PHOTO_CAPTION', 'ひつじ', isPrintable)).toBeNull();
});

test('no floor is below 6 pt, or above the size that the design wants', () => {
  for (const type of TEXT_TYPES) {
    const { floorPt, look } = TEXT_FACTS[type];
    expect(floorPt).toBeGreaterThanOrEqual(6);
    expect(floorPt).toBeLessThanOrEqual(look.sizePt);
  }
});

test.each([
  ['父 太郎 が\n八十二歳にて永眠いたしました', null],
  ['', null],
  ['一\n'.repeat(12), 'lines'],
  ['喪'.repeat(241), 'length'],
  [`${'喪'.repeat(50)}\n${'中'.repeat(50)}`, null],
  ['一\r\n二', 'unprintable'],
  ['\u202e逆さ', 'unprintable'],
])('the words %j of a card are judged %s', (value, expected) => {
  expect(problem('MESSAGE', value)).toBe(expected);
});

test('a card prints what was typed, even an empty text, else the words of its design', () => {
  expect(wordsIn(undefined, '元旦')).toBe('元旦');
  expect(wordsIn('', '元旦')).toBe('');
  expect(wordsIn('正月', '元旦')).toBe('正月');
  expect(wordsIn(undefined, undefined)).toBe('');
});

test.each([
  ['DATE', undefined, false],
  ['DATE', '', true],
  ['DATE', '元旦', true],
  ['BOOK_TITLE', '', false],
  ['BOOK_TITLE', '夏', true],
] as const)('of %s the text %j is posted: %s', (type, value, expected) => {
  expect(isPosted(type, value)).toBe(expected);
});

test.each([
  ['BACK_SIDE_TEXT_TYPE_1', 'HANAKO YAMADA', [' ']],
  ['BACK_SIDE_TEXT_TYPE_1', 'ＨＡＮＡ　山田+', ['Ｈ', 'Ａ', 'Ｎ', '　', '山', '田', '+']],
  ['BACK_SIDE_TEXT_TYPE_1', 'a\u202eb', []],
  ['BACK_SIDE_TEXT_TYPE_1', 'Hanako.Yamada', []],
  ['BOOK_TITLE', '夏 🐑', ['🐑']],
  ['LINK', 'http://example.jp/', []],
] as const)('of %s %j the characters %j are wrong', (type, value, expected) => {
  expect(wrongCharactersIn(type, value, (grapheme) => grapheme !== '🐑')).toEqual(expected);
});
