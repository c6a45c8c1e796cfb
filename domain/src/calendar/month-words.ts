import type { CALENDAR_WORDS } from './calendar-look.ts';
import { type Edition, monthsOf, type YearMonth } from './edition.ts';
import { reiwaYear } from './era.ts';

export const ENGLISH_MONTHS =
  'January February March April May June July August September October November December'.split(' ');

/** The old names of the months (和風月名). */
const WAFU = '睦月 如月 弥生 卯月 皐月 水無月 文月 葉月 長月 神無月 霜月 師走'.split(' ');

type Words = (typeof CALENDAR_WORDS)[number];

/** A month of an edition of so many months. */
type EditionMonth = {
  readonly month: YearMonth;
  readonly edition: Edition;
  readonly months: number;
};

const WORDS: Readonly<Record<Words, (month: YearMonth, name: string) => string>> = {
  number: ({ month }) => String(month),
  kanji: ({ month }) => `${month}月`,
  english: (_, name) => name,
  capitals: (_, name) => name.toUpperCase(),
  short: (_, name) => name.slice(0, 3).toUpperCase(),
  wafu: ({ month }) => WAFU[month - 1] ?? '',
  year: ({ year }) => String(year),
  'year-month': ({ year, month }) => `${year}年${month}月`,
  era: ({ year }) => `令和${reiwaYear(year)}年`,
  'edition-year': ({ year }) => String(year),
};

/** The years that an edition covers: 2027, or 2027-2028 where it crosses one. */
function editionYears(edition: Edition, months: number): string {
  const years = [...new Set(monthsOf(edition, months).map(({ year }) => year))];
  return years.join('-');
}

/** What a title says of a month. */
export const monthWords = (words: Words, { month, edition, months }: EditionMonth): string =>
  words === 'edition-year'
    ? editionYears(edition, months)
    : WORDS[words](month, ENGLISH_MONTHS[month.month - 1] ?? '');
