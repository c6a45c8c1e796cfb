import { expect, test } from 'vitest';
import { bleedColours } from './bleed-colours.ts';

const pixel = (rgba: Uint8Array, at: number) => [...rgba.subarray(at * 4, at * 4 + 4)];

test('transparent pixels take the colour of what is seen beside them, and stay transparent', () => {
  const row = Uint8Array.from([200, 100, 50, 255, 0, 0, 0, 0, 0, 0, 0, 0]);
  bleedColours(row, 3, 1);
  expect([0, 1, 2].map((at) => pixel(row, at))).toEqual([
    [200, 100, 50, 255],
    [200, 100, 50, 0],
    [200, 100, 50, 0],
  ]);
});

test('between two colours stands their mean, and what is seen is left as it is', () => {
  const row = Uint8Array.from([0, 0, 0, 255, 9, 9, 9, 0, 100, 200, 40, 128]);
  bleedColours(row, 3, 1);
  expect([0, 1, 2].map((at) => pixel(row, at))).toEqual([
    [0, 0, 0, 255],
    [50, 100, 20, 0],
    [100, 200, 40, 128],
  ]);
});

test('pixels far from every visible one stay empty, because they compress well', () => {
  const row = new Uint8Array(40 * 4);
  row.set([255, 255, 255, 255]);
  bleedColours(row, 40, 1);
  expect(pixel(row, 12)).toEqual([255, 255, 255, 0]);
  expect(pixel(row, 13)).toEqual([0, 0, 0, 0]);
});
