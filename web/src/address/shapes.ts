import { lookAlikesIn } from '@fumi/domain';
import { type FontChain, findGlyph, readCharacters } from '@fumi/print';

/** Sequences of one kanji that the print font may have: Adobe-Japan1 numbers them from U+E0100. */
const SEQUENCES = 32;
const FIRST_SELECTOR = 0xe0100;

const baseOf = (character: string): string => String.fromCodePoint(character.codePointAt(0) ?? 0);
const isKanji = (character: string): boolean => /^\p{Script=Han}/u.test(character);

/** Texts whose outlines must be known before the shapes of a character can be offered. */
export function shapeCandidates(character: string): string[] {
  if (!isKanji(character)) return [];
  const base = baseOf(character);
  const variants = lookAlikesIn(base)[0]?.variants ?? [];
  const sequences = Array.from(
    { length: SEQUENCES },
    (_, index) => `${base}${String.fromCodePoint(FIRST_SELECTOR + index)}`,
  );
  return [base, ...variants, ...sequences];
}

/** A name for what a font draws, the same for two texts that look alike on the card. */
function shapeKey(fonts: FontChain, text: string): string | null {
  const [character] = readCharacters(text);
  const found = character && findGlyph(fonts, character);
  if (!found || found.finding?.code === 'variation-lost') return null;
  return `${found.source.fontId} ${found.glyph.id}`;
}

/** Other shapes that the font really draws, each once; the character's own is left out. */
export function shapesOf(fonts: FontChain, character: string): string[] {
  const seen = new Set([shapeKey(fonts, character) ?? shapeKey(fonts, baseOf(character))]);
  return shapeCandidates(character).filter((text) => {
    const key = shapeKey(fonts, text);
    if (key === null || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
