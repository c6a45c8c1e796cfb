import type { OwnDay, YearMonth } from '@fumi/domain';

/** By month and day; those of one day in the order in which they were made. */
export const inOrder = (days: readonly OwnDay[]): OwnDay[] =>
  days.toSorted((a, b) => a.date.slice(-5).localeCompare(b.date.slice(-5)));

const isSame = (a: OwnDay, b: OwnDay): boolean => a.date === b.date && a.words === b.words;

/** What of days that were found is not there yet. */
export const newAmong = (found: readonly OwnDay[], days: readonly OwnDay[]): OwnDay[] =>
  found.filter(
    (day, at) =>
      !days.some((known) => isSame(known, day)) && found.findIndex((one) => isSame(one, day)) === at,
  );

/** A day as a form has it; `year` is null for every year. */
export type DayParts = { readonly year: number | null; readonly month: number; readonly day: number };

const two = (number: number): string => String(number).padStart(2, '0');

export const dateOf = ({ year, month, day }: DayParts): string =>
  `${year === null ? '' : `${year}-`}${two(month)}-${two(day)}`;

export const partsOf = (date: string): DayParts => ({
  year: date.length > 5 ? Number(date.slice(0, 4)) : null,
  month: Number(date.slice(-5, -3)),
  day: Number(date.slice(-2)),
});

/** The years in which a calendar shows a month; of a month that it does not show, its years. */
export function yearsOf(months: readonly YearMonth[], month: number): number[] {
  const shown = months.filter((one) => one.month === month);
  return [...new Set((shown.length > 0 ? shown : months).map(({ year }) => year))];
}
