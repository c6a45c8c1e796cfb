import { describe, expect, test } from 'vitest';
import { readCharacterMap } from './character-map.ts';
import { readComponents } from './composite.ts';
import { readContours } from './contours.ts';
import { readGlyphData } from './glyph-data.ts';
import { readAxisMetrics, readFaceMetrics } from './metrics.ts';
import { readPostScriptName } from './postscript-name.ts';
import { readVariationMap } from './variation-map.ts';
import { readVerticalForms } from './vertical-forms.ts';

/* Tables as other fonts than the shop's have them, written by hand after the OpenType specification. */

const view = (bytes: readonly number[]): DataView => new DataView(Uint8Array.from(bytes).buffer);
const u16 = (...values: readonly number[]): number[] =>
  values.flatMap((value) => [(value >> 8) & 255, value & 255]);
const u24 = (value: number): number[] => [(value >> 16) & 255, ...u16(value & 0xffff)];
const u32 = (...values: readonly number[]): number[] =>
  values.flatMap((value) => u16(Math.floor(value / 0x10000), value & 0xffff));
const tag = (letters: string): number[] => Array.from(letters, (letter) => letter.charCodeAt(0));

/** A `cmap` of subtables: platform, encoding, bytes. */
function cmapOf(...subtables: readonly (readonly [number, number, readonly number[]])[]): DataView {
  let offset = 4 + subtables.length * 8;
  const records = subtables.flatMap(([platform, encoding, bytes]) => {
    const record = [...u16(platform, encoding), ...u32(offset)];
    offset += bytes.length;
    return record;
  });
  return view([...u16(0, subtables.length), ...records, ...subtables.flatMap(([, , bytes]) => bytes)]);
}

/** Format 4: A to C by delta, a to c through the glyph array, then the segment that ends every map. */
const deltas = [
  ...u16(4, 48, 0, 6, 0, 0, 0),
  ...u16(0x43, 0x63, 0xffff),
  ...u16(0),
  ...u16(0x41, 0x61, 0xffff),
  ...u16(-0x31, 2, 1),
  ...u16(0, 4, 0),
  ...u16(5, 0, 9),
];
/** Format 12: あ to う, then 𠮷 alone. */
const groups = [...u16(12, 0), ...u32(40, 0, 2), ...u32(0x3042, 0x3044, 100), ...u32(0x20bb7, 0x20bb7, 200)];

describe('a character map', () => {
  test.each([
    [0x40, 0],
    [0x41, 0x10],
    [0x43, 0x12],
    [0x44, 0],
    [0x61, 7],
    [0x62, 0],
    [0x63, 11],
    [0x64, 0],
    [0x10041, 0],
  ])('of format 4 has for U+%i the glyph %i', (codePoint, glyph) => {
    expect(readCharacterMap(cmapOf([3, 1, deltas]))(codePoint)).toBe(glyph);
  });

  test.each([
    [0x3041, 0],
    [0x3042, 100],
    [0x3044, 102],
    [0x3045, 0],
    [0x20bb6, 0],
    [0x20bb7, 200],
    [0x20bb8, 0],
  ])('of format 12 has for U+%i the glyph %i', (codePoint, glyph) => {
    expect(readCharacterMap(cmapOf([3, 10, groups]))(codePoint)).toBe(glyph);
  });

  test('of format 12 comes before one of format 4, in whatever order they stand', () => {
    const [one, other] = [cmapOf([0, 3, deltas], [3, 10, groups]), cmapOf([3, 10, groups], [0, 3, deltas])];
    expect([one, other].map((cmap) => readCharacterMap(cmap)(0x3042))).toEqual([100, 100]);
    expect(readCharacterMap(cmapOf([3, 10, groups], [0, 3, deltas]))(0x41)).toBe(0);
  });

  test('that is no Unicode map does not count', () => {
    expect(() => readCharacterMap(cmapOf([1, 0, deltas], [3, 0, deltas]))).toThrow(
      'no Unicode character map',
    );
    expect(readCharacterMap(cmapOf([0, 3, deltas]))(0x41)).toBe(0x10);
  });
});

