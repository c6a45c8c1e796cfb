import { focusHeading } from '../../platform/focus-heading.ts';

/** The list of all doubts on the page before the order. */
export const DOUBTS_ID = 'doubts';

export const pageIdOf = (pageNo: number): string => `page-${pageNo}`;

/** Focus that went with what had it, also to the heading, goes to the doubts that are left; elsewhere it stays. */
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
