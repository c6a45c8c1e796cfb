import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rotated, type Size } from '../geometry/rect.ts';
import {
  clampOffset,
  cropRect,
  cropSize,
  defaultOffset,
  MAX_LEVEL,
  middleOnImage,
  offsetIn,
  offsetSeen,
  pictureSize,
  slideRange,
  turnedSize,
} from './crop.ts';
import { type PhotoView, PLAIN_VIEW } from './view.ts';

const length = fc.integer({ min: 1, max: 8000 });
const size = fc.record({ width: length, height: length });
const offset = fc.record({
  x: fc.double({ min: -1e5, max: 1e5, noNaN: true }),
  y: fc.double({ min: -1e5, max: 1e5, noNaN: true }),
});

const view: fc.Arbitrary<PhotoView> = fc.record({
  zoom: fc.double({ min: 1, max: 20, noNaN: true }),
  turn: fc.constantFrom(0, 1, 2, 3),
  level: fc.double({ min: -MAX_LEVEL, max: MAX_LEVEL, noNaN: true }),
});

/** The corners of a crop, from the middle of the image as its quarter turns have left it. */
function cornersOf(image: Size, seen: PhotoView, crop: ReturnType<typeof cropRect>) {
  const picture = pictureSize(image, seen);
  const [left, top] = [crop.x - picture.width / 2, crop.y - picture.height / 2];
  return [0, 1, 2, 3].map((corner) =>
    rotated(
      { x: left + (corner % 2) * crop.width, y: top + Math.floor(corner / 2) * crop.height },
      -seen.level,
    ),
  );
}

test('however a photo is turned, levelled and enlarged, no corner of the crop leaves it', () => {
  fc.assert(
    fc.property(size, size, offset, view, (image, frame, at, seen) => {
      const turned = turnedSize(image, seen);
      for (const { x, y } of cornersOf(image, seen, cropRect(image, frame, at, seen))) {
        expect(Math.abs(x)).toBeLessThanOrEqual(turned.width / 2 + 1e-6);
        expect(Math.abs(y)).toBeLessThanOrEqual(turned.height / 2 + 1e-6);
      }
    }),
  );
});

test('at every whole degree, enlarged or not, no corner of the largest crop leaves the photo', () => {
  const image = { width: 4000, height: 3000 };
  for (let level = -MAX_LEVEL; level <= MAX_LEVEL; level += 1)
    for (const zoom of [1, 2]) {
      const seen: PhotoView = { zoom, turn: 0, level };
      for (const { x, y } of cornersOf(
        image,
        seen,
        cropRect(image, { width: 3, height: 2 }, { x: 0, y: 0 }, seen),
      )) {
        expect(Math.abs(x)).toBeLessThanOrEqual(2000 + 1e-6);
        expect(Math.abs(y)).toBeLessThanOrEqual(1500 + 1e-6);
      }
    }
});

test('a turned crop keeps the shape of its frame, and its offset is whole and clamped once', () => {
  fc.assert(
    fc.property(size, size, offset, view, (image, frame, at, seen) => {
      const crop = cropRect(image, frame, at, seen);
      expect(crop.width / crop.height / (frame.width / frame.height)).toBeCloseTo(1, 6);
      const once = clampOffset(image, frame, at, seen);
      expect(clampOffset(image, frame, once, seen)).toEqual(once);
      expect(Number.isInteger(once.x) && Number.isInteger(once.y)).toBe(true);
    }),
  );
});

test('the plain view gives the same crop as no view', () => {
  fc.assert(
    fc.property(size, size, offset, (image, frame, at) => {
      expect(cropRect(image, frame, at, PLAIN_VIEW)).toEqual(cropRect(image, frame, at));
      expect(pictureSize(image, PLAIN_VIEW)).toEqual(image);
    }),
  );
});

test('after four quarter turns the crop lies where it lay, up to the rounding of each', () => {
  fc.assert(
    fc.property(size, offset, fc.double({ min: 1, max: 5, noNaN: true }), (image, at, zoom) => {
      const square = { width: 1, height: 1 };
      const views = ([0, 1, 2, 3, 0] as const).map((turn) => ({ zoom, turn, level: 0 }));
      const start = clampOffset(image, square, at, views[0]);
      const end = views.slice(1).reduce(
        ({ from, lies }, to) => ({
          from: to,
          lies: offsetSeen(image, { frame: square, view: from }, { frame: square, view: to }, lies),
        }),
        { from: views[0] ?? PLAIN_VIEW, lies: start },
      ).lies;
      expect(Math.abs(end.x - start.x)).toBeLessThanOrEqual(4);
      expect(Math.abs(end.y - start.y)).toBeLessThanOrEqual(4);
    }),
  );
});

