import { expect, test } from 'vitest';
import { CUT_MARGIN_PT, mmToPt } from '../geometry/length.ts';
import { printedFrame } from './printed-frame.ts';

const PAGE = { width: 300, height: 400 };
const knife = CUT_MARGIN_PT;

test('the knife takes the bleed of a frame that fills its page, on all sides', () => {
  const { kept, gutter } = printedFrame({ x: 0, y: 0, ...PAGE }, PAGE);
  expect(gutter).toBeUndefined();
  expect(kept.x).toBeCloseTo(knife / 300);
  expect(kept.y).toBeCloseTo(knife / 400);
  expect(kept.width).toBeCloseTo(1 - (2 * knife) / 300);
  expect(kept.height).toBeCloseTo(1 - (2 * knife) / 400);
});

test.each([
  [
    'left',
    { x: 0, y: 50, width: 100, height: 100 },
    { x: knife / 100, y: 0, width: 1 - knife / 100, height: 1 },
  ],
  [
    'top',
    { x: 50, y: 0, width: 100, height: 100 },
    { x: 0, y: knife / 100, width: 1, height: 1 - knife / 100 },
  ],
  ['right', { x: 200, y: 50, width: 100, height: 100 }, { x: 0, y: 0, width: 1 - knife / 100, height: 1 }],
  ['bottom', { x: 50, y: 300, width: 100, height: 100 }, { x: 0, y: 0, width: 1, height: 1 - knife / 100 }],
  ['no', { x: 50, y: 50, width: 100, height: 100 }, { x: 0, y: 0, width: 1, height: 1 }],
])('a frame at the %s edge loses what lies there', (_, frame, kept) => {
  const found = printedFrame(frame, PAGE).kept;
  for (const side of ['x', 'y', 'width', 'height'] as const) expect(found[side]).toBeCloseTo(kept[side]);
});

test('a photo over a spread keeps its height, loses both outer edges, and bends in its middle for 5 mm to both sides', () => {
  const { kept, gutter } = printedFrame({ x: 0, y: 0, width: 600, height: 400 }, PAGE);
  expect(kept).toEqual({ x: knife / 600, y: 0, width: 1 - (2 * knife) / 600, height: 1 });
  expect(gutter).toMatchObject({ y: 0, height: 1 });
  expect((gutter?.x ?? 0) * 600).toBeCloseTo(300 - mmToPt(5));
  expect((gutter?.width ?? 0) * 600).toBeCloseTo(mmToPt(10));
});

test('art lies on a frame in shares of it', () => {
  const cover = { columns: 1, rows: 1, opacity: [255], box: { x: 75, y: 100, width: 50, height: 25 } };
  const { art } = printedFrame({ x: 50, y: 50, width: 100, height: 200 }, PAGE, [cover]);
  expect(art).toEqual([{ ...cover, box: { x: 0.25, y: 0.25, width: 0.5, height: 0.125 } }]);
});
