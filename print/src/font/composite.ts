// Flags of a component record (OpenType §5.3.3.2).
const WORDS = 0x0001;
const OFFSETS = 0x0002;
const ONE_SCALE = 0x0008;
const MORE = 0x0020;
const TWO_SCALES = 0x0040;
const MATRIX = 0x0080;

/** One part of a composite glyph: point p of it lands on (xx·x + yx·y + dx, xy·x + yy·y + dy). */
export type Component = {
  glyph: number;
  /** Where its record starts, for a writer that renumbers glyphs. */
  offset: number;
  xx: number;
  xy: number;
  yx: number;
  yy: number;
  dx: number;
  dy: number;
};

/** The parts of a composite glyph; none for a simple or blank one. */
export function readComponents(record: DataView): Component[] {
  const components: Component[] = [];
  if (record.byteLength < 12 || record.getInt16(0) >= 0) return components;
  let offset = 10;
  let flags = MORE;
  while ((flags & MORE) !== 0) {
    flags = record.getUint16(offset);
    const placed = readOffsets(record, offset, flags);
    const scaled = readScale(record, placed.end, flags);
    components.push({
      glyph: record.getUint16(offset + 2),
      offset,
      dx: placed.dx,
      dy: placed.dy,
      ...scaled.matrix,
    });
    offset = scaled.end;
  }
  return components;
}

function readOffsets(record: DataView, offset: number, flags: number) {
  const words = (flags & WORDS) !== 0;
  const first = words ? record.getInt16(offset + 4) : record.getInt8(offset + 4);
  const second = words ? record.getInt16(offset + 6) : record.getInt8(offset + 5);
  const placed = (flags & OFFSETS) !== 0;
  return { dx: placed ? first : 0, dy: placed ? second : 0, end: offset + (words ? 8 : 6) };
}

function readScale(record: DataView, start: number, flags: number) {
  const number = (index: number) => record.getInt16(start + index * 2) / 16384;
  if ((flags & ONE_SCALE) !== 0) {
    return { matrix: { xx: number(0), xy: 0, yx: 0, yy: number(0) }, end: start + 2 };
  }
  if ((flags & TWO_SCALES) !== 0) {
    return { matrix: { xx: number(0), xy: 0, yx: 0, yy: number(1) }, end: start + 4 };
  }
  if ((flags & MATRIX) !== 0) {
    return { matrix: { xx: number(0), xy: number(1), yx: number(2), yy: number(3) }, end: start + 8 };
  }
  return { matrix: { xx: 1, xy: 0, yx: 0, yy: 1 }, end: start };
}
