import { expect, test } from 'vitest';
import type { Contour } from './contours.ts';
import { drawContours } from './outline.ts';

const on = (x: number, y: number) => ({ x, y, onCurve: true });
const off = (x: number, y: number) => ({ x, y, onCurve: false });

function drawn(contour: Contour): string {
  const path: string[] = [];
  drawContours([contour], {
    move: (...at) => path.push(`M${at}`),
    line: (...at) => path.push(`L${at}`),
    curve: (...at) => path.push(`Q${at}`),
    close: () => path.push('Z'),
  });
  return path.join(' ');
}

test.each([
  ['nothing, of a contour without points', [], ''],
  ['lines', [on(0, 0), on(4, 0), on(0, 4)], 'M0,0 L4,0 L0,4 Z'],
  ['a curve that closes the contour', [on(0, 0), on(4, 0), off(4, 4)], 'M0,0 L4,0 Q4,4,0,0 Z'],
  ['the joint of two controls', [on(0, 0), off(0, 4), off(4, 4), on(4, 0)], 'M0,0 Q0,4,2,4 Q4,4,4,0 Z'],
  ['from its first point on the curve', [off(4, 4), on(0, 0), on(4, 0)], 'M0,0 L4,0 Q4,4,0,0 Z'],
  [
    'from between two controls, where no point lies on the curve',
    [off(0, 0), off(4, 0), off(4, 4), off(0, 4)],
    'M0,2 Q0,0,2,0 Q4,0,4,2 Q4,4,2,4 Q0,4,0,2 Z',
  ],
])('an outline draws %s', (_, contour, path) => {
  expect(drawn(contour)).toBe(path);
});
