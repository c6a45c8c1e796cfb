import { expect, test } from 'vitest';
import { kanchuDays, type Occasion, occasionOn, seasonProblem, wordsInSeason } from './occasion.ts';

test('寒中見舞い arrive between 松の内 and 立春', () => {
  expect(kanchuDays(2027)).toEqual({ from: '2027-01-08', to: '2027-02-03' });
  expect(kanchuDays(2029, '01-15')).toEqual({ from: '2029-01-16', to: '2029-02-02' });
});

test.each<[Occasion, string, Occasion]>([
  ['shochu', '2026-08-06', 'shochu'],
  ['shochu', '2026-08-07', 'zansho'],
  ['zansho', '2027-08-07', 'shochu'],
  ['kanchu', '2026-12-28', 'kanchu'],
  ['kanchu', '2027-02-03', 'kanchu'],
  ['kanchu', '2027-02-04', 'yokan'],
  ['thanks', '2027-08-10', 'thanks'],
])('%s that arrives on %s is %s', (occasion, arrivesOn, expected) => {
  expect(occasionOn(occasion, arrivesOn)).toBe(expected);
});

test.each([
  ['暑中お見舞い', '2027-08-08', '残暑お見舞い'],
  ['令和九年 盛夏', '2027-08-08', '令和九年 晩夏'],
  ['残暑お見舞い', '2027-08-07', '暑中お見舞い'],
  ['太陽に負けず', '2027-08-08', '太陽に負けず'],
])("a summer design's own 「%s」 that arrives on %s says 「%s」", (words, arrivesOn, expected) => {
  expect(wordsInSeason(words, 'shochu', arrivesOn)).toBe(expected);
});

test('words of an occasion without a season stay, and are never out of season', () => {
  expect(wordsInSeason('寒中お見舞い', 'moving', '2027-02-10')).toBe('寒中お見舞い');
  expect(wordsInSeason('盛夏 暑中お見舞い', 'shochu', '2027-08-08')).toBe('晩夏 残暑お見舞い');
  expect(wordsInSeason('晩夏 残暑お見舞い', 'zansho', '2027-08-07')).toBe('盛夏 暑中お見舞い');
  expect(seasonProblem('moving', '2027-08-08', '01-07')).toBeNull();
});

test.each([
  ['2027-02-03', '令和九年 一月'],
  ['2027-02-04', '令和九年 二月'],
  ['2027-02-28', '令和九年 二月'],
  ['2027-03-01', '令和九年 三月'],
  ['2027-04-02', '令和九年 四月'],
])('a 寒中見舞い that arrives on %s is dated %s: after 立春 by the month of arrival', (day, date) => {
  expect(wordsInSeason('令和九年 一月', 'kanchu', day)).toBe(date);
});

test('the later greeting of a season is right until its last month', () => {
  expect(occasionOn('kanchu', '2027-06-30')).toBe('yokan');
  expect(occasionOn('yokan', '2027-07-01')).toBe('kanchu');
  expect(occasionOn('shochu', '2027-12-31')).toBe('zansho');
  expect(occasionOn('christmas', '2027-12-31')).toBe('christmas');
});

test('寒中見舞い are too early from July to the end of 松の内', () => {
  expect(seasonProblem('kanchu', '2027-06-30', '01-07')).toBe('other-season');
  expect(seasonProblem('kanchu', '2027-07-01', '01-07')).toBe('too-early');
  expect(seasonProblem('kanchu', '2027-01-07', '01-07')).toBe('too-early');
  expect(seasonProblem('kanchu', '2027-01-08', '01-07')).toBeNull();
  expect(seasonProblem('yokan', '2027-02-28', '01-07')).toBeNull();
  expect(seasonProblem('yokan', '2027-03-01', '01-07')).toBe('too-late');
});
