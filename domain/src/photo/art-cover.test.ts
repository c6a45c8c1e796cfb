import { expect, test } from 'vitest';
import { type ArtCover, hiddenShare } from './art-cover.ts';

/** A ring of three by three cells: opaque around, nothing in the middle. */
const ring: ArtCover = {
  box: { x: 100, y: 100, width: 300, height: 300 },
  columns: 3,
  rows: 3,
  opacity: [255, 255, 255, 255, 0, 255, 255, 255, 255],
};

test.each([
  ['the hole', { x: 200, y: 200, width: 100, height: 100 }, 0],
  ['the ring', { x: 100, y: 100, width: 100, height: 100 }, 1],
  ['half of each', { x: 150, y: 200, width: 100, height: 100 }, 0.5],
  ['all of it', { x: 100, y: 100, width: 300, height: 300 }, 8 / 9],
  ['beside it', { x: 0, y: 0, width: 100, height: 100 }, 0],
])('a rectangle over %s is hidden so far', (_, rect, share) => {
  expect(hiddenShare(rect, [ring])).toBeCloseTo(share);
});

test('what art hides twice is hidden once, and half-transparent or no art hides nothing', () => {
  const corner = { x: 100, y: 100, width: 100, height: 100 };
  const veil = { ...ring, opacity: Array.from(ring.opacity, (each) => each / 2) };
  expect(hiddenShare(corner, [ring, ring])).toBe(1);
  expect(hiddenShare(corner, [veil, veil])).toBe(0);
  expect(hiddenShare(corner, [])).toBe(0);
});

test('art hides from an opacity of three quarters on, and only what lies below it', () => {
  const veil = (opacity: number): ArtCover => ({
    box: { x: 0, y: 0, width: 10, height: 120 },
    columns: 1,
    rows: 1,
    opacity: [opacity],
  });
  const page = { x: 0, y: 0, width: 120, height: 120 };
  expect(hiddenShare(page, [veil(192)]), 'a twelfth of the width').toBeCloseTo(1 / 12);
  expect(hiddenShare(page, [veil(191)])).toBe(0);
});
