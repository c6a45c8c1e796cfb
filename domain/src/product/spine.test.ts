import { expect, test } from 'vitest';
import { spineMm } from './spine.ts';

test('a book of 60 pages of 0.097 mm in covers of 0.215 mm has a spine of 3.34 mm, as the print shop counts', () => {
  expect(spineMm(60, { innerMm: 0.097, coverMm: 0.215 })).toBeCloseTo(3.34, 2);
});
