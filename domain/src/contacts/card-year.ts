import type { PlainDate } from '../calendar/plain-date.ts';

/** From this month on people prepare the cards of the coming New Year. */
const FIRST_MONTH = 7;

/** The year of the New Year's cards that are prepared on a day. */
export function cardYear(day: PlainDate): number {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return month >= FIRST_MONTH ? year + 1 : year;
}

/** The year of the New Year's cards that have arrived last, on a day: they come from its first day on. */
export const receivedYear = (day: PlainDate): number => Number(day.slice(0, 4));
