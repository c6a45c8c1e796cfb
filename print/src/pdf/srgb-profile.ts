import { concatBytes, latin1 } from './bytes.ts';

/*
 * sRGB as an ICC profile of version 2 (ICC.1:2001-04), made here because photos need one and every file of
 * another maker has a licence of its own. Numbers from IEC 61966-2-1, adapted to the D50 white of ICC.
 */
const WHITE_D50 = [0.9642, 1, 0.8249];
const RED = [0.4360747, 0.2225045, 0.0139322];
const GREEN = [0.3850649, 0.7168786, 0.0971045];
const BLUE = [0.1430804, 0.0606169, 0.7141733];
const CURVE_POINTS = 1024;
const HEADER_LENGTH = 128;

/** The profile's bytes, always the same. */
export function srgbProfile(): Uint8Array {
  const curve = curveTag();
  const tags: readonly (readonly [string, Uint8Array])[] = [
    ['cprt', textTag('No copyright, use freely')],
    ['desc', descriptionTag('sRGB IEC61966-2.1')],
    ['wtpt', xyzTag(WHITE_D50)],
    ['rXYZ', xyzTag(RED)],
    ['gXYZ', xyzTag(GREEN)],
    ['bXYZ', xyzTag(BLUE)],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ];
  const tableLength = 4 + tags.length * 12;
  const table = new DataView(new ArrayBuffer(tableLength));
  table.setUint32(0, tags.length);
  const places = new Map<Uint8Array, number>();
  const data: Uint8Array[] = [];
  let offset = HEADER_LENGTH + tableLength;
  tags.forEach(([tag, bytes], index) => {
    const place = places.get(bytes) ?? offset;
    if (!places.has(bytes)) {
      places.set(bytes, offset);
      data.push(padded(bytes));
      offset += padded(bytes).length;
    }
    writeTag(table, 4 + index * 12, tag);
    table.setUint32(8 + index * 12, place);
    table.setUint32(12 + index * 12, bytes.length);
  });
  return concatBytes([header(offset), new Uint8Array(table.buffer), ...data]);
}

function header(length: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(HEADER_LENGTH));
  view.setUint32(0, length);
  view.setUint32(8, 0x02400000);
  writeTag(view, 12, 'mntr');
  writeTag(view, 16, 'RGB ');
  writeTag(view, 20, 'XYZ ');
  // Dated by the standard's second edition; a profile without a clock needs some date.
  view.setUint16(24, 2003);
  view.setUint16(26, 1);
  view.setUint16(28, 1);
  writeTag(view, 36, 'acsp');
  WHITE_D50.forEach((value, index) => {
    view.setInt32(68 + index * 4, fixed(value));
  });
  return new Uint8Array(view.buffer);
}

const fixed = (value: number): number => Math.round(value * 65536);

function writeTag(view: DataView, offset: number, tag: string): void {
  for (let index = 0; index < 4; index += 1) view.setUint8(offset + index, tag.charCodeAt(index));
}

function tagged(type: string, length: number): DataView {
  const view = new DataView(new ArrayBuffer(length));
  writeTag(view, 0, type);
  return view;
}

function xyzTag(values: readonly number[]): Uint8Array {
  const view = tagged('XYZ ', 20);
  values.forEach((value, index) => {
    view.setInt32(8 + index * 4, fixed(value));
  });
  return new Uint8Array(view.buffer);
}

const textTag = (text: string): Uint8Array =>
  concatBytes([new Uint8Array(tagged('text', 8).buffer), latin1(`${text}\0`)]);

/** `desc` holds the text three times; the Unicode and Macintosh copies stay empty. */
function descriptionTag(text: string): Uint8Array {
  const view = tagged('desc', 12);
  view.setUint32(8, text.length + 1);
  return concatBytes([new Uint8Array(view.buffer), latin1(`${text}\0`), new Uint8Array(78)]);
}

function curveTag(): Uint8Array {
  const view = tagged('curv', 12 + CURVE_POINTS * 2);
  view.setUint32(8, CURVE_POINTS);
  for (let index = 0; index < CURVE_POINTS; index += 1) {
    const encoded = index / (CURVE_POINTS - 1);
    const light = encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
    view.setUint16(12 + index * 2, Math.round(light * 65535));
  }
  return new Uint8Array(view.buffer);
}

function padded(bytes: Uint8Array): Uint8Array {
  const rest = (4 - (bytes.length % 4)) % 4;
  return rest === 0 ? bytes : concatBytes([bytes, new Uint8Array(rest)]);
}
