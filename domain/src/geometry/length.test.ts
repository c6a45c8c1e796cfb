import { expect, test } from 'vitest';
import { CUT_MARGIN_PT, mmToPt, PX_PER_MM, ptToMm, ptToPx, pxToPt } from './length.ts';

test('an inch is 25.4 mm, 72 pt and 260 px of print', () => {
  expect(mmToPt(25.4)).toBeCloseTo(72);
  expect(ptToMm(72)).toBeCloseTo(25.4);
  expect(ptToPx(72)).toBeCloseTo(260);
  expect(pxToPt(260)).toBeCloseTo(72);
  expect(25.4 * PX_PER_MM).toBeCloseTo(260);
});

test('the guillotine may take 3 mm', () => {
  expect(ptToMm(CUT_MARGIN_PT)).toBeCloseTo(3, 2);
});
