import type { MonthLook } from '@fumi/domain';
import { expect, test } from 'vitest';
import { cellSizes } from './grid-shape.ts';

const look: MonthLook = {
  what: 'month',
  font: 'mincho',
  ink: [0, 0, 0, 1],
  rules: 'none',
  numeral: 'corner',
};
const cellOf = (width: number, height: number) => ({
  box: { x: 0, y: 0, width: 7 * width, height: 5 * height },
  headPt: 0,
  cell: { width, height },
  weeks: 5,
});

test.each([
  ['a wide cell', 200, 100, 11],
  ['a narrow cell', 50, 40, 7.6],
  ['a low cell', 100, 30, 7.2],
])('notes in %s are as large as it allows, 11 pt at most', (_, width, height, notePt) => {
  expect(cellSizes(cellOf(width, height), look).notePt).toBeCloseTo(notePt);
});
