import { expect, test } from 'vitest';
import { ownWords } from './own-words.ts';
import { shopOn } from './test/shop-on.ts';

test.each([
  ['2027-08-03', 'shochu', '暑中お見舞い', '暑中お見舞い'],
  ['2027-08-04', 'shochu', '暑中お見舞い', '残暑お見舞い'],
  ['2027-07-01', 'shochu', '残暑お見舞い 令和九年 晩夏', '暑中お見舞い 令和九年 盛夏'],
  ['2026-11-24', 'kanchu', '寒中お見舞い', '寒中お見舞い'],
  ['2027-02-01', 'kanchu', '寒中お見舞い', '余寒お見舞い'],
  ['2027-02-25', 'kanchu', '令和九年 一月', '令和九年 三月'],
  ['2027-08-20', 'thanks', '暑中お見舞い', '暑中お見舞い'],
] as const)('ordered on %s, a card for %s with the words %s says %s', (today, occasion, filed, words) => {
  expect(ownWords(shopOn(today), { occasion })(filed)).toBe(words);
});
