import { timestamp } from './drizzle.ts';

/** An instant, to the millisecond, stored with its zone; days are judged in Asia/Tokyo by the domain. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });
