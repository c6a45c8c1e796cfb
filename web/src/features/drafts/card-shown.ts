import { flowPaths, isOrdering } from '../../paths.ts';
import type { Boot } from '../../shop/boot.ts';

/** Whether a path shows the open draft's card: a flow step after the choice of a design, or a page of an order. */
export const isCardShown = ({ made }: Boot, path: string): boolean =>
  isOrdering(path) ||
  made.some(({ flow }) =>
    flow.steps.some((step) => !['', 'kit'].includes(step) && path === flowPaths(flow.createUrl).step(step)),
  );
