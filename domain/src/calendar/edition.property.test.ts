import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths, BACK_SIDE_MONTH, type Edition, monthCode, monthList, yearMonthOf } from './edition.ts';
import { dayOfMonth, firstDayOf, monthWeeks, weekdayOf, weekdaysFrom } from './month-weeks.ts';
import { addDays } from './plain-date.ts';

const edition = (code: number): Edition => ({ startMonth: yearMonthOf(code), weekStart: 0 });

// Spec §3: month lists.
test.each([
  [202601, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0]],
  [202604, [4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3, 0]],
  [202701, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0]],
  [202704, [4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3, 0]],
])('the month list of an edition from %i is %j', (code, months) => {
  expect(monthList(edition(code), 12)).toEqual(months);
});

test('a sheet of one month has that month and the back', () => {
  expect(monthList(edition(202612), 1)).toEqual([12, BACK_SIDE_MONTH]);
});

const month = fc.record({
  year: fc.integer({ min: 1990, max: 2090 }),
  month: fc.integer({ min: 1, max: 12 }),
});
const weekStart = fc.constantFrom(0 as const, 1 as const);

test('months later and as many earlier is the same month, and codes say which', () => {
  fc.assert(
    fc.property(month, fc.integer({ min: -200, max: 200 }), (start, months) => {
      expect(addMonths(addMonths(start, months), -months)).toEqual(start);
      expect(yearMonthOf(monthCode(start))).toEqual(start);
    }),
  );
});

test('the weeks of a month hold each of its days once, in order, under its weekday', () => {
  fc.assert(
    fc.property(month, weekStart, (shown, start) => {
      const weeks = monthWeeks(shown, start);
      const inside = weeks.flat().filter(({ isOutside }) => !isOutside);
      expect(inside.map(({ day }) => dayOfMonth(day))).toEqual(inside.map((_, index) => index + 1));
      expect(inside[0]?.day).toBe(firstDayOf(shown));
      expect(addDays(inside.at(-1)?.day ?? '', 1)).toBe(firstDayOf(addMonths(shown, 1)));
      for (const week of weeks) {
        expect(week.map(({ day }) => weekdayOf(day))).toEqual(weekdaysFrom(start));
      }
      expect(weeks.length).toBeGreaterThanOrEqual(4);
      expect(weeks.length).toBeLessThanOrEqual(6);
    }),
  );
});
