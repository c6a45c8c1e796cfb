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
  ['2028-01-01', '令和十年'],
  ['2027-01', '令和九年'],
  ['2019-12-31', '令和元年'],
  ['2019-05', '令和元年'],
  ['2019-04', '平成三十一年'],
  ['2019-04-30', '平成三十一年'],
  ['1989-01', '平成元年'],
  ['1989-01-08', '平成元年'],
  ['1989-01-07', '昭和六十四年'],
  ['1926-12', '昭和元年'],
  ['1920-03-01', '一九二〇年'],
])('%s is of %s', (day, words) => {
  expect(eraYear(day)).toBe(words);
});
