import type { FontChain, GlyphSource } from '@fumi/print';

/**
 * The faces of several chains for the painter, each once. Outlines arrive by chain: what one lacks of a face, as it
 * only stands in for gaps there, another has.
 */
export function everyFace(chains: readonly (FontChain | null | undefined)[]): GlyphSource[] {
  const byId = new Map<string, GlyphSource[]>();
  for (const source of new Set(chains.flatMap((chain) => (chain ? [...chain] : [])))) {
    byId.set(source.fontId, [...(byId.get(source.fontId) ?? []), source]);
  }
  return [...byId.values()].flatMap((sources) => {
    const [first] = sources;
    if (!first || sources.length === 1) return sources;
    return [{ ...first, path: (id: number) => sources.map((source) => source.path(id)).find(Boolean) ?? '' }];
  });
}
