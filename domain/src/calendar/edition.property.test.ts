import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths, type Edition, monthCode, monthsOf, yearMonthOf } from './edition.ts';
import { dayOfMonth, firstDayOf, monthWeeks, weekdayOf, weekdaysFrom } from './month-weeks.ts';
import { addDays } from './plain-date.ts';

const edition = (code: number): Edition => ({ startMonth: yearMonthOf(code), weekStart: 0 });

// Spec §3: month lists, but for the 0 of the back, which is a page here (ADR 119).
test.each([
  [202601, 12, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  [202604, 12, [4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3]],
  [202701, 12, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  [202704, 12, [4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3]],
  [202612, 1, [12]],
])('the months of an edition from %i are, of %i, %j', (code, count, months) => {
  expect(monthsOf(edition(code), count).map(({ month }) => month)).toEqual(months);
});

const month = fc.record({
  year: fc.integer({ min: 1990, max: 2090 }),
  month: fc.integer({ min: 1, max: 12 }),
});
const weekStart = fc.constantFrom(0 as const, 1 as const);

test('as many months later and earlier is the same month, and a month is read back from its code', () => {
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
