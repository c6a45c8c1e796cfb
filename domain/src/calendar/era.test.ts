import { expect, test } from 'vitest';
import { digitsInKanji, eraYear, inKanji } from './era.ts';

test.each([
  [8, '八'],
  [10, '十'],
  [12, '十二'],
  [20, '二十'],
  [85, '八十五'],
  [101, '百一'],
  [111, '百十一'],
  [1000, '千'],
  [3004, '三千四'],
  [2027, '二千二十七'],
])('%i is counted %s', (count, words) => {
  expect(inKanji(count)).toBe(words);
});

test('a number that is read digit by digit has no tens', () => {
  expect(digitsInKanji('3120')).toBe('三一二〇');
});

test.each([
  [2019, '令和元年'],
  [2027, '令和九年'],
  [2028, '令和十年'],
])('%i is %s', (year, words) => {
  expect(eraYear(year)).toBe(words);
});
