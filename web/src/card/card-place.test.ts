import { CUT_MARGIN_PT, frontSizePt, LANDSCAPE_ITEM_PT } from '@fumi/domain';
import { expect, test } from 'vitest';
import { placeOfRect, placeOnCard } from './card-place.ts';

const kit = { orientation: 'landscape', itemPt: LANDSCAPE_ITEM_PT } as const;

test('a frame as large as the sheet covers the card, and no more', () => {
  const place = placeOnCard(kit, { x: 0, y: 0, ...frontSizePt('landscape') });
  expect(place.x).toBe(0);
  expect(place.y).toBe(0);
  expect(place.width).toBeCloseTo(100);
  expect(place.height).toBeCloseTo(100);
});

test('what begins at the cut begins at the edge of the card', () => {
  const place = placeOnCard(kit, { x: CUT_MARGIN_PT, y: CUT_MARGIN_PT, width: 100, height: 50 });
  expect(place).toMatchObject({ x: 0, y: 0 });
  expect(place.width).toBeCloseTo((100 / (436.528 - 2 * CUT_MARGIN_PT)) * 100);
});

test('a rectangle that reaches into the bleed reaches beyond the card', () => {
  const place = placeOfRect(kit, { x: 0, y: 0, ...frontSizePt('landscape') });
  expect(place.x).toBeLessThan(0);
  expect(place.x + place.width).toBeCloseTo(100 - place.x);
});
