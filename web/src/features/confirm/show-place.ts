import { focusHeading } from '../../platform/focus-heading.ts';

/** The list of all doubts on the page before the order. */
export const DOUBTS_ID = 'doubts';

export const pageIdOf = (pageNo: number): string => `page-${pageNo}`;

/** What must be ticked before the order. */
export const CHECKS_ID = 'checks';

/** Attribute of what blocks the order, or of the link to where that is mended. */
export const BLOCKS_ORDER = { 'data-holds': true } as const;

/** Focuses an element and scrolls to it: to its top where it is higher than half the window. */
function focusFirst(selector: string): void {
  const place = document.querySelector<HTMLElement>(selector);
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: place.offsetHeight > window.innerHeight / 2 ? 'start' : 'center' });
}

/** Focuses the first element that blocks the order. */
export const showHeld = (): void => focusFirst('[data-holds]');

/** Focuses what the order waits for: what blocks it, else the first tick that is missing. */
export const showMissing = (): void => focusFirst(`[data-holds], #${CHECKS_ID} input:not(:checked)`);

/** Moves a focus that fell to body or heading with a removed element to the doubts, else to the heading. */
export function focusWhereLost(): void {
  if (!document.activeElement?.matches('body, main h1')) return;
  const doubts = document.getElementById(DOUBTS_ID);
  if (doubts) doubts.focus({ preventScroll: true });
  else focusHeading({ preventScroll: true });
}

/** Scrolls to a place of this page, and focus goes along. */
export function showPlace(id: string): void {
  const place = document.getElementById(id);
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
}
