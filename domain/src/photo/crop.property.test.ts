import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampOffset, cropRect, cropSize, defaultOffset, offsetIn, slideRange } from './crop.ts';

const length = fc.integer({ min: 1, max: 8000 });
const size = fc.record({ width: length, height: length });
const offset = fc.record({
  x: fc.double({ min: -1e5, max: 1e5, noNaN: true }),
  y: fc.double({ min: -1e5, max: 1e5, noNaN: true }),
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