describe('variation sequences', () => {
  const SELECTOR = 0xe0100;
  /** U+4E00 to U+4E02 and U+5000 keep their usual glyph; 葛 and 辻 have glyphs of their own. */
  const defaults = [...u32(2), ...u24(0x4e00), 2, ...u24(0x5000), 0];
  const others = [...u32(2), ...u24(0x845b), ...u16(300), ...u24(0x8fbb), ...u16(301)];
  const header = 10 + 2 * 11;
  const sequences = [
    ...u16(14),
    ...u32(header + defaults.length + others.length, 2),
    ...[...u24(SELECTOR), ...u32(header, header + defaults.length)],
    ...[...u24(SELECTOR + 1), ...u32(0, 0)],
    ...defaults,
    ...others,
  ];
  const variation = readVariationMap(
    cmapOf([3, 10, groups], [0, 5, sequences]),
    (codePoint) => codePoint - 0x4000,
  );

  test.each([
    [0x4dff, 0],
    [0x4e00, 0xe00],
    [0x4e02, 0xe02],
    [0x4e03, 0],
    [0x5000, 0x1000],
    [0x845b, 300],
    [0x8fbb, 301],
    [0x8fbc, 0],
  ])('of U+%i have the glyph %i', (codePoint, glyph) => {
    expect(variation(codePoint, SELECTOR)).toBe(glyph);
    expect(variation(codePoint, SELECTOR + 1)).toBe(0);
    expect(variation(codePoint, SELECTOR + 2)).toBe(0);
  });

  test('are none where the font has no table of them', () => {
    expect(readVariationMap(cmapOf([3, 10, groups]), () => 7)(0x845b, SELECTOR)).toBe(0);
  });
});

const composite = (...parts: readonly (readonly number[])[]): DataView =>
  view([...u16(-1, 0, 0, 0, 0), ...parts.flat()]);
const MORE = 0x20;
const WORDS_AS_OFFSETS = 0x3;
const BYTES_AS_OFFSETS = 0x2;
const half = 0x2000;

test('the parts of a composite glyph are moved and scaled as their flags say', () => {
  const plain = { xx: 1, xy: 0, yx: 0, yy: 1 };
  const record = composite(
    [...u16(MORE | WORDS_AS_OFFSETS, 5, 300, -300)],
    [...u16(MORE | BYTES_AS_OFFSETS, 6), 10, 246],
    [...u16(MORE | WORDS_AS_OFFSETS | 0x8, 7, 1, 2, half)],
    [...u16(MORE | WORDS_AS_OFFSETS | 0x40, 8, 3, 4, half, -half)],
    [...u16(MORE | 0x80, 9), 1, 2, ...u16(half, half, -half, 0x4000)],
    [...u16(MORE | 0x1, 11, 5, 6)],
    [...u16(WORDS_AS_OFFSETS, 10, 0, 0)],
  );
  expect(readComponents(record)).toEqual([
    { glyph: 5, offset: 10, dx: 300, dy: -300, ...plain },
    { glyph: 6, offset: 18, dx: 10, dy: -10, ...plain },
    { glyph: 7, offset: 24, dx: 1, dy: 2, ...plain, xx: 0.5, yy: 0.5 },
    { glyph: 8, offset: 34, dx: 3, dy: 4, ...plain, xx: 0.5, yy: -0.5 },
    { glyph: 9, offset: 46, dx: 0, dy: 0, xx: 0.5, xy: 0.5, yx: -0.5, yy: 1 },
    { glyph: 11, offset: 60, dx: 0, dy: 0, ...plain },
    { glyph: 10, offset: 68, dx: 0, dy: 0, ...plain },
  ]);
  expect(readComponents(view(u16(1, 0, 0, 0, 0, 0)))).toEqual([]);
  expect(readComponents(view([]))).toEqual([]);
});

/** A triangle of three points, the last off the curve. */
const triangle = view([
  ...u16(1, 0, 0, 100, 100),
  ...u16(2, 1),
  0xff,
  ...[0x37, 0x33, 0x04],
  ...[10, 20],
  ...u16(-5),
  ...[30, 40],
  5,
]);

test('a contour is read with its instructions skipped, and the parts of a glyph are put together', () => {
  const points = [
    { x: 10, y: 30, onCurve: true },
    { x: 30, y: 30, onCurve: true },
    { x: 25, y: -10, onCurve: false },
  ];
  const records = [
    triangle,
    composite([...u16(WORDS_AS_OFFSETS | 0x80, 0, 100, 200, 0, 0x4000, -0x4000, 0)]),
    composite([...u16(WORDS_AS_OFFSETS, 2, 0, 0)]),
  ];
  const data = { record: (glyph: number) => records[glyph] ?? view([]), box: () => undefined };
  expect(readContours(data, 0)).toEqual([points]);
  expect(readContours(data, 1)).toEqual([
    points.map(({ x, y, onCurve }) => ({ x: 100 - y, y: 200 + x, onCurve })),
  ]);
  expect(readContours(data, 2)).toEqual([]);
  expect(readContours(data, 3)).toEqual([]);
  expect(readContours({ ...data, record: () => view(u16(0, 0, 0, 0, 0, 0)) }, 0)).toEqual([]);
});

