import { expect, test } from 'vitest';
import { checkCoverTitle, checkOwnDay, isInMonths, type OwnDay, ownDaysOn } from './calendar-settings.ts';
import { monthsOf, yearMonthOf } from './edition.ts';

const own = (date: string, words = 'はなの誕生日'): OwnDay => ({ date, words, mark: 'cake' });

test.each([
  ['every year', own('05-03'), true],
  ['once', own('2027-05-03'), true],
  ['on 29 February every year', own('02-29'), true],
  ['a mark alone', own('05-03', ''), true],
  ['twelve characters', own('05-03', 'おばあちゃん米寿の祝い🎂'), true],
  ['a day that is none', own('02-30'), 'date'],
  ['29 February of a common year', own('2027-02-29'), 'date'],
  ['neither words nor mark', { ...own('05-03', ''), mark: 'none' as const }, 'empty'],
  ['thirteen characters', own('05-03', 'あいうえおかきくけこさしす'), 'length'],
  ['two lines', own('05-03', '誕生\n日'), 'unprintable'],
])('an own day %s is judged', (_, day, verdict) => {
  const result = checkOwnDay(day);
  expect(result.ok || result.error).toBe(verdict);
});

test.each([
  ['nothing', '', true],
  ['fourteen characters', '山田家のカレンダー二〇二七年', true],
  ['fifteen characters', '山田家のカレンダー二〇二七年度', 'length'],
  ['two lines', '山田家\nの一年', 'unprintable'],
])('the title of a cover with %s is judged', (_, title, verdict) => {
  const result = checkCoverTitle(title);
  expect(result.ok || result.error).toBe(verdict);
});

test('the title of a cover is refused for a character that no typeface has', () => {
  expect(checkCoverTitle('𠮷田家', (grapheme) => grapheme !== '𠮷')).toMatchObject({ error: 'unprintable' });
});

test('an own day is refused for a character that no typeface has', () => {
  expect(checkOwnDay(own('05-03', '𠮷'), () => false)).toMatchObject({ error: 'unprintable' });
});

test('a day of every year stands in each, one of one year in that alone', () => {
  const settings = { ownDays: [own('05-03'), own('2027-05-03', '金婚式')] };
  expect(ownDaysOn(settings, '2027-05-03')).toHaveLength(2);
  expect(ownDaysOn(settings, '2028-05-03')).toHaveLength(1);
  expect(ownDaysOn(settings, '2027-05-04')).toEqual([]);
});

test('a birthday on 29 February is shown in every year', () => {
  const settings = { ownDays: [own('02-29')] };
  expect(ownDaysOn(settings, '2027-02-28')).toHaveLength(1);
  expect(ownDaysOn(settings, '2028-02-28')).toEqual([]);
  expect(ownDaysOn(settings, '2028-02-29')).toHaveLength(1);
});

test.each([
  ['a day of every year', '03-31', true],
  ['once in the first year', '2027-04-01', true],
  ['once in the last month', '2028-03-31', true],
  ['once before the first month', '2027-03-31', false],
  ['once after the last month', '2028-04-01', false],
])('%s is in the months of a calendar or not', (_, date, expected) => {
  const months = monthsOf({ startMonth: yearMonthOf(202704), weekStart: 0 }, 12);
  expect(isInMonths(own(date), months)).toBe(expected);
});
