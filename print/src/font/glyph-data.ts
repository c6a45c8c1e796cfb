import { requireTable, type Tables } from './tables.ts';

/** xMin, yMin, xMax, yMax in font units, y up. */
export type GlyphBox = readonly [number, number, number, number];

/** The raw `glyf` records of a font. */
export type GlyphData = {
  /** Bytes of one glyph; empty for a blank one. */
  record(glyph: number): DataView;
  /** Undefined for a glyph without contours. */
  box(glyph: number): GlyphBox | undefined;
};

/** Opens `glyf` through `loca` (OpenType §5.3); nothing is read before it is asked for. */
export function readGlyphData(tables: Tables): GlyphData {
  const glyf = requireTable(tables, 'glyf');
  const loca = requireTable(tables, 'loca');
  const long = requireTable(tables, 'head').getInt16(50) === 1;
  const offset = (glyph: number) => (long ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2);
  const record = (glyph: number) => {
    const start = offset(glyph);
    return new DataView(glyf.buffer, glyf.byteOffset + start, offset(glyph + 1) - start);
  };
  const box = (glyph: number): GlyphBox | undefined => {
    const view = record(glyph);
    if (view.byteLength < 12 || view.getInt16(0) === 0) return undefined;
    return [view.getInt16(2), view.getInt16(4), view.getInt16(6), view.getInt16(8)];
  };
  return { record, box };
}
