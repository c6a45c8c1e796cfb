import { monthsOf, type OwnDay, ownDateOf, yearMonthOf } from '@fumi/domain';
import { expect, test } from 'vitest';
import { dateOf, inOrder, newAmong, yearsOf } from './own-day-list.ts';

const own = (date: string, words = 'はなの誕生日'): OwnDay => ({ date, words, mark: 'cake' });

test('days are sorted by month and day, not by year; those of one day stay as they were added', () => {
  const days = [own('12-01'), own('2028-01-02', 'b'), own('01-02', 'a'), own('2027-05-03')];
  expect(inOrder(days).map(({ date }) => date)).toEqual(['2028-01-02', '01-02', '2027-05-03', '12-01']);
});

test('days that the calendar has are left out, and a day found twice is taken once', () => {
  const found = [own('05-03'), own('05-04'), own('05-04'), own('05-03', '健の誕生日')];
  expect(newAmong(found, [{ ...own('05-03'), mark: 'heart' }])).toEqual([
    own('05-04'),
    own('05-03', '健の誕生日'),
  ]);
});

test.each(['05-03', '2027-11-20'])('%s comes back from its parts', (date) => {
  expect(dateOf(ownDateOf(date))).toBe(date);
});

test('a month of a calendar has the year in which it is shown', () => {
  const months = monthsOf({ startMonth: yearMonthOf(202704), weekStart: 0 }, 12);
  expect([yearsOf(months, 4), yearsOf(months, 3)]).toEqual([[2027], [2028]]);
  expect(yearsOf(months.slice(0, 1), 9)).toEqual([2027]);
});
