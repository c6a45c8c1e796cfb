import { CUT_MARGIN_PT, frontSizePt, POSTCARD_ITEM_PT } from '@fumi/domain';
import { expect, test } from 'vitest';
import { rectInPercent, trimRatio, visibleInPercent } from './card-shape.ts';

const kit = { orientation: 'landscape', itemPt: POSTCARD_ITEM_PT } as const;

test('a frame as large as the sheet covers the card, and no more', () => {
  const rect = visibleInPercent(kit, { x: 0, y: 0, ...frontSizePt('landscape') });
  expect(rect.x).toBe(0);
  expect(rect.y).toBe(0);
  expect(rect.width).toBeCloseTo(100);
  expect(rect.height).toBeCloseTo(100);
});

test('what begins at the cut begins at the edge of the card', () => {
  const rect = visibleInPercent(kit, { x: CUT_MARGIN_PT, y: CUT_MARGIN_PT, width: 100, height: 50 });
  expect(rect).toMatchObject({ x: 0, y: 0 });
  expect(rect.width).toBeCloseTo((100 / (436.528 - 2 * CUT_MARGIN_PT)) * 100);
});

test('a rectangle that reaches into the bleed reaches beyond the card', () => {
  const rect = rectInPercent(kit, { x: 0, y: 0, ...frontSizePt('landscape') });
  expect(rect.x).toBeLessThan(0);
  expect(rect.x + rect.width).toBeCloseTo(100 - rect.x);
});

test('only a card as large as a postcard takes the shape that the stylesheet has', () => {
  expect(trimRatio({ itemPt: POSTCARD_ITEM_PT }, 'landscape')).toBeUndefined();
  const square = { width: POSTCARD_ITEM_PT.width, height: POSTCARD_ITEM_PT.width };
  expect(trimRatio({ itemPt: square }, 'landscape')).toBe(1);
});
