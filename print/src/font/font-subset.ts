import { readComponents } from './composite.ts';
import type { Font } from './font.ts';
import { buildSfnt } from './sfnt-writer.ts';
import { tableBytes } from './tables.ts';

/** A font cut down to some glyphs, renumbered from 0 without gaps. */
export type FontSubset = {
  readonly bytes: Uint8Array;
  /** Old glyph indices in their new order; the first is 0 (`.notdef`). */
  readonly glyphs: readonly number[];
  /** New index of an old one. */
  readonly newId: ReadonlyMap<number, number>;
};

/** Cuts a font down to the used glyphs and the parts they are made of; hinting programs are dropped. */
export function subsetFont(font: Font, used: Iterable<number>): FontSubset {
  const glyphs = closeOverComponents(font, used);
  const newId = new Map(glyphs.map((glyph, index) => [glyph, index]));
  const records = glyphs.map((glyph) => rewriteRecord(font.data.record(glyph), newId));
  const { glyf, loca } = packGlyphs(records);
  const bytes = buildSfnt([
    ['glyf', glyf],
    ['head', headTable(font)],
    ['hhea', patched(tableBytes(font.tables, 'hhea'), [[34, glyphs.length]])],
    ['hmtx', metricsTable(font, glyphs)],
    ['loca', loca],
    [
      'maxp',
      patched(tableBytes(font.tables, 'maxp'), [
        [4, glyphs.length],
        [26, 0],
      ]),
    ],
  ]);
  return { bytes, glyphs, newId };
}

function closeOverComponents(font: Font, used: Iterable<number>): number[] {
  const closed = new Set<number>();
  const add = (glyph: number) => {
    if (closed.has(glyph)) return;
    closed.add(glyph);
    for (const part of readComponents(font.data.record(glyph))) add(part.glyph);
  };
  add(0);
  for (const glyph of used) add(glyph);
  return [...closed].sort((a, b) => a - b);
}

function rewriteRecord(record: DataView, newId: ReadonlyMap<number, number>): Uint8Array {
  const bytes = new Uint8Array(record.buffer, record.byteOffset, record.byteLength);
  if (record.byteLength < 12) return new Uint8Array(0);
  return record.getInt16(0) >= 0 ? withoutInstructions(record, bytes) : withNewParts(record, bytes, newId);
}

function withoutInstructions(record: DataView, bytes: Uint8Array): Uint8Array {
  const lengthAt = 10 + record.getInt16(0) * 2;
  const length = record.getUint16(lengthAt);
  const copy = new Uint8Array(bytes.length - length);
  copy.set(bytes.subarray(0, lengthAt));
  copy.set(bytes.subarray(lengthAt + 2 + length), lengthAt + 2);
  return copy;
}

const HAS_INSTRUCTIONS = 0x0100;

function withNewParts(record: DataView, bytes: Uint8Array, newId: ReadonlyMap<number, number>): Uint8Array {
  const copy = bytes.slice();
  const view = new DataView(copy.buffer);
  for (const part of readComponents(record)) {
    view.setUint16(part.offset, record.getUint16(part.offset) & ~HAS_INSTRUCTIONS);
    view.setUint16(part.offset + 2, newId.get(part.glyph) as number);
  }
  return copy;
}

function packGlyphs(records: readonly Uint8Array[]): { glyf: Uint8Array; loca: Uint8Array } {
  const loca = new DataView(new ArrayBuffer((records.length + 1) * 4));
  let offset = 0;
  records.forEach((record, index) => {
    loca.setUint32(index * 4, offset);
    offset += (record.length + 3) & ~3;
  });
  loca.setUint32(records.length * 4, offset);
  const glyf = new Uint8Array(offset);
  for (const [index, record] of records.entries()) glyf.set(record, loca.getUint32(index * 4));
  return { glyf, loca: new Uint8Array(loca.buffer) };
}

function metricsTable(font: Font, glyphs: readonly number[]): Uint8Array {
  const table = new DataView(new ArrayBuffer(glyphs.length * 4));
  glyphs.forEach((glyph, index) => {
    table.setUint16(index * 4, font.horizontal.advance(glyph));
    table.setInt16(index * 4 + 2, font.horizontal.bearing(glyph));
  });
  return new Uint8Array(table.buffer);
}

/** `head` with long glyph offsets; the checksum is filled in by the writer. */
function headTable(font: Font): Uint8Array {
  return patched(tableBytes(font.tables, 'head'), [
    [8, 0],
    [10, 0],
    [50, 1],
  ]);
}

function patched(bytes: Uint8Array, values: readonly (readonly [number, number])[]): Uint8Array {
  const copy = bytes.slice();
  const view = new DataView(copy.buffer);
  for (const [offset, value] of values) if (offset + 2 <= copy.length) view.setUint16(offset, value);
  return copy;
}