test('a crop never leaves the image', () => {
  fc.assert(
    fc.property(size, size, offset, (image, frame, at) => {
      const crop = cropRect(image, frame, at);
      expect(crop.x).toBeGreaterThanOrEqual(0);
      expect(crop.y).toBeGreaterThanOrEqual(0);
      expect(crop.x + crop.width).toBeLessThanOrEqual(image.width + 1e-6);
      expect(crop.y + crop.height).toBeLessThanOrEqual(image.height + 1e-6);
    }),
  );
});

test('clamping twice is clamping once, and stored offsets are integers', () => {
  fc.assert(
    fc.property(size, size, offset, (image, frame, at) => {
      const once = clampOffset(image, frame, at);
      expect(clampOffset(image, frame, once)).toEqual(once);
      expect(Number.isInteger(once.x) && Number.isInteger(once.y)).toBe(true);
    }),
  );
});

test('a crop has the aspect ratio of its frame and touches two opposite edges', () => {
  fc.assert(
    fc.property(size, size, (image, frame) => {
      const crop = cropSize(image, frame);
      expect(crop.width / crop.height).toBeCloseTo(frame.width / frame.height, 6);
      expect(Math.min(image.width - crop.width, image.height - crop.height)).toBeCloseTo(0, 6);
    }),
  );
});

test('the default position is the middle, to a pixel', () => {
  fc.assert(
    fc.property(size, size, (image, frame) => {
      const range = slideRange(image, frame);
      const middle = defaultOffset(image, frame);
      expect(Math.abs(middle.x - range.x / 2)).toBeLessThanOrEqual(1);
      expect(Math.abs(middle.y - range.y / 2)).toBeLessThanOrEqual(1);
    }),
  );
});

test('in another frame a crop keeps its middle, as near as the image allows', () => {
  const middleOf = (crop: ReturnType<typeof cropRect>) => ({
    x: crop.x + crop.width / 2,
    y: crop.y + crop.height / 2,
  });
  fc.assert(
    fc.property(size, size, size, offset, (image, from, to, at) => {
      const seen = middleOf(cropRect(image, from, at));
      const crop = cropRect(image, to, offsetIn(image, from, to, at));
      const range = slideRange(image, to);
      for (const axis of ['x', 'y'] as const) {
        const isAtEdge = crop[axis] === 0 || crop[axis] === range[axis];
        const distance = Math.abs(middleOf(crop)[axis] - seen[axis]);
        expect(isAtEdge || distance <= 1).toBe(true);
      }
    }),
  );
});

test('a crop in the middle of a wide photo stays there in a narrow frame', () => {
  const image = { width: 3000, height: 2000 };
  const [wide, narrow] = [
    { width: 3, height: 2 },
    { width: 1, height: 2 },
  ];
  expect(offsetIn(image, wide, narrow, { x: 0, y: 0 })).toEqual({ x: 1000, y: 0 });
  expect(offsetIn(image, narrow, { width: 1, height: 1 }, { x: 200, y: 0 })).toEqual({ x: 0, y: 0 });
  expect(offsetIn(image, narrow, { width: 1, height: 1 }, { x: 800, y: 0 })).toEqual({ x: 300, y: 0 });
});

/*
 *   ┌──┐  the photo on its side, turned clockwise: its left edge is above, and the crop at the top
 *   │▓▓│  shows what lies left on the image
 *   │  │
 *   └──┘
 */
test.each([
  [1, { x: -500, y: 0 }],
  [3, { x: 500, y: 0 }],
] as const)('the top of a photo that is turned by %i quarters is its left or right side', (turn, middle) => {
  const seen = { frame: { width: 100, height: 100 }, view: { ...PLAIN_VIEW, turn } };
  const found = middleOnImage({ width: 4000, height: 3000 }, seen, { x: 0, y: 0 });
  expect(found.x).toBeCloseTo(middle.x);
  expect(found.y).toBeCloseTo(middle.y);
});
