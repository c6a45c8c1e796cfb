import { expect, test } from 'vitest';
import { greyOf, isBlurred, sharpnessOf } from './sharpness.ts';

/** Six tiles across and down, of six points each. */
const SIDE = 36;
const TILE = 6;

/** Chequered in `tiles` of its tiles, from the left of the second row on, and plain elsewhere. */
function picture(tiles: number, light: number) {
  const data = Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
    const isIn = Math.floor(y / TILE) === 1 && Math.floor(x / TILE) < tiles;
    return isIn && (x + y) % 2 === 0 ? light : 0;
  });
  return { width: SIDE, height: SIDE, data };
}

test('chequers are as sharp as their steps: the variance of the Laplacian', () => {
  const data = Array.from({ length: SIDE * SIDE }, (_, at) => ((at % SIDE) + Math.floor(at / SIDE)) % 2);
  expect(sharpnessOf({ width: SIDE, height: SIDE, data: data.map((each) => 5 * each) })).toBeCloseTo(400, 6);
  expect(sharpnessOf({ width: SIDE, height: SIDE, data: data.map((each) => 100 + each) })).toBeCloseTo(16, 6);
});

test('three sharp tiles are a frame or a date in the corner; four are what the photo shows', () => {
  expect(sharpnessOf(picture(6, 10))).toBeGreaterThan(1500);
  expect(sharpnessOf(picture(4, 10))).toBeGreaterThan(1500);
  expect(isBlurred(sharpnessOf(picture(3, 10)))).toBe(true);
});

test('a plain picture, and one too small for tiles, is not sharp', () => {
  expect(sharpnessOf(picture(0, 10))).toBe(0);
  expect(sharpnessOf({ width: 4, height: 4, data: Array.from({ length: 16 }, (_, at) => at * 15) })).toBe(0);
});

test('a photo is soft below the figure of ADR 66', () => {
  expect([39.9, 40].map(isBlurred)).toEqual([true, false]);
});

test('green is the lightest colour, blue the darkest', () => {
  const data = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255];
  expect(greyOf({ width: 4, height: 1, data }).data).toEqual(Uint8ClampedArray.of(76, 150, 29, 255));
});
