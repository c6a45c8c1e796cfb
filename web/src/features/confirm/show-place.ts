/** The list of all doubts on the page before the order. */
export const DOUBTS_ID = 'doubts';

export const pageIdOf = (pageNo: number): string => `page-${pageNo}`;

/** Scrolls to a place of this page, and focus goes along. */
export function showPlace(id: string): void {
  const place = document.getElementById(id);
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
}