test('a glyph that is part of itself is followed five times and draws nothing', () => {
  let reads = 0;
  const record = () => {
    reads += 1;
    return composite(u16(WORDS_AS_OFFSETS, 0, 0, 0));
  };
  expect(readContours({ record, box: () => undefined }, 0)).toEqual([]);
  expect(reads).toBe(7);
});

test.each([
  ['long', 1, u32(0, 12, 12)],
  ['short, halved', 0, u16(0, 6, 6)],
])('the records of glyphs are found by offsets that are %s', (_, format, loca) => {
  const data = readGlyphData(
    new Map([
      ['head', view([...Array.from({ length: 50 }, () => 0), ...u16(format)])],
      ['loca', view(loca)],
      ['glyf', view(u16(1, 10, -20, 30, 40, 0))],
    ]),
  );
  expect([data.record(0).byteLength, data.record(1).byteLength]).toEqual([12, 0]);
  expect([data.box(0), data.box(1)]).toEqual([[10, -20, 30, 40], undefined]);
});

test('the metrics of a whole typeface are read at their places in the tables', () => {
  const numbered = (length: number) => view(u16(...Array.from({ length }, (_, index) => index)));
  const tables = ['head', 'OS/2', 'maxp'].map((name) => [name, numbered(40)] as const);
  // Each 16-bit number is its own index: half of its offset in OpenType §5.
  expect(readFaceMetrics(new Map(tables))).toEqual({
    unitsPerEm: 9,
    glyphCount: 2,
    ascender: 34,
    descender: 35,
    box: [18, 19, 20, 21],
  });
});

test('glyphs behind the last full record repeat its advance and have bearings of their own', () => {
  const header = view([...Array.from({ length: 34 }, () => 0), ...u16(2)]);
  const metrics = view(u16(500, 10, 600, -20, 30, -40));
  const tables = new Map([
    ['hhea', header],
    ['hmtx', metrics],
  ]);
  const axis = readAxisMetrics(tables, 'hhea', 'hmtx');
  expect([0, 1, 2, 3].map((glyph) => axis?.advance(glyph))).toEqual([500, 600, 600, 600]);
  expect([0, 1, 2, 3].map((glyph) => axis?.bearing(glyph))).toEqual([10, -20, 30, -40]);
  expect(readAxisMetrics(tables, 'vhea', 'vmtx')).toBeUndefined();
});

test('a glyph without outlines has no parts, whatever bytes follow', () => {
  expect(readComponents(view(u16(0, 0, 0, 0, 0, 0, 7, 0)))).toEqual([]);
});

describe('the name of a font', () => {
  const nameTable = (platform: number, nameId: number, bytes: readonly number[]): DataView =>
    view([
      ...u16(0, 2, 30),
      ...u16(platform, 1, 0, 1, 2, 0),
      ...u16(platform, 1, 0, nameId, bytes.length, 1),
      0,
      ...bytes,
    ]);
  const read = (table: DataView | undefined) => readPostScriptName(new Map(table ? [['name', table]] : []));

  test.each([
    ['of Unicode, one byte a letter', nameTable(0, 6, tag('Ab')), 'Ab'],
    ['of a platform behind Windows', nameTable(4, 6, tag('Ab')), 'Ab'],
    [
      'of Windows, two bytes a letter',
      nameTable(
        3,
        6,
        tag('A').flatMap((letter) => [0, letter]),
      ),
      'A',
    ],
    ['of Macintosh, one byte a letter', nameTable(1, 6, tag('Fumi-1 (x)')), 'Fumi-1x'],
    ['without a letter that PDF reads', nameTable(1, 6, tag('()')), 'Unnamed'],
    ['that is not there', nameTable(1, 4, tag('Fumi')), 'Unnamed'],
    ['without a table', undefined, 'Unnamed'],
  ])('%s is read', (_, table, name) => {
    expect(read(table)).toBe(name);
  });
});

