import { expect, test } from 'vitest';
import { splitShadow } from './split-shadow.ts';

const SIDE = 40;

type Pixel = readonly [red: number, green: number, blue: number, opacity: number];
const SHADOW: Pixel = [40, 30, 20, 60];
const PAPER: Pixel = [250, 240, 230, 255];
const NOTHING: Pixel = [0, 0, 0, 0];

/** A square picture, column by column. */
function columns(pixelAt: (x: number) => Pixel): Uint8Array {
  const rgba = new Uint8Array(SIDE * SIDE * 4);
  for (let at = 0; at < SIDE * SIDE; at += 1) rgba.set(pixelAt(at % SIDE), at * 4);
  return rgba;
}

const pixel = (rgba: Uint8Array | undefined, x: number) => [...(rgba?.subarray(x * 4, x * 4 + 4) ?? [])];

test('a shadow goes on below what is solid, and the solid picture has none of it', () => {
  const split = splitShadow(
    columns((x) => (x < 20 ? SHADOW : PAPER)),
    SIDE,
    SIDE,
  );
  expect(pixel(split?.shadow, 5)).toEqual([...SHADOW]);
  expect(pixel(split?.shadow, 25)).toEqual([...SHADOW]);
  expect(pixel(split?.solid, 5)[3]).toBe(0);
  expect(pixel(split?.solid, 25)).toEqual([...PAPER]);
});

test('an edge that is smoothed over its shadow looks the same after the split', () => {
  const half: Pixel = [200, 190, 180, 150];
  const edged = columns((x) => (x < 20 ? SHADOW : x === 20 ? half : PAPER));
  const split = splitShadow(edged, SIDE, SIDE);
  const [solid, shadow] = [pixel(split?.solid, 20), pixel(split?.shadow, 20)];
  const share = (opacity = 0) => opacity / 255;
  const over = (ground: number, [red = 0, , , opacity]: readonly number[]) =>
    ground * (1 - share(opacity)) + red * share(opacity);
  for (const ground of [0, 128, 255])
    expect(Math.abs(over(over(ground, shadow), solid) - over(ground, half))).toBeLessThan(2);
});

test('a rim of shadow, thinner than an edge, is shadow where it is much darker than what casts it', () => {
  const rimmed = columns((x) => (x < 12 ? SHADOW : x < 19 ? NOTHING : x === 19 ? [0, 0, 0, 40] : PAPER));
  const split = splitShadow(rimmed, SIDE, SIDE);
  expect(pixel(split?.shadow, 19)).toEqual([0, 0, 0, 40]);
  expect(pixel(split?.solid, 19)[3]).toBe(0);
  expect(pixel(split?.shadow, 20)).toEqual([0, 0, 0, 40]);
});

test('a shadow does not grow where nothing solid is', () => {
  const rgba = columns((x) => (x < 5 ? NOTHING : x < 25 ? SHADOW : PAPER));
  expect(pixel(splitShadow(rgba, SIDE, SIDE)?.shadow, 4)[3]).toBe(0);
});

test.each([
  ['no shadow', columns((x) => (x < 20 ? NOTHING : PAPER))],
  ['smoothed edges alone', columns((x) => (x < 20 ? NOTHING : x < 22 ? SHADOW : PAPER))],
  ['nothing but a shadow', columns((x) => (x < 20 ? NOTHING : SHADOW))],
])('a picture of %s stays one', (_, rgba) => {
  expect(splitShadow(rgba, SIDE, SIDE)).toBeNull();
});
