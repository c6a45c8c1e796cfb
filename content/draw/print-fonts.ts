import { readFileSync } from 'node:fs';
import type { Typeface } from '@fumi/domain';
import { type FontChain, readFont } from '@fumi/print';

const fonts = new Map<Typeface, FontChain>();

/** The faces of the press, for what the engine sets on thumbnails. */
export function fontOf(id: Typeface): FontChain {
  const chain =
    fonts.get(id) ?? ([readFont(id, readFileSync(new URL(`../fonts/${id}.ttf`, import.meta.url)))] as const);
  fonts.set(id, chain);
  return chain;
}