describe('vertical forms', () => {
  /** Coverage of glyphs 10 and 20, or of the range from 10 to 12. */
  const listed = u16(1, 2, 10, 20);
  const ranged = u16(2, 1, 10, 12, 0);
  const byList = (forms: readonly number[], coverage: readonly number[]) => [
    ...u16(2, 6 + forms.length * 2, forms.length, ...forms),
    ...coverage,
  ];
  const byDelta = (delta: number, coverage: readonly number[]) => [...u16(1, 6, delta), ...coverage];
  const lookup = (type: number, subtable: readonly number[]) => [...u16(type, 0, 1, 8), ...subtable];
  const extended = (subtable: readonly number[]) => lookup(7, [...u16(1, 1), ...u32(8), ...subtable]);

  /** A GSUB of one script, all of whose features have these lookups. */
  function gsubOf({
    script = 'kana',
    features = ['vert'],
    language = '',
    lookups,
    named = [...lookups.keys()],
  }: {
    readonly script?: string;
    readonly features?: readonly string[];
    readonly language?: string;
    readonly lookups: readonly (readonly number[])[];
    /** The lookups in the order in which a feature names them. */
    readonly named?: readonly number[];
  }): DataView {
    const system = u16(0, 0xffff, features.length, ...features.keys());
    const scripts =
      language === ''
        ? [...u16(1), ...tag(script), ...u16(8), ...u16(4, 0), ...system]
        : [...u16(1), ...tag(script), ...u16(8), ...u16(0, 1), ...tag(language), ...u16(10), ...system];
    const records = features.flatMap((feature) => [...tag(feature), ...u16(2 + features.length * 6)]);
    const list = u16(0, lookups.length, ...named);
    const featureList = [...u16(features.length), ...records, ...list];
    let offset = 2 + lookups.length * 2;
    const offsets = lookups.map((bytes) => {
      const at = offset;
      offset += bytes.length;
      return at;
    });
    const lookupList = [...u16(lookups.length, ...offsets), ...lookups.flat()];
    return view([
      ...u16(1, 0, 10, 10 + scripts.length, 10 + scripts.length + featureList.length),
      ...scripts,
      ...featureList,
      ...lookupList,
    ]);
  }
  const forms = (gsub: DataView | undefined) => [...readVerticalForms(gsub)];

  test.each([
    [
      'listed glyph by glyph',
      [lookup(1, byList([110, 120], listed))],
      [
        [10, 110],
        [20, 120],
      ],
    ],
    [
      'a range away',
      [lookup(1, byDelta(100, ranged))],
      [
        [10, 110],
        [11, 111],
        [12, 112],
      ],
    ],
    [
      'in an extended lookup',
      [extended(byDelta(-5, listed))],
      [
        [10, 5],
        [20, 15],
      ],
    ],
    [
      'in two lookups, of which the first wins',
      [lookup(1, byDelta(1, listed)), lookup(1, byDelta(2, ranged))],
      [
        [10, 11],
        [20, 21],
        [11, 13],
        [12, 14],
      ],
    ],
    ['of another kind of lookup', [lookup(2, byDelta(1, listed))], []],
  ])('%s are read', (_, lookups, expected) => {
    expect(forms(gsubOf({ lookups }))).toEqual(expected);
  });

  const lookups = [lookup(1, byDelta(1, listed))];

  test('come from the lookup that stands first in the font, whatever the order in which features name them', () => {
    const two = [lookup(1, byDelta(1, listed)), lookup(1, byDelta(2, listed))];
    expect(forms(gsubOf({ lookups: two, named: [1, 0] }))).toEqual([
      [10, 11],
      [20, 21],
    ]);
  });

  test('are those of Japanese where the script has a language of its own', () => {
    expect(forms(gsubOf({ lookups, language: 'JAN ' }))).toHaveLength(2);
    expect(forms(gsubOf({ lookups, language: 'ZHT ' }))).toEqual([]);
  });

  test('are none of another feature, of another script, or of a font without them', () => {
    expect(forms(gsubOf({ lookups, features: ['liga'] }))).toEqual([]);
    expect(forms(gsubOf({ lookups, script: 'latn', features: ['liga', 'vert'] }))).toEqual([]);
    expect(forms(undefined)).toEqual([]);
    expect(['hani', 'DFLT'].map((script) => forms(gsubOf({ lookups, script })).length)).toEqual([2, 2]);
  });
});
