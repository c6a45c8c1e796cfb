import { expect, test } from 'vitest';
import type { CALENDAR_WORDS } from './calendar-look.ts';
import { type Edition, yearMonthOf } from './edition.ts';
import { monthWords } from './month-words.ts';

type Words = (typeof CALENDAR_WORDS)[number];

const ROWS: readonly (readonly [Words, number, string])[] = [
  ['number', 202707, '7'],
  ['kanji', 202712, '12月'],
  ['english', 202702, 'February'],
  ['capitals', 202709, 'SEPTEMBER'],
  ['short', 202709, 'SEP'],
  ['wafu', 202701, '睦月'],
  ['wafu', 202710, '神無月'],
  ['wafu', 202712, '師走'],
  ['year', 202803, '2028'],
  ['year-month', 202803, '2028年3月'],
  ['era', 202701, '令和9年'],
];

test.each(ROWS)('as %s the month %i reads %s', (words, code, text) => {
  const edition: Edition = { startMonth: yearMonthOf(202701), weekStart: 0 };
  expect(monthWords(words, { month: yearMonthOf(code), edition, months: 12 })).toBe(text);
});

test.each([
  [202701, 12, '2027'],
  [202704, 12, '2027-2028'],
  [202612, 1, '2026'],
])('an edition from %i of %i months is of %s', (code, months, years) => {
  const startMonth = yearMonthOf(code);
  const edition: Edition = { startMonth, weekStart: 0 };
  expect(monthWords('edition-year', { month: startMonth, edition, months })).toBe(years);
});
