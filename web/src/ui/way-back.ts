/*
 * The browser's way back, on phones a swipe, does to the uppermost dialog what Esc does: the page stays, with what was
 * done there.
 *
 *   … another document │ page │ the same page, laid over it │ …
 *
 * Back on a document's first history entry leaves the site unasked, so the first dialog there pushes an entry of the
 * same URL. It stays: popping it would end a navigation begun as the dialog closes. With no dialog, back skips it.
 */

import { hearFirst } from './hear-first.ts';

/** What React Router keeps in an entry, as far as we read it: its place among those of this document. */
type Entry = { readonly idx?: number; readonly isBeneath?: boolean } | null;

/** The dialogs that are open, the uppermost last. */
export const openDialogs: HTMLDialogElement[] = [];

/** By how many history entries the last navigation moved that was reverted here. */
export let revertedDelta = 0;

/** The `idx` of the history entry that the open dialogs stand on. */
let place: number | undefined;

/** Notes that dialogs stand on the entry that is shown now. */
export function noteDialogEntry(): void {
  const entry: Entry = history.state;
  if (entry?.idx === 0) {
    history.replaceState({ ...entry, isBeneath: true }, '');
    history.pushState({ ...entry, idx: 1, isBeneath: false }, '');
  }
  place = (history.state as Entry)?.idx;
}

function onWay(event: PopStateEvent): void {
  const entry: Entry = event.state;
  if (openDialogs.length === 0) {
    if (!entry?.isBeneath) return;
    history.replaceState({ ...entry, isBeneath: false }, '');
    history.back();
    return;
  }
  if (entry?.idx === undefined || place === undefined) return;
  // Stopped before the router gets it: for the router nothing was navigated.
  event.stopImmediatePropagation();
  revertedDelta = entry.idx - place || revertedDelta;
  if (entry.idx !== place) history.go(-revertedDelta);
  else openDialogs.at(-1)?.dispatchEvent(new Event('cancel', { cancelable: true }));
}

hearFirst(onWay);
