import { variantKey } from './look-alikes.ts';

const DIGITS: Readonly<Record<string, number>> = {
  〇: 0,
  一: 1,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100 };

/** 二十四 → 24, 百二 → 102, 三二 → 32 (digit by digit). */
export function kanjiNumber(text: string): string {
  if (!/[十百]/.test(text)) return Array.from(text, (digit) => DIGITS[digit] ?? '').join('');
  let [sum, digit] = [0, 0];
  for (const sign of text) {
    const unit = UNITS[sign];
    if (unit === undefined) digit = digit * 10 + (DIGITS[sign] ?? 0);
    else {
      sum += (digit || 1) * unit;
      digit = 0;
    }
  }
  return String(sum + digit);
}

/** Every dash, minus and long mark that addresses are typed with. */
const DASHES = /[\u002d\u2010-\u2015\u2212\u30fc\uff0d\uff70]/g;

/**
 * A key under which one place is equal however it is spelt: widths, blanks, kanji numerals, dashes,
 * ヶ/ケ/が, ノ/の/之, 大字 and 字, old kanji. To compare with, never to keep or print.
 */
export const addressKey = (text: string): string =>
  variantKey(text.normalize('NFKC'))
    .replace(/\s/g, '')
    .replace(/[〇一二三四五六七八九十百]+/g, kanjiNumber)
    .replace(DASHES, '-')
    .replace(/[ヶヵケがガ]/g, 'ケ')
    .replace(/[のノ之]/g, 'ノ')
    .replace(/大?字/g, '')
    .toUpperCase();
