import {
  type CardFace,
  CUT_MARGIN_PT,
  cutAndStack,
  type ImposedSheet,
  invariant,
  LANDSCAPE_ITEM_PT,
  layoutSheet,
  type RunLeaf,
  type RunTerms,
  runLeaves,
  type SheetLayout,
} from '@fumi/domain';
import type { BookDesign } from '../../db/tables/book.ts';
import type { RunItem } from './print-run.repository.ts';

/** The pages of a design's press file, as they lie there. */
export const cardFaceOf = ({ itemPt = LANDSCAPE_ITEM_PT }: Pick<BookDesign, 'itemPt'>): CardFace => ({
  widthPt: itemPt.width,
  heightPt: itemPt.height,
  bleedPt: CUT_MARGIN_PT,
});

/** Everything about a run's sheets that follows from its terms and items. */
export type RunPlan = {
  readonly layout: SheetLayout;
  readonly leaves: readonly RunLeaf[];
  readonly sheets: readonly ImposedSheet[];
};

export function planRun(
  terms: RunTerms,
  items: readonly Pick<RunItem, 'copies' | 'leaves'>[],
  face: CardFace,
): RunPlan {
  const layout = layoutSheet(terms, face);
  invariant(layout, 'A run is made only of what its sheet holds.');
  const leaves = runLeaves(items);
  return { layout, leaves, sheets: cutAndStack(leaves.length, layout.fronts.length, terms.stackSheets) };
}
