import { VARIANT_ROWS } from './look-alikes.data.ts';
import { SELECTOR_CLASS } from './variation-selectors.ts';

/** Characters that one may type for another: shapes of a kanji, and kana of the other kind. */
const others = new Map<string, string>();
for (const row of VARIANT_ROWS) for (const one of Array.from(row)) others.set(one, row);

/** Hiragana and katakana of one sound differ by this in Unicode. */
const KANA_OFFSET = 0x60;

function alternatives(character: string): string[] {
  const code = character.codePointAt(0) as number;
  const found = new Set([character, ...Array.from(others.get(character) ?? '')]);
  if (code >= 0x3041 && code <= 0x3096) found.add(String.fromCodePoint(code + KANA_OFFSET));
  if (code >= 0x30a1 && code <= 0x30f6) found.add(String.fromCodePoint(code - KANA_OFFSET));
  if (code >= 0x21 && code <= 0x7e) found.add(String.fromCodePoint(code + 0xfee0));
  if (code >= 0xff01 && code <= 0xff5e) found.add(String.fromCodePoint(code - 0xfee0));
  return [...found];
}

/** A character as a pattern of itself: all but letters and digits of any script are put in brackets. */
const literal = (character: string): string => {
  if (/^[\p{L}\p{N}]$/u.test(character)) return character;
  return /^[\\\]^]$/.test(character) ? `\\${character}` : `[${character}]`;
};

/** A variation selector may follow any kanji of a name. */
const SELECTOR = `${SELECTOR_CLASS}?`;

/**
 * A pattern that finds what somebody means: 高橋 finds 髙橋, たかはし finds タカハシ, 1-2 finds １－２.
 * Blanks do not matter; search texts must have none. For JavaScript (flags iu) and PostgreSQL (`~*`) alike.
 */
export const searchPattern = (query: string): string =>
  Array.from(query.replace(/\s/g, ''))
    .map((character) => `(?:${alternatives(character).map(literal).join('|')})${SELECTOR}`)
    .join('');
