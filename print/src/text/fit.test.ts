import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEEPEST_SQUEEZE, fitLine } from './fit.ts';

test('a short line keeps its size', () => {
  expect(fitLine(5, { sizePt: 10, floorPt: 6, lengthPt: 60 })).toEqual({
    sizePt: 10,
    squeeze: 1,
    share: 1,
    overflows: false,
  });
});

test('a long line shrinks first', () => {
  expect(fitLine(10, { sizePt: 10, floorPt: 6, lengthPt: 80 })).toMatchObject({ sizePt: 8, squeeze: 1 });
});

test('a line at its floor is condensed', () => {
  expect(fitLine(10, { sizePt: 10, floorPt: 8, lengthPt: 72 })).toMatchObject({ sizePt: 8, squeeze: 0.9 });
});

test('a line never exceeds its room, and says so when it had to be squeezed too far', () => {
  const lengths = fc.double({ min: 0.1, max: 200, noNaN: true });
  const sizes = fc.double({ min: 1, max: 60, noNaN: true });
  fc.assert(
    fc.property(lengths, sizes, sizes, lengths, (lengthEm, sizePt, floorPt, lengthPt) => {
      const fit = fitLine(lengthEm, { sizePt, floorPt, lengthPt });
      expect(lengthEm * fit.sizePt * fit.squeeze).toBeLessThanOrEqual(lengthPt * (1 + 1e-9));
      expect(fit.sizePt).toBeLessThanOrEqual(sizePt);
      expect(fit.overflows).toBe(fit.squeeze < DEEPEST_SQUEEZE);
    }),
  );
});
