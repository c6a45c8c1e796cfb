import type { PlainDate } from '../calendar/plain-date.ts';

/*
 * A family in mourning (喪中) sends and receives no New Year's card for a year. Instead one writes
 * 寒中見舞い, after 松の内 and before 立春.
 */

/** Whether a person is in mourning on a day; `until` is the last day, or ''. */
export const isInMourning = (until: string, day: PlainDate): boolean => until !== '' && day <= until;

export const newYearsDay = (year: number): PlainDate => `${year}-01-01`;

/** Whether the New Year's card of a year must not go to a person: they mourn on its first day. */
export const mournsAtNewYear = (until: string, year: number): boolean =>
  isInMourning(until, newYearsDay(year));
