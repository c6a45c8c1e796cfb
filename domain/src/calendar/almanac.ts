import { invariant } from '../invariant.ts';
import type { PlainDate } from './plain-date.ts';

/** 六曜 by the sum of lunar month and lunar day, modulo six. */
export const ROKUYO = ['大安', '赤口', '先勝', '友引', '先負', '仏滅'] as const;

/** What the days of a year are called: data that comes from outside (content/calendar). */
export type AlmanacYear = {
  readonly year: number;
  /** Names of Japanese holidays by `MM-DD`. */
  readonly holidays: Readonly<Record<string, string>>;
  /** The index into `ROKUYO` of each day of the year, one digit a day. */
  readonly rokuyo: string;
};

/** Years by number. */
export type Almanac = Readonly<Record<number, AlmanacYear>>;

const DAY_MS = 24 * 60 * 60 * 1000;

function yearOf(almanac: Almanac, day: PlainDate): AlmanacYear {
  const year = almanac[Number(day.slice(0, 4))];
  invariant(year, `The almanac has the year of ${day}.`);
  return year;
}

/** The name of the holiday on a day, or null. */
export const holidayOn = (almanac: Almanac, day: PlainDate): string | null =>
  yearOf(almanac, day).holidays[day.slice(5)] ?? null;

export function rokuyoOn(almanac: Almanac, day: PlainDate): (typeof ROKUYO)[number] {
  const year = yearOf(almanac, day);
  const dayOfYear = (Date.parse(day) - Date.parse(`${year.year}-01-01`)) / DAY_MS;
  const name = ROKUYO[Number(year.rokuyo[dayOfYear])];
  invariant(name, `The almanac of ${year.year} has the 六曜 of ${day}.`);
  return name;
}
