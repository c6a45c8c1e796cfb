/*
 * The browser's way back, on phones a swipe, does to the uppermost dialog what Esc does: the page stays, with what was
 * done there.
 *
 *   … another document │ page │ the same page, laid over it │ …
 *
 * The first page of a document has nothing of ours beneath it: from there the browser leaves, and asks nobody. So its
 * first dialog lays an entry of the same address over it. That one stays, for taking it off would end the way to another
 * document that begins as a dialog closes; without a dialog the way back leads through both.
 */

import { hearFirst } from './hear-first.ts';

/** What React Router keeps in an entry, as far as we read it: its place among those of this document. */
type Entry = { readonly idx?: number; readonly isBeneath?: boolean } | null;

/** The dialogs that are open, the uppermost last. */
export const opened: HTMLDialogElement[] = [];

/** How many entries away the way led that was taken back last. */
export let away = 0;

/** The place of the page that they stand on. */
let place: number | undefined;

/** The page that dialogs stand on is the one that is shown now. */
export function standHere(): void {
  const entry: Entry = history.state;
  if (entry?.idx === 0) {
    history.replaceState({ ...entry, isBeneath: true }, '');
    history.pushState({ ...entry, idx: 1, isBeneath: false }, '');
  }
  place = (history.state as Entry)?.idx;
}

function onWay(event: PopStateEvent): void {
  const entry: Entry = event.state;
  if (opened.length === 0) {
    if (!entry?.isBeneath) return;
    history.replaceState({ ...entry, isBeneath: false }, '');
    history.back();
    return;
  }
  if (entry?.idx === undefined || place === undefined) return;
  // Before the router hears of it: for it, nobody has gone anywhere.
  event.stopImmediatePropagation();
  away = entry.idx - place || away;
  if (entry.idx !== place) history.go(-away);
  else opened.at(-1)?.dispatchEvent(new Event('cancel', { cancelable: true }));
}

hearFirst(onWay);
