import { dayInTokyo } from '../calendar/plain-date.ts';

/* Numbers that people read, say and write: a letter for what it is of, the day and readable characters. */

/** Readable characters behind the day: two orders of a day have the same ones once in 28 million. */
export const NUMBER_LENGTH = 5;

const LETTERS = { order: 'F', run: 'R' } as const;

type Numbered = keyof typeof LETTERS;

/** Number of an order or print run of a moment; for '', what all numbers of that day begin with. */
export const writtenNumber = (of: Numbered, nowMs: number, characters: string): string =>
  `${LETTERS[of]}${dayInTokyo(nowMs).slice(2).replaceAll('-', '')}-${characters}`;

const pattern = (of: Numbered, behind = '') =>
  new RegExp(`^${LETTERS[of]}\\d{6}-[0-9A-Z]{${NUMBER_LENGTH}}${behind}$`);

export const ORDER_NUMBER = pattern('order');

/** The number of an order, and behind it which of its parcels. */
export const PARCEL_NUMBER = pattern('order', '-\\d{1,2}');

export const RUN_NUMBER = pattern('run');
