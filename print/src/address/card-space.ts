import { mmToPt, type WritingDirection } from '@fumi/domain';
import type { Box } from '../display-list.ts';
import type { AddressLayout, BoxMm } from './address-layout.ts';

/** Millimetres on the cut card to points on the page with bleed. */
export type CardSpace = {
  readonly writing: WritingDirection;
  readonly x: (xMm: number) => number;
  readonly y: (yMm: number) => number;
  readonly box: (box: BoxMm) => Box;
  /** A point of a line: how far along it and where across. */
  readonly point: (alongPt: number, acrossPt: number) => { x: number; y: number };
  /** Page coordinate of millimetres along and across the lines. */
  readonly along: (alongMm: number) => number;
  readonly across: (acrossMm: number) => number;
  /** In which direction across the next line lies: to the left in vertical writing, down in horizontal. */
  readonly nextLine: 1 | -1;
};

/** The space of a layout's card: its bleed, its direction of writing. */
export function cardSpace({ page, writing }: AddressLayout): CardSpace {
  const toPage = (lengthMm: number) => page.bleedPt + mmToPt(lengthMm);
  const vertical = writing === 'vertical';
  return {
    writing,
    x: toPage,
    y: toPage,
    box: ({ xMm, yMm, widthMm, heightMm }) => ({
      x: toPage(xMm),
      y: toPage(yMm),
      width: mmToPt(widthMm),
      height: mmToPt(heightMm),
    }),
    point: (alongPt, acrossPt) => (vertical ? { x: acrossPt, y: alongPt } : { x: alongPt, y: acrossPt }),
    along: toPage,
    across: toPage,
    nextLine: vertical ? -1 : 1,
  };
}
