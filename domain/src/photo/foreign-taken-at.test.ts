import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foreignTakenAt } from './foreign-taken-at.ts';

const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));
const be16 = (value: number): number[] => [value >> 8, value & 255];
const be32 = (value: number): number[] => [...be16(Math.floor(value / 65_536)), ...be16(value % 65_536)];
const be64 = (value: number): number[] => [...be32(Math.floor(value / 2 ** 32)), ...be32(value % 2 ** 32)];
const le32 = (value: number): number[] => be32(value).toReversed();

const TAKEN = '2026:11:03 10:30:00';

/** Two directories: the first leads to the second at 26, which leads to the date at 44. */
const tiff = [
  ...[...ascii('MM'), 0, 42, ...be32(8)],
  ...[...be16(1), ...be16(0x8769), ...be16(4), ...be32(1), ...be32(26), ...be32(0)],
  ...[...be16(1), ...be16(0x9003), ...be16(2), ...be32(20), ...be32(44), ...be32(0)],
  ...[...ascii(TAKEN), 0],
];

const box = (type: string, ...content: number[][]): number[] => {
  const body = content.flat();
  return [...be32(body.length + 8), ...ascii(type), ...body];
};

const fullBox = (type: string, version: number, ...content: number[][]): number[] =>
  box(type, [version, 0, 0, 0], ...content);

/** The shapes in which programs write one and the same file. */
type Shape = {
  /** Of `iinf`; 1 counts in four bytes. */
  readonly iinf?: 0 | 1;
  /** Of an entry; 3 numbers in four bytes. */
  readonly infe?: 2 | 3;
  readonly iloc?: 0 | 1 | 2;
  readonly offsetBytes?: 4 | 8;
  /** Bytes that are added to each offset of eight bytes. */
  readonly farther?: number;
  readonly baseBytes?: 0 | 4;
  readonly indexBytes?: 0 | 4;
  readonly exif?: readonly number[];
  readonly method?: number;
  readonly extents?: number;
  readonly type?: string;
};

/** A picture of two tiles with EXIF behind their pixels, as phones write them: item 3. */
function heif({
  iinf = 0,
  infe = 2,
  iloc = 1,
  offsetBytes = 4,
  baseBytes = 0,
  indexBytes = 0,
  exif = [...be32(6), ...ascii('Exif'), 0, 0, ...tiff],
  method = 0,
  extents = 1,
  farther = 0,
  type = 'Exif',
}: Shape = {}): Uint8Array {
  const pixels = new Array<number>(300).fill(7);
  const entry = (id: number, name: string): number[] =>
    fullBox('infe', infe, infe === 2 ? be16(id) : be32(id), be16(0), ascii(`${name}\0`));
  const offset = (value: number): number[] => (offsetBytes === 4 ? be32(value) : be64(value + farther));
  const place = (id: number, from: number, length: number): number[] => [
    ...(iloc === 2 ? be32(id) : be16(id)),
    ...(iloc === 0 ? [] : be16(id === 3 ? method : 0)),
    ...[...be16(0), ...(baseBytes === 0 ? [] : be32(100)), ...be16(id === 3 ? extents : 1)],
    ...[...(iloc === 0 || indexBytes === 0 ? [] : be32(1)), ...offset(from - (baseBytes === 0 ? 0 : 100))],
    ...be32(length),
  ];
  const metaFor = (from: number): number[] =>
    fullBox(
      ...(['meta', 0, fullBox('hdlr', 0, be32(0), ascii('pict'), new Array<number>(13).fill(0))] as const),
      fullBox(
        'iinf',
        iinf,
        iinf === 0 ? be16(3) : be32(3),
        entry(1, 'hvc1'),
        entry(2, 'hvc1'),
        entry(3, type),
      ),
      fullBox(
        'iloc',
        iloc,
        [offsetBytes * 16 + 4, baseBytes * 16 + indexBytes],
        iloc === 2 ? be32(3) : be16(3),
        ...[place(1, from, 150), place(2, from + 150, 150), place(3, from + 300, exif.length)],
      ),
    );
  const ftyp = box('ftyp', ascii('heic\0\0\0\0mif1heic'));
  const from = ftyp.length + metaFor(1000).length + 8;
  return Uint8Array.from([...ftyp, ...metaFor(from), ...box('mdat', pixels, [...exif])]);
}

const chunk = (name: string, content: readonly number[]): number[] => [
  ...ascii(name),
  ...le32(content.length),
  ...content,
  ...(content.length % 2 === 1 ? [0] : []),
];

const webp = (...chunks: number[][]): Uint8Array => {
  const body = [...ascii('WEBP'), ...chunks.flat()];
  return Uint8Array.from([...ascii('RIFF'), ...le32(body.length), ...body]);
};

