import { mmToPt } from '@fumi/domain';
import type { BarcodeLayout } from '../address/address-layout.ts';
import type { CardSpace } from '../address/card-space.ts';
import { BLACK, type Box, type Operation } from '../display-list.ts';
import type { Bar } from './customer-barcode.ts';

/*
 *   ▌ ▌ . .       Sizes for type size a = 10 (8 to 11.5), in mm: height 3.6, middle 1.2, bar 0.6, pitch 1.2
 *   ▌ ▌ ▌ ▌       (zip manual p. 12). `up` reaches from the top to the lower end of the middle, `down` the
 *   ▌ . ▌ .       other way round.
 *   long up down timing
 */
const HEIGHT_MM = 3.6;
const MIDDLE_MM = 1.2;
const BAR_MM = 0.6;
const PITCH_MM = 1.2;

const REACH: Readonly<Record<Bar, readonly [from: number, to: number]>> = {
  long: [0, HEIGHT_MM],
  up: [0, (HEIGHT_MM + MIDDLE_MM) / 2],
  down: [(HEIGHT_MM - MIDDLE_MM) / 2, HEIGHT_MM],
  timing: [(HEIGHT_MM - MIDDLE_MM) / 2, (HEIGHT_MM + MIDDLE_MM) / 2],
};

/** Draws bars from left to right, or, turned clockwise, from top to bottom. */
export function drawBarcode(bars: readonly Bar[], layout: BarcodeLayout, space: CardSpace): Operation {
  const scale = layout.sizePt / 10;
  const length = (lengthMm: number) => mmToPt(lengthMm * scale);
  const left = space.x(layout.xMm);
  const top = space.y(layout.yMm);
  const boxes = bars.map((bar, index): Box => {
    const [from, to] = REACH[bar];
    const along = length(index * PITCH_MM);
    return layout.direction === 'horizontal'
      ? { x: left + along, y: top + length(from), width: length(BAR_MM), height: length(to - from) }
      : {
          x: left + length(HEIGHT_MM - to),
          y: top + along,
          width: length(to - from),
          height: length(BAR_MM),
        };
  });
  return { kind: 'fill', color: BLACK, boxes };
}
