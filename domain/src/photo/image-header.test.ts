import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readImageHeader } from './image-header.ts';

const be16 = (value: number): number[] => [value >> 8, value & 255];

const sof = (width: number, height: number): number[] => [
  0xff,
  0xc0,
  ...be16(17),
  8,
  ...be16(height),
  ...be16(width),
  3,
  1,
  0x22,
  0,
  2,
  0x11,
  1,
  3,
  0x11,
  1,
];

const exif = (orientation: number): number[] => {
  const tiff = [
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ];
  const body = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
  return [0xff, 0xe1, ...be16(body.length + 2), ...body];
};

const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

const le16 = (value: number): number[] => [value & 255, value >> 8];
const le32 = (value: number): number[] => [...le16(value & 0xffff), ...le16(value >>> 16)];

/** Two directories, little-endian: the first leads to the second at 26, which leads to the date at 44. */
const exifTaken = (date: string, dateAt = 44): number[] => {
  const first = [...le16(1), ...le16(0x8769), ...le16(4), ...le32(1), ...le32(26), ...le32(0)];
  const second = [...le16(1), ...le16(0x9003), ...le16(2), ...le32(20), ...le32(dateAt), ...le32(0)];
  const tiff = [0x49, 0x49, 42, 0, ...le32(8), ...first, ...second, ...ascii(date), 0];
  const body = [...ascii('Exif'), 0, 0, ...tiff];
  return [0xff, 0xe1, ...be16(body.length + 2), ...body];
};

const jpeg = (...segments: number[][]): Uint8Array => Uint8Array.from([0xff, 0xd8, ...segments.flat()]);

test('a JPEG tells its size', () => {
  expect(readImageHeader(jpeg(sof(4000, 3000)))).toEqual({
    type: 'jpeg',
    width: 4000,
    height: 3000,
    orientation: 1,
    takenAt: null,
  });
});

test.each([
  [1, 4000, 3000],
  [3, 4000, 3000],
  [6, 3000, 4000],
  [8, 3000, 4000],
])('with EXIF orientation %i it is displayed as %i × %i', (orientation, width, height) => {
  expect(readImageHeader(jpeg(exif(orientation), sof(4000, 3000)))).toMatchObject({
    width,
    height,
    orientation,
  });
});

test('an unknown orientation counts as upright', () => {
  expect(readImageHeader(jpeg(exif(9), sof(40, 30)))).toMatchObject({
    width: 40,
    height: 30,
    orientation: 1,
  });
});

test('a JPEG tells when it was taken', () => {
  expect(readImageHeader(jpeg(exifTaken('2026:11:03 10:30:00'), sof(40, 30)))).toMatchObject({
    width: 40,
    takenAt: '2026-11-03T10:30:00',
  });
});

test.each([
  ['a clock that was never set', exifTaken('0000:00:00 00:00:00')],
  ['a date left blank', exifTaken('    :  :     :  :  ')],
  ['a date beyond the end', exifTaken('2026:11:03 10:30:00', 60_000)],
])('with %s nobody knows when it was taken', (_what, segment) => {
  expect(readImageHeader(jpeg(segment, sof(40, 30)))?.takenAt).toBeNull();
});

/** What lies before the frame: fill bytes, markers without a length, tables whose markers look like a frame's. */
test.each([
  ['fill bytes', [0xff, 0xff, 0xff]],
  ['restart markers', [0xff, 0xd0, 0xff, 0xd8]],
  ['a temporary marker', [0xff, 0x01]],
  ['Huffman tables', [0xff, 0xc4, 0, 4, 9, 9]],
  ['extensions', [0xff, 0xc8, 0, 4, 9, 9]],
  ['arithmetic tables', [0xff, 0xcc, 0, 4, 9, 9]],
  ['an empty segment', [0xff, 0xe0, 0, 2]],
])('a JPEG with %s before its frame tells its size', (_, before) => {
  expect(readImageHeader(jpeg(before, sof(40, 30)))).toMatchObject({ width: 40, height: 30 });
});

