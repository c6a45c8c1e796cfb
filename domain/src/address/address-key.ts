import { HYPHENS } from './hyphens.ts';
import { kanjiNumber } from './kanji-number.ts';
import { variantKey } from './look-alikes.ts';

const HYPHEN = new RegExp(`[${HYPHENS}]`, 'g');

/**
 * A key under which one place is equal however it is spelt: widths, blanks, kanji numerals, dashes,
 * ヶ/ケ/が, ノ/の/之, 大字 and 字, old kanji. To compare with, never to keep or print.
 */
export const addressKey = (text: string): string =>
  variantKey(text.normalize('NFKC'))
    .replace(/\s/g, '')
    .replace(/[〇一二三四五六七八九十百千]+/g, kanjiNumber)
    .replace(HYPHEN, '-')
    .replace(/[ヶヵケがガ]/g, 'ケ')
    .replace(/[のノ之]/g, 'ノ')
    .replace(/大?字/g, '')
    .toUpperCase();
