import { fullWidthKana } from '@fumi/domain';

/**
 * What the layout writes by itself: numerals in both systems, the bar and the hyphen between them, the usual honorific,
 * voiced marks over kana.
 */
const ALWAYS = '0123456789〇一二三四五六七八九十－-゛゜様郵便はがき';

/**
 * A text with every character that the layout may put in place of a typed one: full-width twins of ASCII,
 * half-width kana, kanji numerals, bars. What is not in here can't appear on a page that was laid out from the text.
 */
export function withLayoutCharacters(text: string): string {
  const twins = text
    .replace(/[^\u0021-\u007e]/g, '')
    .replace(/[\u0021-\u007e]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));
  const narrow = text
    .replace(/[^\uff01-\uff5e]/g, '')
    .replace(/[\uff01-\uff5e]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0));
  const kana = fullWidthKana(text.replace(/[^\uff61-\uff9f]/g, ''));
  return `${text} \u3000${ALWAYS}${twins}${narrow}${kana}`;
}
