import { kanjiNumber } from '../address/kanji-number.ts';
import { type FieldFacts, PHRASE_FIELDS, type PhraseField } from './fields.ts';

const DIGIT = '[一二三四五六七八九]';
/** As spoken, 百二, or digit by digit, 一〇二. */
const KANJI = new RegExp(
  `^(?:[〇一二三四五六七八九]+|(?=.)(?:${DIGIT}?千)?(?:${DIGIT}?百)?(?:${DIGIT}?十)?(?:〇?${DIGIT})?)$`,
  'u',
);

/** What a part of a number says in digits; '' where it is none. */
function digitsOf(part: string): string {
  if (/^[0-9]+$/.test(part)) return part;
  return KANJI.test(part) ? kanjiNumber(part) : '';
}

/**
 * What is typed into a field of a number, in half-width digits: 85 for ８５, 85歳 and 八十五. '' where nothing is typed,
 * null where it is no such number; of other fields what was typed.
 */
export function numberTyped(field: PhraseField, typed: string): string | null {
  const { kind, counted }: FieldFacts = PHRASE_FIELDS[field];
  if (!counted) return typed.trim();
  const isMeasure = kind === 'measure';
  // 49、5 is typed for 49.5, and 3,120 for 3120.
  const text = typed.normalize('NFKC').replaceAll(isMeasure ? /\s/g : /[\s,、]/g, '');
  if (text === '') return '';
  const parts = text.replace(counted.unit, '').split(isMeasure ? /[.,・。、]/ : /(?!)/);
  const digits = parts.map(digitsOf);
  if (digits.includes('')) return null;
  const value = digits.map((part, index) => (index === 0 ? String(Number(part)) : part)).join('.');
  // 49.5.1 is none.
  return Number(value) > 0 && Number(value) <= counted.most ? value : null;
}
