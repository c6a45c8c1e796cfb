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
  const signs = digits.map((digit, index) => {
    const unit = UNITS[digits.length - 1 - index] ?? '';
    if (digit === 0) return '';
    return digit === 1 && unit !== '' ? unit : `${DIGITS[digit]}${unit}`;
  });
  return signs.join('');
}

/** Digit by digit: 3120 → 三一二〇. */
export const digitsInKanji = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => DIGITS[Number(digit)] ?? digit);

/** 令和九年, 令和元年. */
export const eraYear = (year: number): string =>
  `令和${reiwaYear(year) === 1 ? '元' : inKanji(reiwaYear(year))}年`;
