import { cropRect, type PhotoCrop, PLAIN_LOOK, PLAIN_VIEW, slideRange } from '@fumi/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CropScreen, gestureOfDoublePress, gestureOfKey, moved } from './crop-moves.ts';

/** A photo of 4000 × 3000 in a frame that shows 4000 × 2000 of it: a px of the screen is ten of the photo. */
const screen: CropScreen = {
  size: { width: 4000, height: 3000 },
  frame: { width: 200, height: 100 },
  widthPx: 400,
};
const crop: PhotoCrop = { offset: { x: 0, y: 500 }, view: PLAIN_VIEW, look: PLAIN_LOOK };
const enlarged: PhotoCrop = { ...crop, offset: { x: 1000, y: 1000 }, view: { ...PLAIN_VIEW, zoom: 2 } };

test.each([
  ['ArrowUp', false, crop, { x: 0, y: 510 }],
  ['ArrowDown', true, crop, { x: 0, y: 400 }],
  ['ArrowLeft', true, crop, { x: 0, y: 500 }],
  ['ArrowLeft', true, enlarged, { x: 1050, y: 1000 }],
  ['Home', false, enlarged, { x: 0, y: 0 }],
  ['End', false, enlarged, { x: 2000, y: 2000 }],
] as const)('%s (fast: %s) moves the photo under the frame', (key, isFast, from, offset) => {
  const gesture = gestureOfKey(key, isFast, screen, from);
  expect(gesture && moved(screen, from, gesture).offset).toEqual(offset);
});

test('one press of an arrow changes the announced position by at least a percent, at any zoom', () => {
  for (const zoom of [1.3, 2, 4]) {
    const from: PhotoCrop = { ...crop, offset: { x: 500, y: 500 }, view: { ...PLAIN_VIEW, zoom } };
    const range = slideRange(screen.size, screen.frame, from.view);
    for (const key of ['ArrowLeft', 'ArrowUp'] as const) {
      const gesture = gestureOfKey(key, false, screen, from);
      const { x, y } = gesture ? moved(screen, from, gesture).offset : from.offset;
      const told = key === 'ArrowLeft' ? (x - 500) / range.x : (y - 500) / range.y;
      expect(told, `${key} at ${zoom}`).toBeGreaterThanOrEqual(0.01);
    }
  }
});

test('a key that means nothing does nothing', () => {
  expect(gestureOfKey('Enter', false, screen, crop)).toBeNull();
});

test('plus enlarges about the middle, minus goes back, and no photo becomes smaller than its frame', () => {
  const [plus, minus] = ['+', '-'].map((key) => gestureOfKey(key, false, screen, crop));
  if (!plus || !minus) return expect.unreachable();
  const larger = moved(screen, crop, plus);
  expect(larger.view.zoom).toBe(1.1);
  expect(larger.offset).toEqual({ x: 182, y: 591 });
  expect(moved(screen, moved(screen, larger, minus), minus)).toEqual(crop);
});

test('a double press enlarges what was pressed, and the next shows all of it again', () => {
  const near = moved(screen, crop, gestureOfDoublePress({ x: -100, y: 0 }, 1));
  expect([near.view.zoom, near.offset]).toEqual([2, { x: 0, y: 1000 }]);
  expect(moved(screen, near, gestureOfDoublePress({ x: 0, y: 0 }, 2)).view.zoom).toBe(1);
});

test('what two fingers hold stays under them, where the photo reaches', () => {
  const point = fc.record({ x: fc.integer({ min: -60, max: 60 }), y: fc.integer({ min: -30, max: 30 }) });
  fc.assert(
    fc.property(point, point, fc.double({ min: 1, max: 1.5, noNaN: true }), (from, to, factor) => {
      const after = moved(screen, enlarged, { from, to, factor });
      const [a, b] = [enlarged, after].map(({ offset, view }) =>
        cropRect(screen.size, screen.frame, offset, view),
      );
      if (!a || !b) return;
      const held = {
        x: a.x + a.width / 2 + (from.x * a.width) / 400,
        y: a.y + a.height / 2 + (from.y * a.width) / 400,
      };
      const under = {
        x: b.x + b.width / 2 + (to.x * b.width) / 400,
        y: b.y + b.height / 2 + (to.y * b.width) / 400,
      };
      expect(Math.abs(held.x - under.x)).toBeLessThan(2);
      expect(Math.abs(held.y - under.y)).toBeLessThan(2);
    }),
  );
});
