import { BLACK, type Box, type FillOperation, type Page } from '../display-list.ts';

/** A hairline that a knife can follow, pt. */
const LINE_PT = 0.25;

/** Marks keep away from the cut, so that none is left where it is a little off: half a millimetre. */
const GAP_PT = (0.5 / 25.4) * 72;

/*
 *    ──  │ │  ──      Two lines at every corner, inside the bleed: they show where to cut,
 *     ┌──┘ └──┐       and go away with what is cut off.
 */

/** The corner marks of a page for the knife. */
export function cutMarks({
  widthPt,
  heightPt,
  bleedPt,
}: Pick<Page, 'widthPt' | 'heightPt' | 'bleedPt'>): FillOperation {
  const length = bleedPt - GAP_PT;
  const across = (y: number): Box[] =>
    [0, widthPt - length].map((x) => ({ x, y: y - LINE_PT / 2, width: length, height: LINE_PT }));
  const down = (x: number): Box[] =>
    [0, heightPt - length].map((y) => ({ x: x - LINE_PT / 2, y, width: LINE_PT, height: length }));
  const boxes = [bleedPt, heightPt - bleedPt]
    .flatMap(across)
    .concat([bleedPt, widthPt - bleedPt].flatMap(down));
  return { kind: 'fill', color: BLACK, boxes };
}
