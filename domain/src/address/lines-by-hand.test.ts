import { expect, test } from 'vitest';
import { addressLengths, breakAddedTo, breakMovedTo, breakTakenFrom, linesByHand } from './lines-by-hand.ts';

const ADDRESS = { state: '東京都', address1: '港区六本木', address2: '1-2-3 森タワー' };

/** 東京都港区六本木 ／ 1-2-3 森タワー */
const WORDS = ['東京都', '港区', '六本木', '1-2-3', '森タワー'].map((typed, index) => ({
  typed,
  gap: typed === '森タワー' ? ' ' : '',
  startsLine: index === 0 || typed === '1-2-3',
}));

test('lines of a hand hold as long as together they are the address, whatever blanks they have', () => {
  const addressLines = ['東京都港区', '六本木1-2-3　森タワー'];
  expect(linesByHand({ ...ADDRESS, addressLines })).toEqual(addressLines);
  expect(linesByHand({ ...ADDRESS, address2: '1-2-3森タワー', addressLines })).toEqual(addressLines);
});

test.each([
  ['another address', { ...ADDRESS, address2: '1-2-4 森タワー' }, ['東京都港区六本木', '1-2-3 森タワー']],
  ['a line without words', ADDRESS, ['東京都港区六本木1-2-3 森タワー', ' ']],
  ['more lines than a card has', ADDRESS, ['東京都', '港区', '六本木', '1-2-3 森タワー']],
  ['no lines at all', ADDRESS, []],
])('%s has no lines of a hand', (_, address, addressLines) => {
  expect(linesByHand({ ...address, addressLines })).toBeNull();
});

test('the nearest break comes to the pressed word', () => {
  expect(breakMovedTo(WORDS, 2)).toEqual(['東京都港区', '六本木1-2-3 森タワー']);
  expect(breakMovedTo(WORDS, 4)).toEqual(['東京都港区六本木1-2-3', '森タワー']);
});

test('a line more divides the longest, and a line that is taken goes on behind the one before it', () => {
  expect(breakAddedTo(WORDS)).toEqual(['東京都港区六本木', '1-2-3', '森タワー']);
  expect(breakTakenFrom(WORDS, 3)).toEqual(['東京都港区六本木1-2-3 森タワー']);
});

test('three lines of a hand are the most, and the first of several longest lines is broken near its middle', () => {
  const addressLines = ['東京都港区', '六本木1-2-3', '森タワー'];
  expect(linesByHand({ ...ADDRESS, addressLines })).toEqual(addressLines);
  const words = ['甲', '乙', '丙', '丁'].map((word) => ({ typed: word, gap: '', startsLine: false }));
  expect(breakAddedTo(words)).toEqual(['甲乙', '丙丁']);
});

test('where no break is, one is made before the pressed word, and where every word begins a line all stay', () => {
  const words = ['甲', '乙', '丙'].map((word) => ({ typed: word, gap: '　', startsLine: false }));
  expect(breakMovedTo(words, 2)).toEqual(['甲　乙', '丙']);
  const alone = words.map((word) => ({ ...word, startsLine: true }));
  expect(breakAddedTo(alone)).toEqual(['甲', '乙', '丙']);
});

test('how far words reach is counted without blanks', () => {
  expect(addressLengths(['東京都', ' 港 区', '', 'か\u3099'])).toEqual([3, 5, 5, 6]);
});
