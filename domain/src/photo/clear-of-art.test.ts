import { expect, test } from 'vitest';
import type { Point } from '../geometry/rect.ts';
import { coveredShare, moveOffArt } from './clear-of-art.ts';

const FRAME = { x: 0, y: 0, width: 100, height: 100 };

/** Hides the right half of the frame. */
const HALF = { box: FRAME, columns: 2, rows: 1, opacity: [0, 255] };

test.each([
  ['beside the art', { x: 10, y: 10, width: 20, height: 20 }, 0],
  ['under the art', { x: 60, y: 10, width: 20, height: 20 }, 1],
  ['half under it', { x: 40, y: 10, width: 20, height: 20 }, 0.5],
  ['under it, and cut in half by the frame', { x: 90, y: 10, width: 20, height: 20 }, 0.5],
  ['cut off by the frame', { x: 110, y: 110, width: 20, height: 20 }, 0],
  ['before the frame', { x: -30, y: -30, width: 20, height: 20 }, 0],
])('of a face %s only the part within the frame counts as hidden', (_, face, share) => {
  expect(coveredShare(face, FRAME, [HALF])).toBeCloseTo(share, 10);
  expect(coveredShare(face, FRAME, [])).toBe(0);
});

const spoiltUnless = (isGood: (move: Point) => boolean) => (move: Point) => (isGood(move) ? 0 : 1);

test.each([
  ['to the right', { x: 24, y: 24 }, ({ x }: Point) => x >= 10, { x: 10, y: 0 }],
  ['to the left', { x: 24, y: 24 }, ({ x }: Point) => x <= -5, { x: -5, y: 0 }],
  ['up', { x: 24, y: 24 }, ({ y }: Point) => y <= -7, { x: 0, y: -7 }],
  ['to a corner', { x: 24, y: 24 }, ({ x, y }: Point) => x >= 3 && y >= 4, { x: 3, y: 4 }],
  ['as far as it can', { x: 24, y: 24 }, ({ x }: Point) => x >= 24, { x: 24, y: 0 }],
  ['not where it is good', { x: 24, y: 24 }, () => true, { x: 0, y: 0 }],
  ['not where nothing helps', { x: 24, y: 24 }, () => false, { x: 0, y: 0 }],
  ['by a point where that is all', { x: 1, y: 0 }, ({ x }: Point) => x > 0.5, { x: 13 / 24, y: 0 }],
  ['not by less than a point', { x: 0.9, y: 0.9 }, ({ x }: Point) => x > 0.5, { x: 0, y: 0 }],
])('a crop moves %s, and no farther than it must', (_, range, isGood, move) => {
  const found = moveOffArt(range, spoiltUnless(isGood));
  expect([found.x, found.y]).toEqual([expect.closeTo(move.x, 10), expect.closeTo(move.y, 10)]);
});

test('where no move saves all faces, it is the one that saves most', () => {
  expect(moveOffArt({ x: 24, y: 0 }, ({ x }) => (x === 12 ? 1 : x === 2 ? 2 : 3))).toEqual({ x: 12, y: 0 });
});
