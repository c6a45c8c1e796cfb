import type { PlainDate } from './plain-date.ts';

/** 2019 was 令和元年. */
const REIWA_0 = 2018;

/** The year of the era 令和: 2027 → 9. */
export const reiwaYear = (year: number): number => year - REIWA_0;

/** The western year of a year of the era: 9 → 2027. */
export const yearOfReiwa = (era: number): number => era + REIWA_0;

export const yearOf = (day: PlainDate): number => Number(day.slice(0, 4));
export const monthOf = (day: PlainDate): number => Number(day.slice(5, 7));

const DIGITS = '〇一二三四五六七八九';
const UNITS = ['', '十', '百', '千'];

/** A count in kanji, 1 to 9,999: 85 → 八十五. */
export function inKanji(count: number): string {
  const digits = Array.from(String(count), Number);
  const characters = digits.map((digit, index) => {
    const unit = UNITS[digits.length - 1 - index] ?? '';
    if (digit === 0) return '';
    return digit === 1 && unit !== '' ? unit : `${DIGITS[digit]}${unit}`;
  });
  return characters.join('');
}

/** Digit by digit: 3120 → 三一二〇. */
export const digitsInKanji = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => DIGITS[Number(digit)] ?? digit);

/** Eras by their first day, newest first, and the year before their first one. */
const ERAS = [
  ['2019-05-01', '令和', REIWA_0],
  ['1989-01-08', '平成', 1988],
  ['1926-12-25', '昭和', 1925],
] as const;

/**
 * 令和九年, 令和元年, 平成三十一年: the year of a day, or of a month (2019-04), which has the era of its end. Before
 * 昭和, digit by digit: 一九二〇年.
 */
export function eraYear(day: PlainDate): string {
  const era = ERAS.find(([firstDay]) => day >= firstDay.slice(0, day.length));
  if (!era) return `${digitsInKanji(day.slice(0, 4))}年`;
  const year = yearOf(day) - era[2];
  return `${era[1]}${year === 1 ? '元' : inKanji(year)}年`;
}
