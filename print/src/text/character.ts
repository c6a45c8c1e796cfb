import { composeVoicedKana } from '@fumi/domain';

/** One character as a font looks it up: a code point, maybe with a variation selector. */
export type Character = {
  readonly text: string;
  readonly codePoint: number;
  readonly selector?: number;
};

const isVariationSelector = (codePoint: number): boolean =>
  (codePoint >= 0xfe00 && codePoint <= 0xfe0f) || (codePoint >= 0xe0100 && codePoint <= 0xe01ef);

/** Splits text for the font look-up. Never normalises: 神 (U+FA19) and 葛󠄀 stay what was typed. */
export function readCharacters(text: string): Character[] {
  const characters: Character[] = [];
  for (const symbol of composeVoicedKana(text)) {
    const codePoint = symbol.codePointAt(0) ?? 0;
    const last = characters.at(-1);
    if (last && last.selector === undefined && isVariationSelector(codePoint)) {
      characters[characters.length - 1] = { ...last, text: last.text + symbol, selector: codePoint };
    } else {
      characters.push({ text: symbol, codePoint });
    }
  }
  return characters;
}

/** 0 to 9. */
export const isAsciiDigit = (codePoint: number): boolean => codePoint >= 0x30 && codePoint <= 0x39;

/** ASCII that draws something: neither space nor control. */
export const isAsciiPrintable = (codePoint: number): boolean => codePoint > 0x20 && codePoint < 0x7f;

const isAsciiCapital = (codePoint: number): boolean => codePoint >= 0x41 && codePoint <= 0x5a;

/** Digits and capitals have full-width twins that stand upright in a vertical line. */
export const standsUpright = (codePoint: number): boolean =>
  isAsciiDigit(codePoint) || isAsciiCapital(codePoint);

/** The full-width twin of an ASCII character: 2 → ２. The text that a PDF copies stays the typed one. */
export const fullWidth = (character: Character): Character => ({
  text: character.text,
  codePoint: character.codePoint + 0xfee0,
});
