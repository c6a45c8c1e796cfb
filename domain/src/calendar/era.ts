import { KANJI_DIGITS } from '../address/kanji-number.ts';
import type { PlainDate } from './plain-date.ts';

/** The year before the first of each era (元号): 2019 was 令和元年. */
export const YEAR_BEFORE_ERA = { 明治: 1867, 大正: 1911, 昭和: 1925, 平成: 1988, 令和: 2018 } as const;

/** The year of the era 令和: 2027 → 9. */
export const reiwaYear = (year: number): number => year - YEAR_BEFORE_ERA.令和;

/** The western year of a year of the era: 9 → 2027. */
export const yearOfReiwa = (era: number): number => era + YEAR_BEFORE_ERA.令和;

export const yearOf = (day: PlainDate): number => Number(day.slice(0, 4));
export const monthOf = (day: PlainDate): number => Number(day.slice(5, 7));

const UNITS = ['', '十', '百', '千'];

/** A count in kanji, 1 to 9,999: 85 → 八十五. */
export function inKanji(count: number): string {
  const digits = Array.from(String(count), Number);
  const characters = digits.map((digit, index) => {
    const unit = UNITS[digits.length - 1 - index] ?? '';
    if (digit === 0) return '';
    return digit === 1 && unit !== '' ? unit : `${KANJI_DIGITS[digit]}${unit}`;
  });
  return characters.join('');
}

/** Digit by digit: 3120 → 三一二〇. */
export const digitsInKanji = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => KANJI_DIGITS[Number(digit)] ?? digit);

/** Eras by their first day, newest first. */
const ERAS = [
  ['2019-05-01', '令和'],
  ['1989-01-08', '平成'],
  ['1926-12-25', '昭和'],
] as const;

/**
 * 令和九年, 令和元年, 平成三十一年: the year of a day, or of a month (2019-04), which has the era of its end. Before
 * 昭和, digit by digit: 一九二〇年.
 */
export function eraYear(day: PlainDate): string {
  const era = ERAS.find(([firstDay]) => day >= firstDay.slice(0, day.length));
  if (!era) return `${digitsInKanji(day.slice(0, 4))}年`;
  const [, name] = era;
  const year = yearOf(day) - YEAR_BEFORE_ERA[name];
  return `${name}${year === 1 ? '元' : inKanji(year)}年`;
}
