import { HYPHENS } from '../hyphens.ts';

/* What the patterns of addresses are made of, as sources of regular expressions with the flag u. */

export const ARABIC = '[0-9０-９]';
export const KANJI = '[〇一二三四五六七八九十百千]';
export const LETTER = '[A-Za-zＡ-Ｚａ-ｚ]';
export const HYPHEN = `[${HYPHENS}]`;
/** Lots that share a number are told apart by these. */
export const LOT_LETTER = '[甲乙丙丁戊己庚辛壬癸イロハニホヘト]';
/** What follows the number of a door, and never that of a street. */
export const DOOR_UNIT = `(?:号室|号館|号棟|室|階|棟|[FＦ](?!${LETTER}))`;

export const isArabic = (character: string | undefined): boolean => /^[0-9０-９]$/.test(character ?? '');
export const isKanjiDigit = (character: string | undefined): boolean =>
  /^[〇一二三四五六七八九十百千]$/.test(character ?? '');
