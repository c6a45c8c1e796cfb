import {
  type CardFace,
  cutAndStack,
  type ImposedSheet,
  invariant,
  layoutSheet,
  type RunItem,
  type RunLeaf,
  type RunTerms,
  runLeaves,
  type SheetLayout,
} from '@fumi/domain';

/** Everything about a run's sheets that follows from its terms and items. */
export type RunPlan = {
  readonly layout: SheetLayout;
  readonly leaves: readonly RunLeaf[];
  readonly sheets: readonly ImposedSheet[];
};

export function planRun(terms: RunTerms, items: readonly RunItem[], face: CardFace): RunPlan {
  const layout = layoutSheet(terms, face);
  invariant(layout, 'A run is made only of what its sheet holds.');
  const leaves = runLeaves(items);
  return { layout, leaves, sheets: cutAndStack(leaves.length, layout.fronts.length, terms.stackSheets) };
}
