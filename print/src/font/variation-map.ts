import type { CharacterMap } from './character-map.ts';
import { readUint24 } from './tables.ts';

/** Glyph index of a base with a variation selector; 0 when the font doesn't know the sequence. */
type VariationMap = (codePoint: number, selector: number) => number;

/** Reads `cmap` format 14, Unicode variation sequences (OpenType §5.4.9). */
export function readVariationMap(cmap: DataView, nominal: CharacterMap): VariationMap {
  const start = variationOffset(cmap);
  if (start === undefined) return () => 0;
  /** Where the tables of each selector lie; 0 where it has none. */
  const selectors = new Map<number, { defaults: number; others: number }>();
  for (let index = 0; index < cmap.getUint32(start + 6); index += 1) {
    const record = start + 10 + index * 11;
    const defaults = cmap.getUint32(record + 3);
    const others = cmap.getUint32(record + 7);
    selectors.set(readUint24(cmap, record), {
      defaults: defaults && start + defaults,
      others: others && start + others,
    });
  }
  return (codePoint, selector) => {
    const tables = selectors.get(selector);
    if (!tables) return 0;
    if (tables.defaults && inDefaults(cmap, tables.defaults, codePoint)) return nominal(codePoint);
    return tables.others && otherGlyph(cmap, tables.others, codePoint);
  };
}

function variationOffset(cmap: DataView): number | undefined {
  for (let index = 0; index < cmap.getUint16(2); index += 1) {
    const offset = cmap.getUint32(4 + index * 8 + 4);
    if (cmap.getUint16(offset) === 14) return offset;
  }
  return undefined;
}

/** Default sequences draw the glyph of the base alone; stored as (first, how many more). */
function inDefaults(cmap: DataView, start: number, codePoint: number): boolean {
  let low = 0;
  let high = cmap.getUint32(start) - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const range = start + 4 + middle * 4;
    const first = readUint24(cmap, range);
    if (codePoint < first) high = middle - 1;
    else if (codePoint > first + cmap.getUint8(range + 3)) low = middle + 1;
    else return true;
  }
  return false;
}

function otherGlyph(cmap: DataView, start: number, codePoint: number): number {
  let low = 0;
  let high = cmap.getUint32(start) - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const mapping = start + 4 + middle * 5;
    const base = readUint24(cmap, mapping);
    if (codePoint < base) high = middle - 1;
    else if (codePoint > base) low = middle + 1;
    else return cmap.getUint16(mapping + 3);
  }
  return 0;
}