test.each([
  ['a segment shorter than its own length', [0xff, 0xe0, 0, 1]],
  ['bytes that are no marker', [0, 0, 0, 0]],
])('a JPEG with %s is broken', (_, before) => {
  expect(readImageHeader(jpeg(before, sof(40, 30)))).toBeNull();
});

test.each([0xc0, 0xc3, 0xc5, 0xcf])('a frame may be of the kind %i', (marker) => {
  expect(readImageHeader(jpeg(sof(40, 30).with(1, marker)))).toMatchObject({ width: 40 });
});

test('a JPEG that ends inside of its frame tells nothing', () => {
  expect(readImageHeader(jpeg(sof(40, 30).slice(0, 9)))).toMatchObject({ width: 40, height: 30 });
  expect(readImageHeader(jpeg(sof(40, 30).slice(0, 8)))).toBeNull();
  expect(readImageHeader(jpeg([0xff, 0xe1, 0, 200, 1]))).toBeNull();
});

test('the first EXIF counts, and one that is cut off or empty says nothing', () => {
  expect(readImageHeader(jpeg(exif(6), exif(3), sof(40, 30)))?.orientation).toBe(6);
  expect(readImageHeader(jpeg(exif(0), sof(40, 30)))?.orientation).toBe(1);
  const [, , , , ...body] = exif(6);
  for (const kept of [12, 15, 20, 27])
    expect(
      readImageHeader(jpeg([0xff, 0xe1, ...be16(kept + 2), ...body.slice(0, kept)], sof(40, 30))),
    ).toMatchObject({
      orientation: 1,
    });
  const other = [0xff, 0xe1, ...be16(16), ...ascii('http://ns.adob')];
  expect(readImageHeader(jpeg(other, exif(8), sof(40, 30)))?.orientation).toBe(8);
});

test('a directory whose EXIF has no date, or leads nowhere, tells no day', () => {
  const [head, undated] = [exifTaken('2026:11:03 10:30:00'), exifTaken('2026:11:03 10:30:00')];
  // The tag of the second directory's entry, as le16(0x9003) wrote it.
  const at = undated.indexOf(0x90) - 1;
  undated[at] = 4;
  expect(readImageHeader(jpeg(undated, sof(40, 30)))?.takenAt).toBeNull();
  // The same bytes cut one before the date's end.
  const cut = [...head.slice(0, 2), ...be16(head.length - 4), ...head.slice(4, -2)];
  expect(readImageHeader(jpeg(cut, sof(40, 30)))?.takenAt).toBeNull();
  const whole = [...head.slice(0, 2), ...be16(head.length - 3), ...head.slice(4, -1)];
  expect(readImageHeader(jpeg(whole, sof(40, 30)))?.takenAt).toBe('2026-11-03T10:30:00');
});

test('the bytes may lie anywhere in their buffer', () => {
  const bytes = jpeg(sof(40, 30));
  const shifted = new Uint8Array(bytes.length + 3);
  shifted.set(bytes, 3);
  expect(readImageHeader(shifted.subarray(3))).toMatchObject({ width: 40 });
});

test('a PNG tells its size', () => {
  const png = [
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 2, 0, 0, 0, 1,
    0,
  ];
  expect(readImageHeader(Uint8Array.from(png))).toMatchObject({ type: 'png', width: 512, height: 256 });
});

test.each([
  ['text', 'hello, world, this is a text file renamed .jpg'],
  ['GIF', 'GIF89a..........................'],
  ['WebP', 'RIFF....WEBPVP8 ................'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['nothing', ''],
])('%s is no photo', (_kind, text) => {
  expect(readImageHeader(new TextEncoder().encode(text))).toBeNull();
});

test('no bytes make the reader throw', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 400 }),
      fc.constantFrom([0xff, 0xd8, 0xff, 0xe1], [0x89, 0x50], []),
      (rest, head) => {
        readImageHeader(Uint8Array.from([...head, ...rest]));
      },
    ),
    { numRuns: 2000 },
  );
});
