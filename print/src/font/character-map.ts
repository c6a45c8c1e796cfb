import { invariant } from '@fumi/domain';

/** Glyph index of a code point; 0 when the font has none. */
export type CharacterMap = (codePoint: number) => number;

/** Reads the best Unicode subtable of `cmap`: format 12 before format 4 (OpenType §5.4). */
export function readCharacterMap(cmap: DataView): CharacterMap {
  let full = -1;
  let basic = -1;
  for (let index = 0; index < cmap.getUint16(2); index += 1) {
    const record = 4 + index * 8;
    const unicode = isUnicode(cmap.getUint16(record), cmap.getUint16(record + 2));
    const offset = cmap.getUint32(record + 4);
    const format = cmap.getUint16(offset);
    if (unicode && format === 12) full = offset;
    if (unicode && format === 4) basic = offset;
  }
  invariant(full >= 0 || basic >= 0, 'the font has no Unicode character map of format 4 or 12');
  return full >= 0 ? readSegments(cmap, full) : readDeltas(cmap, basic);
}

function isUnicode(platform: number, encoding: number): boolean {
  return platform === 0 || (platform === 3 && (encoding === 1 || encoding === 10));
}

/** Format 12: groups of (first, last, glyph of first). */
function readSegments(cmap: DataView, start: number): CharacterMap {
  const count = cmap.getUint32(start + 12);
  return (codePoint) => {
    let low = 0;
    let high = count - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const group = start + 16 + middle * 12;
      const first = cmap.getUint32(group);
      if (codePoint < first) high = middle - 1;
      else if (codePoint > cmap.getUint32(group + 4)) low = middle + 1;
      else return cmap.getUint32(group + 8) + codePoint - first;
    }
    return 0;
  };
}

/** Format 4: parallel arrays of segment ends, starts, deltas and range offsets; BMP only. */
function readDeltas(cmap: DataView, start: number): CharacterMap {
  const width = cmap.getUint16(start + 6);
  const ends = start + 14;
  const starts = ends + width + 2;
  const deltas = starts + width;
  const ranges = deltas + width;
  return (codePoint) => {
    if (codePoint > 0xffff) return 0;
    let low = 0;
    let high = width / 2 - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (cmap.getUint16(ends + middle * 2) < codePoint) low = middle + 1;
      else high = middle;
    }
    const first = cmap.getUint16(starts + low * 2);
    if (codePoint < first || codePoint > cmap.getUint16(ends + low * 2)) return 0;
    const delta = cmap.getUint16(deltas + low * 2);
    const range = cmap.getUint16(ranges + low * 2);
    if (range === 0) return (codePoint + delta) & 0xffff;
    const glyph = cmap.getUint16(ranges + low * 2 + range + (codePoint - first) * 2);
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  };
}
