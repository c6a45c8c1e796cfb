import { addDays, type PlainDate } from '../calendar/plain-date.ts';
import { invariant } from '../invariant.ts';
import { type Production, productionDays } from './schedule.ts';

/** No order is worked on for longer. */
const MOST_DAYS = 60;

/**
 * The last day of payment whose orders must have reached a step on `day`: everything that was paid later has more time.
 * Days of payment and their deadlines come in the same order, so that one day stands for all before it.
 */
export function lastPaidDayDue(
  day: PlainDate,
  step: 'printsBy' | 'shipsBy',
  production: Production,
): PlainDate {
  for (let days = 0; days < MOST_DAYS; days += 1) {
    const paidOn = addDays(day, -days);
    if (productionDays(paidOn, production)[step] <= day) return paidOn;
  }
  invariant(false, `Nothing is due on ${day}.`);
}
