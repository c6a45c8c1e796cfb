import { readCharacters } from './character.ts';
import { type FontChain, findGlyph } from './font-chain.ts';

/** A form of a character as a typeface draws it. */
export type PrintableForm = {
  /** The character with its selector, as it is kept in a name. */
  readonly text: string;
  /** Equal where the same is drawn. */
  readonly key: string;
  /** SVG path, font units, y up. */
  readonly path: string;
  readonly unitsPerEm: number;
  readonly ascenderEm: number;
};

/** Those of the candidates that a chain of typefaces draws in a form of their own, each picture once. */
export function printableForms(chain: FontChain, candidates: readonly string[]): PrintableForm[] {
  const forms = candidates.flatMap((text) => {
    const [character] = readCharacters(text);
    const found = character && findGlyph(chain, character);
    if (!found || found.finding?.code === 'variation-lost') return [];
    const { source, glyph } = found;
    const key = `${source.fontId} ${glyph.id}`;
    const { unitsPerEm, ascenderEm } = source;
    return [{ text, key, path: source.path(glyph.id), unitsPerEm, ascenderEm }];
  });
  return forms.filter(({ key }, at) => forms.findIndex((form) => form.key === key) === at);
}
