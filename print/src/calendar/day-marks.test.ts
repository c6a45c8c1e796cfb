import { DAY_MARKS } from '@fumi/domain';
import { expect, test } from 'vitest';
import type { Outline } from '../display-list.ts';
import { markOutlines } from './day-marks.ts';

const marks = DAY_MARKS.filter((mark) => mark !== 'none');
const pointsOf = ({ start, curves }: Outline) => [start, ...curves.flat()];

test.each(marks)('%s fills the box in which it is put, and leaves it nowhere', (mark) => {
  const box = { x: 30, y: 70, width: 10, height: 20 };
  const points = markOutlines(mark, box).flatMap(pointsOf);
  const across = points.map(([x]) => (x - box.x) / box.width);
  const down = points.map(([, y]) => (y - box.y) / box.height);
  for (const shares of [across, down]) {
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(-0.01);
    expect(Math.max(...shares)).toBeLessThanOrEqual(1.01);
    expect(Math.max(...shares) - Math.min(...shares)).toBeGreaterThan(0.75);
  }
});

test.each(marks)('the outlines of %s are closed', (mark) => {
  for (const { start, curves } of markOutlines(mark, { x: 0, y: 0, width: 1, height: 1 }))
    expect(curves.at(-1)?.[2]).toEqual(start);
});
