import type { OwnDate, OwnDay, YearMonth } from '@fumi/domain';

/** Sorted by month and day; those of one day in the order in which they were added. */
export const inOrder = (days: readonly OwnDay[]): OwnDay[] =>
  days.toSorted((a, b) => a.date.slice(-5).localeCompare(b.date.slice(-5)));

/** Two days with the same key have the same date and words. */
export const dayKey = ({ date, words }: OwnDay): string => `${date} ${words}`;

/** The days found that the calendar lacks, each once; by a set, as a file may hold thousands. */
export function newAmong(found: readonly OwnDay[], days: readonly OwnDay[]): OwnDay[] {
  const known = new Set(days.map(dayKey));
  return found.filter((day) => {
    const isNew = !known.has(dayKey(day));
    known.add(dayKey(day));
    return isNew;
  });
}

const two = (number: number): string => String(number).padStart(2, '0');

export const dateOf = ({ year, month, day }: OwnDate): string =>
  `${year === null ? '' : `${year}-`}${two(month)}-${two(day)}`;

/** The years in which a calendar shows a month; all its years where it does not show it. */
export function yearsOf(months: readonly YearMonth[], month: number): number[] {
  const shown = months.filter((one) => one.month === month);
  return [...new Set((shown.length > 0 ? shown : months).map(({ year }) => year))];
}
