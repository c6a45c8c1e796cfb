/** How numbers of an address are set in vertical writing. */
export type Numerals = 'kanji' | 'arabic';

const DIGITS = '〇一二三四五六七八九';
const FULL_WIDTH = /[０-９Ａ-Ｚａ-ｚ]/g;
/** Everything that people type for the hyphen between numbers; U+30FC and U+FF70 are kana long marks. */
const HYPHENS = '\\-\u00ad\u2010-\u2015\u2212\u2500\u2501\u30fc\uff0d\uff70';
// The digit before is matched too: browsers without look-behind fail on the mere pattern.
const BETWEEN_NUMBERS = new RegExp(`([0-9])[${HYPHENS}](?=[0-9]|[A-Za-z][0-9]*(?![A-Za-z]))`, 'g');
/** U+FF0D: turned upright in vertical writing it is a bar that nobody takes for 一. */
const BAR = '－';

/** Units whose number is spoken as one: 十二丁目, 北十一条. Elsewhere digit by digit: 一〇番. */
const SPOKEN = /[0-9]+(?=丁目|丁(?!字)|条)/g;
/** A number that belongs to a Latin name stays as typed: B604, F1, 10F. */
const KEPT = /[A-Za-z][0-9]+|[0-9]+[A-Za-z]+/g;

/** Numbers of a building that say which door: 203, 1203号室, 5階. Others belong to its name: 第2, 21世紀. */
const DOOR = /[0-9]+(?:－[0-9]+)*(?=号室|号館|号棟|号|階|室|棟|[\s\u3000]|$)/gu;

/**
 * Prefecture to street number as vertical writing wants its numbers: 12丁目3-10 → 十二丁目三－一〇. Hyphens
 * between numbers become bars in either system; `arabic` keeps the digits.
 */
export function writeStreetNumerals(text: string, numerals: Numerals): string {
  const barred = withBars(text);
  return numerals === 'arabic'
    ? barred
    : outside(barred, KEPT, (part) => part.replace(SPOKEN, spokenNumber).replace(/[0-9]/g, digit));
}

/** A building in vertical writing: its name stays as typed, the number of the door follows the street's. */
export function writeBuildingNumerals(text: string, numerals: Numerals): string {
  const barred = withBars(text);
  return numerals === 'arabic'
    ? barred
    : outside(barred, KEPT, (part) => part.replace(DOOR, (door) => door.replace(/[0-9]/g, digit)));
}

function withBars(text: string): string {
  const narrow = text.replace(FULL_WIDTH, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0));
  return narrow.replace(BETWEEN_NUMBERS, `$1${BAR}`);
}

/** Applies `change` to what lies between the matches of `kept`. */
function outside(text: string, kept: RegExp, change: (part: string) => string): string {
  let result = '';
  let end = 0;
  for (const match of text.matchAll(kept)) {
    result += change(text.slice(end, match.index)) + match[0];
    end = match.index + match[0].length;
  }
  return result + change(text.slice(end));
}

const digit = (symbol: string): string => DIGITS[Number(symbol)] ?? symbol;

/** 1 to 99 as spoken, 23 → 二十三; from 100 on digit by digit, as signs in the street do. */
function spokenNumber(digits: string): string {
  const value = Number(digits);
  if (value === 0 || value > 99 || digits.startsWith('0')) return digits.replace(/[0-9]/g, digit);
  const tens = Math.floor(value / 10);
  const ones = value % 10;
  return `${tens > 1 ? digit(String(tens)) : ''}${tens > 0 ? '十' : ''}${ones > 0 ? digit(String(ones)) : ''}`;
}
