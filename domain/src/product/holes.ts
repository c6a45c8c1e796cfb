import { CUT_MARGIN_PT, mmToPt } from '../geometry/length.ts';
import type { Rect, Size } from '../geometry/rect.ts';

/** Holes that the binder punches: a row for the rings, or one in the middle to hang it by. */
export const HOLE_KINDS = ['rings', 'hanger'] as const;

/** Holes along an edge of pages of the design, seen upright: on a head-to-foot leaf front and back differ. */
export type PageHoles = {
  readonly kind: (typeof HOLE_KINDS)[number];
  readonly edge: 'top' | 'bottom';
  readonly pages: readonly number[];
};

/*
 *   ┌─────────────────────┐ cut
 *   │ ▫ ▫ ▫ ▫ ▫ ▫ ▫ ▫ ▫ ▫ │ rings: twin loop 3:1, squares of 4 mm each 8.47 mm, from 3 mm on
 *   │          ○          │ hanger: 5 mm wide, its middle 8 mm from the cut
 */
const REACH_MM = { rings: [3, 7], hanger: [5.5, 10.5] } as const;
const HANGER_MM = 5;
/** A punch is a millimetre off at most. */
const DRIFT_MM = 1;

/** Whether a leaf's back stands on its head: its rings go through the other edge of the page. */
export function isHeadToFoot(holes: readonly PageHoles[], front: number, back: number): boolean {
  const edgeOf = (page: number) =>
    holes.find(({ kind, pages }) => kind === 'rings' && pages.includes(page))?.edge;
  return edgeOf(front) !== edgeOf(back);
}

/** Where holes go through a page of the design, bleed included, pt: rings as one strip. */
export function holesOn(holes: readonly PageHoles[], pageNo: number, { width, height }: Size): Rect[] {
  return holes
    .filter(({ pages }) => pages.includes(pageNo))
    .map(({ kind, edge }) => {
      const [from, to] = REACH_MM[kind];
      const near = CUT_MARGIN_PT + mmToPt(from - DRIFT_MM);
      const depth = mmToPt(to - from + 2 * DRIFT_MM);
      const across = kind === 'rings' ? width : mmToPt(HANGER_MM + 2 * DRIFT_MM);
      const y = edge === 'top' ? near : height - near - depth;
      return { x: (width - across) / 2, y, width: across, height: depth };
    });
}
