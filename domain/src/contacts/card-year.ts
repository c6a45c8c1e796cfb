import { monthOf, yearOf } from '../calendar/era.ts';
import type { PlainDate } from '../calendar/plain-date.ts';

/** From this month on people prepare the cards of the coming New Year. */
const FIRST_MONTH = 7;

/** The year of the New Year's cards that are prepared on a day. */
export const cardYear = (day: PlainDate): number => yearOf(day) + (monthOf(day) >= FIRST_MONTH ? 1 : 0);

/** The year of the latest New Year's cards that have arrived by a day: they come from 1 January on. */
export const receivedYear = yearOf;
