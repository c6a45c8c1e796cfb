import { splitGraphemes } from './text.ts';

/*
 * 異体字: one character of Unicode in several forms, 邉 in fifteen (Ideographic Variation Database, Adobe-Japan1). An
 * invisible selector behind the character says which; hardly any keyboard can type one.
 */

/** Kanji whose form matters to people in their names: one dot or two at 辶, the inside of 葛, all of 邉. */
const ASKED_FOR = new Set('邉邊辻葛榊樋祇芦逢祁迫薩茨溝蓮蓬桝廣凞響');

/** As many as any character of Adobe-Japan1 needs. */
const SELECTORS = Array.from({ length: 16 }, (_, at) => String.fromCodePoint(0xe0100 + at));

const SELECTED = /[\u{e0100}-\u{e01ef}]/u;

const baseOf = (character: string): string => String.fromCodePoint(character.codePointAt(0) ?? 0);

/** A character of a name whose form can be chosen, and its place, counted as people count characters. */
type FormedCharacter = { readonly at: number; readonly character: string };

/** The characters of a name that are asked about, or were typed in a form of their own. */
export const formedCharacters = (name: string): FormedCharacter[] =>
  splitGraphemes(name).flatMap((character, at) =>
    ASKED_FOR.has(baseOf(character)) || SELECTED.test(character) ? [{ at, character }] : [],
  );

/** All forms that a character may have, the plain one first; the typeface tells which of them exist. */
export const possibleForms = (character: string): string[] => {
  const base = baseOf(character);
  return [base, ...SELECTORS.map((selector) => base + selector)];
};

/** A name with another form of one of its characters. */
export const withForm = (name: string, at: number, form: string): string =>
  splitGraphemes(name).with(at, form).join('');
