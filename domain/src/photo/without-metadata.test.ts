import { expect, test } from 'vitest';
import { MAX_PARTS, readImageHeader } from './image-header.ts';
import { withoutMetadata } from './without-metadata.ts';

const segment = (marker: number, content: readonly number[]): number[] => [
  ...[0xff, marker, Math.floor((content.length + 2) / 256), (content.length + 2) % 256],
  ...content,
];
const letters = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

/** EXIF of little end, as phones write it: one entry, the orientation. */
const exif = (orientation: number): number[] => [
  ...letters('Exif\0\0II*\0'),
  ...[8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0],
];

const FRAME = segment(0xc0, [8, 0, 30, 0, 40, 1, 1, 0x11, 0]);
const SCAN = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 1, 2, 0xff, 0, 3, 0xff, 0xd0, 4];
const END = [0xff, 0xd9];
const ICC = segment(0xe2, letters('ICC_PROFILE\0'));

const jpeg = (orientation: number): Uint8Array =>
  Uint8Array.from([
    ...[0xff, 0xd8],
    ...segment(0xe1, exif(orientation)),
    ...segment(0xe1, letters('http://ns.adobe.com/xap/1.0/ Hanako')),
    ...ICC,
    ...segment(0xe2, letters('MPF further pictures')),
    ...segment(0xfe, letters('comment')),
    ...FRAME,
    ...SCAN,
    ...END,
    ...letters('a film behind the picture'),
  ]);

test.each([1, 3, 6, 8])(
  'a photo of orientation %i stays upright, and its pixels stay as they are',
  (orientation) => {
    const kept = withoutMetadata(jpeg(orientation)) ?? new Uint8Array();
    expect(readImageHeader(kept)).toEqual(readImageHeader(jpeg(orientation)));
    expect([...kept.slice(-(ICC.length + FRAME.length + SCAN.length + END.length))]).toEqual([
      ...[...ICC, ...FRAME, ...SCAN, ...END],
    ]);
  },
);

test('nothing else of what phones write stays', () => {
  const text = String.fromCharCode(...(withoutMetadata(jpeg(6)) ?? []));
  for (const trace of ['Hanako', 'further', 'comment', 'film']) expect(text).not.toContain(trace);
});

test('fill bytes go, and a picture that is cut off keeps what it has', () => {
  const whole = [0xff, 0xd8, 0xff, ...FRAME, ...SCAN, ...END];
  expect([...(withoutMetadata(Uint8Array.from(whole)) ?? [])]).toEqual([
    0xff,
    0xd8,
    ...FRAME,
    ...SCAN,
    ...END,
  ]);
  const cut = [0xff, 0xd8, ...FRAME, ...SCAN.slice(0, -3)];
  expect([...(withoutMetadata(Uint8Array.from(cut)) ?? [])]).toEqual(cut);
  const cutSegment = [0xff, 0xd8, ...FRAME, ...segment(0xdb, [1, 2, 3]).slice(0, -1)];
  expect([...(withoutMetadata(Uint8Array.from(cutSegment)) ?? [])]).toEqual(cutSegment);
});

test('tables, JFIF and the colour transform stay, every other application segment goes', () => {
  const kept = [0xdb, 0xc4, 0xdd, 0xe0, 0xee].flatMap((marker) => segment(marker, [7]));
  const gone = [0xe3, 0xec, 0xed, 0xef, 0xfe].flatMap((marker) => segment(marker, [7]));
  const bytes = Uint8Array.from([0xff, 0xd8, ...gone, ...kept, ...FRAME, ...SCAN, ...END]);
  expect([...(withoutMetadata(bytes) ?? [])]).toEqual([0xff, 0xd8, ...kept, ...FRAME, ...SCAN, ...END]);
});

