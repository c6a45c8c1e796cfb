import { requireTable, type Tables } from './tables.ts';

/** Advance and side bearing of each glyph along one axis, in font units. */
export type AxisMetrics = {
  advance(glyph: number): number;
  bearing(glyph: number): number;
};

/** What holds for the whole typeface, in font units. */
export type FaceMetrics = {
  unitsPerEm: number;
  glyphCount: number;
  /** Typographic ascender and descender of OS/2; they frame the em box of a Japanese font. */
  ascender: number;
  descender: number;
  /** xMin, yMin, xMax, yMax over all glyphs. */
  box: readonly [number, number, number, number];
};

/** Reads `head`, `maxp` and `OS/2`; font units. */
export function readFaceMetrics(tables: Tables): FaceMetrics {
  const head = requireTable(tables, 'head');
  const os2 = requireTable(tables, 'OS/2');
  return {
    unitsPerEm: head.getUint16(18),
    glyphCount: requireTable(tables, 'maxp').getUint16(4),
    ascender: os2.getInt16(68),
    descender: os2.getInt16(70),
    box: [head.getInt16(36), head.getInt16(38), head.getInt16(40), head.getInt16(42)],
  };
}

/** `hmtx` with `hhea`, or `vmtx` with `vhea`; undefined where the font has none (OpenType §5.2). */
export function readAxisMetrics(
  tables: Tables,
  headerTag: 'hhea' | 'vhea',
  metricsTag: 'hmtx' | 'vmtx',
): AxisMetrics | undefined {
  const header = tables.get(headerTag);
  const metrics = tables.get(metricsTag);
  if (!header || !metrics) return undefined;
  // Glyphs after the last full record repeat its advance and carry a bearing only.
  const full = header.getUint16(34);
  return {
    advance: (glyph) => metrics.getUint16(Math.min(glyph, full - 1) * 4),
    bearing: (glyph) =>
      glyph < full ? metrics.getInt16(glyph * 4 + 2) : metrics.getInt16(full * 4 + (glyph - full) * 2),
  };
}
