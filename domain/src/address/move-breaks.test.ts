import { expect, test } from 'vitest';
import { breakAddedTo, breakMovedTo, breakTakenFrom } from './move-breaks.ts';

/** 東京都港区六本木 ／ 1-2-3 森タワー */
const WORDS = ['東京都', '港区', '六本木', '1-2-3', '森タワー'].map((typed, index) => ({
  typed,
  gap: typed === '森タワー' ? ' ' : '',
  startsLine: index === 0 || typed === '1-2-3',
}));

test('the nearest break moves to the pressed word', () => {
  expect(breakMovedTo(WORDS, 2)).toEqual(['東京都港区', '六本木1-2-3 森タワー']);
  expect(breakMovedTo(WORDS, 4)).toEqual(['東京都港区六本木1-2-3', '森タワー']);
});

test('an added break divides the longest line, and a removed one joins two lines', () => {
  expect(breakAddedTo(WORDS)).toEqual(['東京都港区六本木', '1-2-3', '森タワー']);
  expect(breakTakenFrom(WORDS, 3)).toEqual(['東京都港区六本木1-2-3 森タワー']);
});

test('the first of several longest lines is broken near its middle', () => {
  const words = ['甲', '乙', '丙', '丁'].map((word) => ({ typed: word, gap: '', startsLine: false }));
  expect(breakAddedTo(words)).toEqual(['甲乙', '丙丁']);
});

test('without a break one is made before the pressed word; where each word is a line, none is added', () => {
  const words = ['甲', '乙', '丙'].map((word) => ({ typed: word, gap: '　', startsLine: false }));
  expect(breakMovedTo(words, 2)).toEqual(['甲　乙', '丙']);
  const alone = words.map((word) => ({ ...word, startsLine: true }));
  expect(breakAddedTo(alone)).toEqual(['甲', '乙', '丙']);
});
