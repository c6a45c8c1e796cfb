import { expect, test } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { isAlike, perceptualHash } from './likeness.ts';
import { type GreyPicture, greyOf, isBlurred, sharpnessOf } from './sharpness.ts';

/** A reproducible picture of waves and an edge, moved by `shift` px and softened over `soft` px. */
function picture({ shift = 0, light = 1, soft = 0, seed = 3 } = {}): GreyPicture {
  const [width, height] = [240, 180];
  const at = (x: number, y: number): number =>
    light *
    (110 +
      60 * Math.sin((x + shift) / (7 * seed)) * Math.cos(y / (5 * seed)) +
      ((x + shift) % 24 < 12 ? 40 : 0));
  const data = Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    let sum = 0;
    for (let near = -soft; near <= soft; near += 1) sum += at(x + near, y);
    return Math.min(255, sum / (2 * soft + 1));
  });
  return { width, height, data };
}

test('a picture that was softened is less sharp, the more the less', () => {
  const [sharp, soft, softer] = [0, 2, 6].map((width) => sharpnessOf(picture({ soft: width })));
  expect([sharp, soft].map((value) => isBlurred(value ?? 0))).toEqual([false, true]);
  expect(softer).toBeLessThan(soft ?? 0);
});

test('a plain picture is not sharp, and one without pixels neither', () => {
  expect(sharpnessOf({ width: 60, height: 60, data: new Uint8Array(3600).fill(90) })).toBe(0);
  expect(sharpnessOf({ width: 1, height: 1, data: [7] })).toBe(0);
});

test('grey weighs red, green and blue as the eye does', () => {
  expect([
    ...Array.from(greyOf({ width: 2, height: 1, data: [255, 0, 0, 255, 0, 255, 0, 255] }).data),
  ]).toEqual([76, 150]);
});

test('each bit says whether a part is darker than the one at its right, wherever in them their light stands', () => {
  const random = seededRandom(66);
  const upTo = (end: number) => Math.floor(random() * end);
  const lights = Array.from({ length: 8 }, () => Array.from({ length: 9 }, () => upTo(256)));
  const data = new Uint8Array(27 * 24);
  for (const [row, parts] of lights.entries())
    for (const [column, light] of parts.entries())
      data[(3 * row + upTo(3)) * 27 + 3 * column + upTo(3)] = light;
  const isDarker = lights.flatMap((parts) =>
    parts.slice(1).map((light, column) => (parts[column] ?? 0) < light),
  );
  expect(perceptualHash({ width: 27, height: 24, data })).toEqual(isDarker);
});

const hash = perceptualHash(picture());

test.each([
  ['the same photo', { hash }, true],
  ['the same, brighter', { hash: perceptualHash(picture({ light: 1.15 })) }, true],
  ['the same, a little moved', { hash: perceptualHash(picture({ shift: 2 })) }, true],
  ['another', { hash: perceptualHash(picture({ seed: 8 })) }, false],
])('%s is alike or not', (_, other, isSame) => {
  expect(isAlike({ hash }, other)).toBe(isSame);
});

test('photos of one burst are alike a little further apart', () => {
  const other = hash.map((bit, index) => (index < 14 ? !bit : bit));
  expect(isAlike({ hash }, { hash: other })).toBe(false);
  expect(isAlike({ hash, takenMs: 1000 }, { hash: other, takenMs: 3500 })).toBe(true);
  expect(isAlike({ hash, takenMs: 1000 }, { hash: other, takenMs: 4500 })).toBe(false);
});
