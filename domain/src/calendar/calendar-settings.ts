import { graphemeCount, hasForbiddenCharacter, splitGraphemes } from '../address/text.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { YearMonth } from './edition.ts';
import { isPlainDate, type PlainDate } from './plain-date.ts';

/** What is drawn beside the number of a day; `none`: its words alone. */
export const DAY_MARKS = [
  'none',
  'circle',
  'heart',
  'star',
  'cake',
  'flower',
  'present',
  'note',
  'flag',
  'plane',
  'paw',
] as const;
export type DayMark = (typeof DAY_MARKS)[number];

/** A day that the family marks. */
export type OwnDay = {
  /** `MM-DD` every year, `YYYY-MM-DD` once. */
  readonly date: string;
  readonly words: string;
  readonly mark: DayMark;
};

/** What a customer chose for a calendar; what is absent is as the design has it. */
export type CalendarSettings = {
  /** Words of the cover, above the years. */
  readonly title?: string | undefined;
  readonly rokuyo?: boolean | undefined;
  /** Lines to write on in the days' boxes. */
  readonly noteLines?: boolean | undefined;
  readonly ownDays?: readonly OwnDay[] | undefined;
};

/** A family of eight has not a third of this; a file of somebody's appointments may have thousands. */
export const MAX_OWN_DAYS = 120;

/** In user-perceived characters: two lines of a day's box on the smallest calendar. */
export const MAX_OWN_DAY_WORDS = 12;

/** In user-perceived characters: a line of the narrowest cover, 69 pt, in type that is still legible. */
export const MAX_COVER_TITLE = 14;

/** A leap year, so that a birthday on 29 February is a date. */
const LEAP_YEAR = '2028';

export type OwnDayProblem = 'date' | 'empty' | 'length' | 'unprintable';

export type CoverTitleProblem = 'length' | 'unprintable';

type IsPrintable = (grapheme: string) => boolean;

function checkLine(words: string, most: number, isPrintable: IsPrintable): Result<null, CoverTitleProblem> {
  if (hasForbiddenCharacter(words) || words.includes('\n')) return refuse('unprintable');
  if (graphemeCount(words) > most) return refuse('length');
  const letters = splitGraphemes(words).filter((grapheme) => !/^\s$/.test(grapheme));
  return letters.every(isPrintable) ? ok(null) : refuse('unprintable');
}

/** Whether a day may be printed. */
export function checkOwnDay(
  { date, words, mark }: OwnDay,
  isPrintable: IsPrintable = () => true,
): Result<null, OwnDayProblem> {
  if (!isPlainDate(/^\d{2}-\d{2}$/.test(date) ? `${LEAP_YEAR}-${date}` : date)) return refuse('date');
  if (words === '' && mark === 'none') return refuse('empty');
  return checkLine(words, MAX_OWN_DAY_WORDS, isPrintable);
}

/** Whether the words of a cover may be printed. */
export const checkCoverTitle = (
  title: string,
  isPrintable: IsPrintable = () => true,
): Result<null, CoverTitleProblem> => checkLine(title, MAX_COVER_TITLE, isPrintable);

/** The date of an own day in numbers; `year` is null for every year. */
export type OwnDate = { readonly year: number | null; readonly month: number; readonly day: number };

export const ownDateOf = (date: string): OwnDate => ({
  year: date.length > 'MM-DD'.length ? Number(date.slice(0, 4)) : null,
  month: Number(date.slice(-5, -3)),
  day: Number(date.slice(-2)),
});

/** Whether a day falls into the months of a calendar. */
export function isInMonths({ date }: OwnDay, months: readonly YearMonth[]): boolean {
  const own = ownDateOf(date);
  return months.some(({ year, month }) => month === own.month && (own.year === null || own.year === year));
}

const isLeapYear = (year: string): boolean => isPlainDate(`${year}-02-29`);

/**
 * The own days of a day, in the order in which they were made. One on 29 February is printed on the 28th in
 * years that are no leap years.
 */
export function ownDaysOn({ ownDays = [] }: CalendarSettings, day: PlainDate): OwnDay[] {
  const [year, monthDay] = [day.slice(0, 4), day.slice(5)];
  const isLastInFebruary = monthDay === '02-28' && !isLeapYear(year);
  return ownDays.filter(
    ({ date }) => date === day || date === monthDay || (isLastInFebruary && date === '02-29'),
  );
}
