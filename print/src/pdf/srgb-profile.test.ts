import { expect, test } from 'vitest';
import { srgbProfile } from './srgb-profile.ts';

const bytes = srgbProfile();
const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const letters = (at: number, length = 4) => String.fromCharCode(...bytes.subarray(at, at + length));

/** Tag → where its data lies (ICC.1:2001-04, §6.2). */
const tags = new Map(
  Array.from({ length: view.getUint32(128) }, (_, index) => {
    const record = 132 + index * 12;
    return [letters(record), { at: view.getUint32(record + 4), length: view.getUint32(record + 8) }] as const;
  }),
);
const at = (tag: string): number => tags.get(tag)?.at ?? 0;
const xyz = (tag: string): number[] => [8, 12, 16].map((offset) => view.getInt32(at(tag) + offset) / 65536);

test('the header says what the profile is, and how long', () => {
  expect(view.getUint32(0)).toBe(bytes.length);
  expect([12, 16, 20, 36].map((offset) => letters(offset))).toEqual(['mntr', 'RGB ', 'XYZ ', 'acsp']);
  expect([8, 9].map((offset) => view.getUint8(offset))).toEqual([2, 0x40]);
  expect([24, 26, 28, 30, 32, 34].map((offset) => view.getUint16(offset))).toEqual([2003, 1, 1, 0, 0, 0]);
  expect([68, 72, 76].map((offset) => view.getInt32(offset) / 65536)).toEqual(xyz('wtpt'));
});

test('tags lie one after the other, each on a multiple of four, the three curves once', () => {
  expect([...tags.keys()]).toEqual(['cprt', 'desc', 'wtpt', 'rXYZ', 'gXYZ', 'bXYZ', 'rTRC', 'gTRC', 'bTRC']);
  expect(new Set(['rTRC', 'gTRC', 'bTRC'].map(at)).size).toBe(1);
  let end = 132 + tags.size * 12;
  for (const [tag, place] of tags) {
    if (tag === 'gTRC' || tag === 'bTRC') continue;
    expect([tag, place.at]).toEqual([tag, end]);
    end += Math.ceil(place.length / 4) * 4;
  }
  expect(end).toBe(bytes.length);
});

test('the texts end with a zero, and the description counts it', () => {
  const { at: copyright, length } = tags.get('cprt') ?? { at: 0, length: 0 };
  expect(letters(copyright, length)).toBe('text\0\0\0\0No copyright, use freely\0');
  const description = 'sRGB IEC61966-2.1\0';
  expect(letters(at('desc'))).toBe('desc');
  expect(view.getUint32(at('desc') + 8)).toBe(description.length);
  expect(letters(at('desc') + 12, description.length)).toBe(description);
  expect(tags.get('desc')?.length).toBe(12 + description.length + 78);
});

test('the three primaries add up to the white of D50', () => {
  const white = [0, 1, 2].map((axis) =>
    ['rXYZ', 'gXYZ', 'bXYZ'].reduce((sum, tag) => sum + (xyz(tag)[axis] ?? 0), 0),
  );
  xyz('wtpt').forEach((value, axis) => {
    expect(white[axis]).toBeCloseTo(value, 3);
  });
  expect(letters(at('wtpt'))).toBe('XYZ ');
});

test('the curve is that of IEC 61966-2-1', () => {
  const count = view.getUint32(at('rTRC') + 8);
  expect([letters(at('rTRC')), count, tags.get('rTRC')?.length]).toEqual(['curv', 1024, 12 + 2 * 1024]);
  const light = (index: number) => view.getUint16(at('rTRC') + 12 + index * 2) / 65535;
  expect([light(0), light(count - 1)]).toEqual([0, 1]);
  // In the straight part, and where the curve has half of its height.
  expect(light(41)).toBeCloseTo(41 / 1023 / 12.92, 4);
  expect(light(42)).toBeCloseTo(((42 / 1023 + 0.055) / 1.055) ** 2.4, 4);
  expect(light(512)).toBeCloseTo(0.2145, 3);
});
