import { mmToPt } from '@fumi/domain';
import { expect, test } from 'vitest';
import type { Bar } from './customer-barcode.ts';
import { drawBarcode } from './draw-barcode.ts';

const BARS: readonly Bar[] = ['long', 'up', 'down', 'timing'];
const BLEED_MM = 3;
const toPage = (lengthMm: number) => mmToPt(BLEED_MM + lengthMm);

/** The bars in millimetres of the cut card, as the zip manual (p. 12) draws them. */
function boxesMm(sizePt: number, direction: 'horizontal' | 'vertical') {
  const layout = { xMm: 10, yMm: 20, sizePt, direction };
  const drawn = drawBarcode(BARS, layout, { x: toPage, y: toPage } as Parameters<typeof drawBarcode>[2]);
  const mm = (lengthPt: number) => Math.round((lengthPt / mmToPt(1)) * 1000) / 1000;
  return drawn.kind === 'fill'
    ? drawn.boxes.map(({ x, y, width, height }) => [
        mm(x) - BLEED_MM,
        mm(y) - BLEED_MM,
        mm(width),
        mm(height),
      ])
    : [];
}

test.each([
  // Size 10: 3.6 mm high, 1.2 mm from bar to bar; two thirds up, two thirds down, the third in the middle.
  [
    10,
    'horizontal',
    [
      [10, 20, 0.6, 3.6],
      [11.2, 20, 0.6, 2.4],
      [12.4, 21.2, 0.6, 2.4],
      [13.6, 21.2, 0.6, 1.2],
    ],
  ],
  // Turned clockwise: what was the top lies on the right.
  [
    10,
    'vertical',
    [
      [10, 20, 3.6, 0.6],
      [11.2, 21.2, 2.4, 0.6],
      [10, 22.4, 2.4, 0.6],
      [11.2, 23.6, 1.2, 0.6],
    ],
  ],
  [
    8,
    'horizontal',
    [
      [10, 20, 0.48, 2.88],
      [10.96, 20, 0.48, 1.92],
      [11.92, 20.96, 0.48, 1.92],
      [12.88, 20.96, 0.48, 0.96],
    ],
  ],
] as const)('bars of size %d lie %sly as the manual draws them', (sizePt, direction, boxes) => {
  const drawn = boxesMm(sizePt, direction);
  expect(drawn).toHaveLength(boxes.length);
  boxes.forEach((box, index) => {
    for (const [part, length] of box.entries()) expect(drawn[index]?.[part]).toBeCloseTo(length, 2);
  });
});
