import type { IssueCode } from '../display-list.ts';
import type { Glyph, GlyphSource } from '../font/glyph-source.ts';
import type { Character } from './character.ts';

/** The chosen typeface first, then those that stand in for its gaps. */
export type FontChain = readonly [GlyphSource, ...GlyphSource[]];

/** What a look-up found out, for the page's issues. */
export type Finding = { readonly code: IssueCode; readonly text: string };

type FoundGlyph = {
  readonly source: GlyphSource;
  readonly glyph: Glyph;
  readonly finding: Finding | null;
};

/**
 * Finds the glyph that draws a character. A variation sequence is searched through the whole chain before its
 * base is taken, because the right shape of a name matters more than an even look.
 */
export function findGlyph(chain: FontChain, character: Character): FoundGlyph | undefined {
  const { codePoint, selector, text } = character;
  if (selector === undefined) return search(chain, text, codePoint, undefined);
  const exact = search(chain, text, codePoint, selector);
  if (exact) return exact;
  const base = search(chain, text, codePoint, undefined);
  return base && { ...base, finding: { code: 'variation-lost', text } };
}

function search(
  chain: FontChain,
  text: string,
  codePoint: number,
  selector: number | undefined,
): FoundGlyph | undefined {
  for (const source of chain) {
    const glyph = source.find(codePoint, selector);
    if (!glyph) continue;
    const finding: Finding | null = source === chain[0] ? null : { code: 'substituted-glyph', text };
    return { source, glyph, finding };
  }
  return undefined;
}
