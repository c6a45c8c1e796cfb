import { Blob, Face, Font as HarfBuzzFont } from 'harfbuzzjs';
import { describe, expect, test } from 'vitest';
import { ALL_FONT_IDS, shippedFont } from '../../golden/shipped-fonts.ts';
import { readComponents } from './composite.ts';
import { readContours } from './contours.ts';
import { subsetFont } from './font-subset.ts';
import { readGlyphData } from './glyph-data.ts';
import { readAxisMetrics } from './metrics.ts';
import { readTables, requireTable } from './tables.ts';

const CHECKSUM_MAGIC = 0xb1b0afba;

/** The sum of the 32-bit numbers of a table, its last ones filled up with zeros (OpenType §4.1). */
function sumOf(bytes: Uint8Array, start: number, length: number): number {
  let sum = 0;
  for (let at = start; at < start + length; at += 4)
    sum += [0, 1, 2, 3].reduce((word, byte) => word * 256 + (bytes[at + byte] ?? 0), 0);
  return sum % 2 ** 32;
}

describe.each(ALL_FONT_IDS)('a subset of %s', (id) => {
  const font = shippedFont(id);
  const composites = Array.from({ length: 3000 }, (_, glyph) => glyph).filter(
    (glyph) => readComponents(font.data.record(glyph)).length > 0,
  );
  const used = [...new Set([9, 700, 41, ...composites.slice(0, 5), font.find(0x3000)?.id ?? 0])];
  const { bytes, glyphs, newId } = subsetFont(font, used);
  const tables = readTables(bytes);

  test('holds the used glyphs, their parts and .notdef, numbered without gaps', () => {
    const parts = used.flatMap((glyph) => readComponents(font.data.record(glyph)).map((part) => part.glyph));
    expect(glyphs).toEqual([...new Set([0, ...used, ...parts])].toSorted((a, b) => a - b));
    expect([...newId]).toEqual(glyphs.map((glyph, index) => [glyph, index]));
    expect(requireTable(tables, 'maxp').getUint16(4)).toBe(glyphs.length);
  });

  test('draws every glyph as the font does, for us and for HarfBuzz', () => {
    const data = readGlyphData(tables);
    const harfBuzz = new HarfBuzzFont(new Face(new Blob(bytes.slice().buffer as ArrayBuffer)));
    for (const [index, glyph] of glyphs.entries()) {
      expect(readContours(data, index)).toEqual(font.contours(glyph));
      expect(harfBuzz.glyphToPath(index) === '').toBe(font.glyph(glyph).isBlank);
    }
  });

  test('keeps advances and bearings', () => {
    const axis = readAxisMetrics(tables, 'hhea', 'hmtx');
    for (const [index, glyph] of glyphs.entries())
      expect([axis?.advance(index), axis?.bearing(index)]).toEqual([
        font.horizontal.advance(glyph),
        font.horizontal.bearing(glyph),
      ]);
  });

  test('carries no hinting program', () => {
    const data = readGlyphData(tables);
    const instructions = glyphs.map((_, index) => {
      const record = data.record(index);
      const contours = record.byteLength < 12 ? 0 : record.getInt16(0);
      return contours > 0 ? record.getUint16(10 + contours * 2) : 0;
    });
    expect(new Set(instructions)).toEqual(new Set([0]));
    expect(requireTable(tables, 'maxp').getUint16(26)).toBe(0);
  });

  test('has the directory and the checksums of an sfnt file', () => {
    const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    expect([0, 2, 4, 6, 8, 10].map((at) => file.getUint16(at))).toEqual([1, 0, 6, 64, 2, 32]);
    expect([...tables.keys()]).toEqual(['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp']);
    const head = requireTable(tables, 'head');
    const adjustment = head.getUint32(8);
    head.setUint32(8, 0);
    expect((sumOf(bytes, 0, bytes.length) + adjustment) % 2 ** 32).toBe(CHECKSUM_MAGIC);
    const directoryEnd = 12 + tables.size * 16;
    let end = directoryEnd;
    for (let record = 12; record < directoryEnd; record += 16) {
      const [sum = 0, offset = 0, length = 0] = [4, 8, 12].map((at) => file.getUint32(record + at));
      expect([sum, offset]).toEqual([sumOf(bytes, offset, length), end]);
      end += Math.ceil(length / 4) * 4;
    }
    expect(end).toBe(bytes.length);
    head.setUint32(8, adjustment);
  });
});
