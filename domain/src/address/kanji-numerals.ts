import { digitsInKanji, inKanji } from '../calendar/era.ts';
import { kanjiNumber } from './kanji-number.ts';
import { HYPHEN, KANJI } from './parse/character-classes.ts';
import type { AddressPart } from './parse/parse-address.ts';
import { fullWidthKana } from './text.ts';

/** Which way the characters of a line run. */
export type WritingDirection = 'vertical' | 'horizontal';

/** How numbers of an address are set in vertical writing. */
export type Numerals = 'kanji' | 'arabic';

const KANJI_NUMBER = new RegExp(`${KANJI}+`, 'gu');
const HYPHENS = new RegExp(HYPHEN, 'gu');
const FULL_WIDTH = /[０-９Ａ-Ｚａ-ｚ]/g;
/** U+FF0D: turned upright in vertical writing it is a bar that nobody takes for 一. */
export const BAR = '－';

/** Units whose number is spoken as one: 十二丁目, 北十一条. Elsewhere digit by digit: 一〇番. */
const SPOKEN = /[0-9]+(?=丁目|丁(?!字)|条|地割|線)/g;
/** The numbers of a town's name are spoken: 南十線西, 二十七号. */
const OF_NAME = /[0-9]+/g;
/** A number that belongs to a Latin name stays as typed: B604, F1, 10F. */
const LATIN_NUMBER = /[A-Za-z][0-9]+|[0-9]+[A-Za-z]+/g;
/** In a street number only a door such as B604 keeps its Arabic digits; the 3 of 3A is written in kanji. */
const LETTERED_DOOR = /[A-Za-z][0-9]+/g;

/**
 * A part of an address as a card writes its numbers: 12丁目3-10 → 十二丁目三－一〇 or 12丁目3－10. Vertical writing
 * has bars between numbers, horizontal writing hyphens and Arabic digits. Names of buildings stay as they are typed.
 */
export function writePart(
  { kind, text: typed }: AddressPart,
  numerals: Numerals,
  writing: WritingDirection,
): string {
  const isNumber = kind === 'number' || kind === 'room';
  const isBuilding = kind === 'building' || kind === 'rest';
  const text = isNumber ? typed : fullWidthKana(typed);
  if (isBuilding && writing === 'horizontal') return text;
  const narrow = text.replace(FULL_WIDTH, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0));
  const bar = writing === 'vertical' ? BAR : '-';
  const barred = isNumber ? narrow.replace(HYPHENS, bar) : narrow;
  if (isBuilding) return barred;
  if (writing === 'horizontal' || numerals === 'arabic')
    return isNumber ? barred.replace(KANJI_NUMBER, kanjiNumber) : barred;
  if (!isNumber) return barred.replace(OF_NAME, spokenNumber);
  const kept = kind === 'number' ? LETTERED_DOOR : LATIN_NUMBER;
  return outside(barred, kept, (part) => digitsInKanji(part.replace(SPOKEN, spokenNumber)));
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

/** 1 to 99 as spoken, 23 → 二十三; from 100 on digit by digit, as signs in the street do. */
function spokenNumber(digits: string): string {
  const value = Number(digits);
  return value === 0 || value > 99 || digits.startsWith('0') ? digitsInKanji(digits) : inKanji(value);
}
