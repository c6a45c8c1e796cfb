import { readComponents } from './composite.ts';
import type { GlyphData } from './glyph-data.ts';

/** One point of a TrueType contour, font units, y up; points off the curve are quadratic controls. */
export type Point = { x: number; y: number; onCurve: boolean };
export type Contour = readonly Point[];

const ON_CURVE = 0x01;
const X_BYTE = 0x02;
const Y_BYTE = 0x04;
const REPEAT = 0x08;
const X_SAME_OR_POSITIVE = 0x10;
const Y_SAME_OR_POSITIVE = 0x20;
// Real fonts nest one level; the limit stops a font that nests in a circle.
const DEEPEST = 5;

/** The contours of a glyph, components resolved (OpenType §5.3.3). */
export function readContours(data: GlyphData, glyph: number, depth = 0): Contour[] {
  const record = data.record(glyph);
  if (record.byteLength < 12 || depth > DEEPEST) return [];
  if (record.getInt16(0) >= 0) return readSimple(record);
  return readComponents(record).flatMap((part) =>
    readContours(data, part.glyph, depth + 1).map((contour) =>
      contour.map(({ x, y, onCurve }) => ({
        x: part.xx * x + part.yx * y + part.dx,
        y: part.xy * x + part.yy * y + part.dy,
        onCurve,
      })),
    ),
  );
}

function readSimple(record: DataView): Contour[] {
  const count = record.getInt16(0);
  const ends = Array.from({ length: count }, (_, index) => record.getUint16(10 + index * 2));
  const total = (ends.at(-1) ?? -1) + 1;
  const instructions = 10 + count * 2;
  const flags = readFlags(record, instructions + 2 + record.getUint16(instructions), total);
  const xs = readCoordinates(record, flags.end, flags.values, X_BYTE, X_SAME_OR_POSITIVE);
  const ys = readCoordinates(record, xs.end, flags.values, Y_BYTE, Y_SAME_OR_POSITIVE);
  let start = 0;
  return ends.map((end) => {
    const contour: Point[] = [];
    for (let index = start; index <= end; index += 1) {
      contour.push({
        x: xs.values[index] as number,
        y: ys.values[index] as number,
        onCurve: ((flags.values[index] as number) & ON_CURVE) !== 0,
      });
    }
    start = end + 1;
    return contour;
  });
}

function readFlags(record: DataView, start: number, total: number) {
  const values = new Uint8Array(total);
  let offset = start;
  for (let index = 0; index < total; ) {
    const flag = record.getUint8(offset++);
    let times = (flag & REPEAT) !== 0 ? record.getUint8(offset++) + 1 : 1;
    while (times-- > 0 && index < total) values[index++] = flag;
  }
  return { values, end: offset };
}

function readCoordinates(record: DataView, start: number, flags: Uint8Array, byte: number, same: number) {
  const values = new Int16Array(flags.length);
  let offset = start;
  let value = 0;
  flags.forEach((flag, index) => {
    if ((flag & byte) !== 0)
      value += (flag & same) !== 0 ? record.getUint8(offset++) : -record.getUint8(offset++);
    else if ((flag & same) === 0) {
      value += record.getInt16(offset);
      offset += 2;
    }
    values[index] = value;
  });
  return { values, end: offset };
}
