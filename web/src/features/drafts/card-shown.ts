import { flowPaths, isOrdering } from '../../paths.ts';
import type { Boot } from '../../shop/boot.ts';

/** Behind the choice of a design a page shows the card that is made; so do those of its order. */
export const isCardShown = ({ made }: Boot, path: string): boolean =>
  isOrdering(path) ||
  made.some(({ flow }) =>
    flow.steps.some((step) => !['', 'kit'].includes(step) && path === flowPaths(flow.createUrl).step(step)),
  );
