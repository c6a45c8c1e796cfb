import { kanjiNumber } from '../address/kanji-number.ts';
import { yearOfReiwa } from '../calendar/era.ts';

/** What a line that is a date says; a part that it does not name is null. */
export type DateInWords = {
  readonly year: number | null;
  readonly month: number | null;
  readonly day: number | null;
  /** Both the era's year and the western one stand there. */
  readonly hasBothYears: boolean;
};

const DIGIT = '[0-9０-９〇一二三四五六七八九十元]';
const ERA = `令和[\\s　]*(${DIGIT}{1,3})[\\s　]*年`;
const WESTERN = '([2２二][0-9０-９〇一二三四五六七八九]{3})(?:[\\s　]*年)?';
/** What follows the year and is no number: 元旦, 盛夏, ひつじ年. */
const NAMED_DAY = '(?:元旦|元日|正月|お正月|新春|初春|吉日|盛夏|晩夏|立秋|葉月|春|夏|秋|冬|Summer|Winter)';
const DATE_LINE = new RegExp(
  `^(?:${ERA})?[\\s　（(]*(?:${WESTERN})?[)）]?[\\s　]*(?:(${DIGIT}{1,3})月)?[\\s　]*(?:(${DIGIT}{1,3})日)?[\\s　]*${NAMED_DAY}?$`,
  'u',
);

const halfWidth = (digits: string): string =>
  digits.replace(/[０-９]/gu, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));

function numberOf(words: string | undefined): number | null {
  if (words === undefined) return null;
  const digits = halfWidth(words).replace('元', '一');
  return Number(/^[0-9]+$/u.test(digits) ? digits : kanjiNumber(digits));
}

/** Reads a line that is nothing but a date, as formal cards end with one; null for any other line. */
export function readDateLine(line: string): DateInWords | null {
  const found = DATE_LINE.exec(line.trim());
  if (!found || line.trim() === '') return null;
  const [era = null, western = null, month = null, day = null] = found.slice(1).map(numberOf);
  const year = era === null ? western : yearOfReiwa(era);
  return { year, month, day, hasBothYears: era !== null && western !== null };
}