/** A reader of a file that keeps how many bytes each call has read. */
function reader(bytes: Uint8Array) {
  const parts: number[] = [];
  const read = async (from: number, length: number): Promise<DataView> => {
    const part = bytes.slice(from, from + length);
    parts.push(part.length);
    return new DataView(part.buffer);
  };
  return { read, parts };
}

const takenAt = (type: 'heic' | 'webp', bytes: Uint8Array): Promise<string | null> =>
  foreignTakenAt(type, reader(bytes).read);

const DATE = '2026-11-03T10:30:00';

describe('of HEIC and AVIF', () => {
  test.each<[string, Shape]>([
    ['as phones write it', {}],
    ['as the first version of places writes it', { iloc: 0 }],
    ['with more items than two bytes count', { iinf: 1, infe: 3, iloc: 2 }],
    ['with places of eight bytes', { offsetBytes: 8 }],
    ['with places from a base', { baseBytes: 4 }],
    ['with a numbered place', { indexBytes: 4 }],
    ['with nothing before its TIFF', { exif: [...be32(0), ...tiff] }],
  ])('the date is read %s', async (_, shape) => {
    expect(await takenAt('heic', heif(shape))).toBe(DATE);
  });

  test.each<[string, Shape]>([
    ['no EXIF', { type: 'mime' }],
    ['EXIF that lies in another box', { method: 1 }],
    ['EXIF in pieces', { extents: 2 }],
    ['EXIF that is empty', { exif: [] }],
    ['EXIF that is shorter than its head', { exif: [0, 0] }],
    ['EXIF whose beginning lies beyond its end', { exif: [...be32(1000), ...tiff] }],
  ])('there is no date with %s', async (_, shape) => {
    expect(await takenAt('heic', heif(shape))).toBeNull();
  });

  test('there is none in a file that ends before its EXIF', async () => {
    const whole = heif();
    for (let bytes = 0; bytes < whole.length - 1; bytes += 1)
      expect(await takenAt('heic', whole.subarray(0, bytes))).toBeNull();
  });
});

describe('of WebP', () => {
  test.each([
    ['behind its picture', webp(chunk('VP8X', [8]), chunk('VP8 ', [1, 2, 3]), chunk('EXIF', tiff))],
    ['begun as JPEG begins it', webp(chunk('EXIF', [...ascii('Exif'), 0, 0, ...tiff]))],
  ])('the date is read %s', async (_, bytes) => {
    expect(await takenAt('webp', bytes)).toBe(DATE);
  });

  test.each([
    ['no EXIF', webp(chunk('VP8 ', [1, 2, 3]))],
    ['EXIF that is empty', webp(chunk('EXIF', []))],
    ['EXIF that is cut off', webp(chunk('EXIF', tiff)).subarray(0, 70)],
  ])('there is no date with %s', async (_, bytes) => {
    expect(await takenAt('webp', bytes)).toBeNull();
  });
});

test('of a large picture nothing is read but lists and EXIF', async () => {
  const { read, parts } = reader(
    webp(chunk('VP8 ', new Array<number>(100_000).fill(1)), chunk('EXIF', tiff)),
  );
  expect(await foreignTakenAt('webp', read)).toBe(DATE);
  expect(Math.max(...parts)).toBe(tiff.length);
});

test('EXIF beyond four gigabytes of pictures is found by a place of eight bytes', async () => {
  const farther = 3 * 2 ** 32;
  const { read } = reader(heif({ offsetBytes: 8, farther }));
  expect(await foreignTakenAt('heic', (from, length) => read(from % farther, length))).toBe(DATE);
});

test('a file of nothing but heads is read to its thousandth part', async () => {
  const { read, parts } = reader(Uint8Array.from(new Array(20_000).fill(box('free')).flat()));
  expect(await foreignTakenAt('heic', read)).toBeNull();
  expect(parts.length).toBe(1000);
});

const file = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  // A good file with bytes of it changed.
  fc
    .tuple(
      fc.constantFrom(heif(), heif({ iinf: 1, infe: 3, iloc: 2 }), webp(chunk('EXIF', tiff))),
      fc.array(fc.tuple(fc.nat(1000), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 6 }),
    )
    .map(([good, changes]) => {
      const bytes = Uint8Array.from(good);
      for (const [at, value] of changes) bytes[at % bytes.length] = value;
      return bytes;
    }),
);

test('whatever a file holds, its date is well formed or null', async () => {
  await fc.assert(
    fc.asyncProperty(file, fc.constantFrom('heic', 'avif', 'webp'), async (bytes, type) => {
      const taken = await foreignTakenAt(type, reader(bytes).read);
      if (taken !== null) expect(taken).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
    }),
    { numRuns: 3000 },
  );
});