test('the orientation is told in a TIFF of one entry', () => {
  const turned = Uint8Array.from([0xff, 0xd8, ...segment(0xe1, exif(6)), ...FRAME, ...SCAN, ...END]);
  const told = [...letters('Exif\0\0MM\0*'), ...[0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]];
  expect([...(withoutMetadata(turned) ?? [])]).toEqual([
    ...[0xff, 0xd8],
    ...segment(0xe1, [...told, 0, 0, 0, 0]),
    ...[...FRAME, ...SCAN, ...END],
  ]);
});

const chunk = (type: string, content: readonly number[]): number[] => [
  ...[0, 0, 0, content.length, ...letters(type), ...content, 0, 0, 0, 0],
];
const PNG_HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PICTURE = [
  chunk('IHDR', [0, 0, 0, 40, 0, 0, 0, 30, 8, 2, 0, 0, 0]),
  chunk('IDAT', [7]),
  chunk('IEND', []),
];

test('of a PNG the chunks that draw stay', () => {
  const [header = [], data = [], end = []] = PICTURE;
  const png = [
    ...PNG_HEAD,
    ...header,
    ...chunk('tEXt', letters('Hanako')),
    ...data,
    ...chunk('eXIf', [1]),
    ...end,
  ];
  expect([...(withoutMetadata(Uint8Array.from(png)) ?? [])]).toEqual([
    ...PNG_HEAD,
    ...header,
    ...data,
    ...end,
  ]);
});

test('of a PNG the head and the chunks about colour stay', () => {
  const types = ['PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'bKGD'];
  const [header = [], data = [], end = []] = PICTURE;
  const png = [...PNG_HEAD, ...header, ...types.flatMap((type) => chunk(type, [1, 2])), ...data, ...end];
  expect([...(withoutMetadata(Uint8Array.from(png)) ?? [])]).toEqual(png);
  // Cut off inside of its last chunk.
  expect([...(withoutMetadata(Uint8Array.from(png.slice(0, -1))) ?? [])]).toEqual(png.slice(0, -12));
});

test('what is neither JPEG nor PNG is refused', () => {
  expect(withoutMetadata(Uint8Array.from(letters('<svg/>')))).toBeNull();
});

const filled = (head: readonly number[], part: readonly number[], count: number): Uint8Array =>
  Uint8Array.from([...head, ...Array.from({ length: count }, () => part).flat()]);

test.each<[string, readonly number[], readonly number[]]>([
  ['segments without content', [0xff, 0xd8, ...FRAME], [0xff, 0xdb, 0, 2]],
  ['segments without length', [0xff, 0xd8, ...FRAME], [0, 0]],
  ['notes without content', [0xff, 0xd8, ...FRAME], [0xff, 0xe2, 0, 2]],
  ['scans without content', [0xff, 0xd8, ...FRAME], [0xff, 0xda, 0, 2]],
  ['fill bytes', [0xff, 0xd8, ...FRAME], [0xff]],
  ['chunks without content', PNG_HEAD, [0, 0, 0, 0, ...letters('IDAT'), 0, 0, 0, 0]],
])('a file of too many %s is refused', (_, head, part) => {
  expect(withoutMetadata(filled(head, part, 100))).not.toBeNull();
  expect(withoutMetadata(filled(head, part, MAX_PARTS + 8))).toBeNull();
});

test('a frame behind ten thousand parts is not looked for', () => {
  const behind = (count: number) =>
    Uint8Array.from([...filled([0xff, 0xd8], [0xff, 0xdb, 0, 2], count), ...FRAME, 0, 0, 0, 0]);
  expect(readImageHeader(behind(100))?.type).toBe('jpeg');
  expect(readImageHeader(behind(MAX_PARTS))).toBeNull();
});

test('a picture as stored loses its orientation too', () => {
  const kept = withoutMetadata(jpeg(6), 'as-stored') ?? new Uint8Array();
  expect(readImageHeader(kept)).toMatchObject({ orientation: 1, width: 40, height: 30 });
});
