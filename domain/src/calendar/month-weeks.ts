import type { WeekStart, YearMonth } from './edition.ts';
import { addDays, type PlainDate } from './plain-date.ts';

/** A day in a grid of weeks; `isOutside` where it belongs to the month before or after. */
export type GridDay = { readonly day: PlainDate; readonly isOutside: boolean };

const twoDigits = (value: number): string => String(value).padStart(2, '0');

export const firstDayOf = ({ year, month }: YearMonth): PlainDate => `${year}-${twoDigits(month)}-01`;

/** 0 is Sunday. */
export const weekdayOf = (day: PlainDate): number => new Date(day).getUTCDay();

export const dayOfMonth = (day: PlainDate): number => Number(day.slice(8));

/** The weekdays in the order of the columns. */
export const weekdaysFrom = (weekStart: WeekStart): number[] =>
  Array.from({ length: 7 }, (_, column) => (column + weekStart) % 7);

/** The weeks that hold a month, each of seven days: four to six. */
export function monthWeeks(month: YearMonth, weekStart: WeekStart): GridDay[][] {
  const first = firstDayOf(month);
  const lead = (weekdayOf(first) - weekStart + 7) % 7;
  const weeks: GridDay[][] = [];
  for (let start = addDays(first, -lead); start.slice(0, 7) <= first.slice(0, 7); start = addDays(start, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, column) => {
        const day = addDays(start, column);
        return { day, isOutside: day.slice(0, 7) !== first.slice(0, 7) };
      }),
    );
  }
  return weeks;
}
