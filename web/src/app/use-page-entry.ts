import { frontProduct } from '@fumi/domain';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { shellCopy } from '../copy/shell.ts';
import { draftStore, openDraft } from '../draft/draft-store.ts';
import { pageStore, report } from '../platform/analytics.ts';
import { outgoingText } from '../platform/outgoing-text.ts';
import { useBoot } from '../shop/boot.ts';
import type { PageHandle } from './handle.ts';

const focusStill = (element: HTMLElement | null | undefined): void => element?.focus({ preventScroll: true });

const heading = () => document.querySelector<HTMLElement>('main h1');

/**
 * Shows a page from its top with focus on the heading, or at the element that the hash names, with
 * focus there. Without a hash, the first load is left to the browser.
 */
function showTop(hash: string, isFirst: boolean): void {
  // Ids are ASCII, so nothing is decoded: a stray % would throw.
  const target = document.getElementById(hash.slice(1));
  if (target) {
    // Whoever comes back to the designs is shown the one that they chose.
    const chosen = `[data-kit="${draftStore.getState().choice?.kitId}"] a`;
    const place = (!isFirst && target.querySelector<HTMLElement>(chosen)) || target;
    place.scrollIntoView({ block: place === target ? 'start' : 'center' });
    focusStill(place);
    return;
  }
  if (isFirst) return;
  window.scrollTo(0, 0);
  focusStill(heading());
}

/** How far each entry of the history was scrolled. */
const scrolled = new Map<string, number>();
/** For each entry, the link pressed last: its index among the document's links, and its address. */
const pressed = new Map<string, readonly [at: number, href: string]>();

/**
 * Notes how far this entry is scrolled and which link is pressed on it. The browser's way back then
 * restores both, with focus on that link or the heading: keyboard and screen-reader users would
 * else start from the top again.
 */
function useKeptPlace(): (show: () => void) => void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  // A layout effect ends with its page: a shorter next page makes the browser scroll, which is not noted for this one.
  useLayoutEffect(() => {
    // Not by document.activeElement: Safari gives a pressed link no focus.
    const note = ({ target }: Event) => {
      scrolled.set(key, scrollY);
      const at = [...document.links].findIndex((link) => link.contains(target as Node));
      const link = document.links[at];
      if (link) pressed.set(key, [at, link.href]);
    };
    addEventListener('scroll', note, true);
    addEventListener('click', note, true);
    return () => {
      removeEventListener('scroll', note, true);
      removeEventListener('click', note, true);
    };
  }, [key]);
  return (show) => {
    const top = isReturn ? scrolled.get(key) : undefined;
    if (top === undefined) return show();
    scrollTo(0, top);
    const [at, href] = pressed.get(key) ?? [-1, ''];
    // A link that comes later than the others, such as that of a file, is not there yet.
    const link = [document.links[at], ...document.links].find((one) => one?.href === href);
    focusStill(link ?? heading());
    // What was unfolded above it when it was pressed may be folded again.
    link?.scrollIntoView({ block: 'nearest' });
  };
}

async function reportView(path: string, ownCode: string | null, frontCode: string): Promise<void> {
  const code = ownCode ?? draftStore.getState().productCode ?? frontCode;
  await openDraft(code);
  if (draftStore.getState().choice === null) return;
  report({ name: 'page_view', path, productCode: code });
}

/** On entering a page: to the top, title, the draft of its product, a page view once a kit is chosen (spec §2). */
export function usePageEntry(handle: PageHandle | null, productCode: string | null): void {
  const title = handle === null ? null : shellCopy.title(handle.title);
  const kind = handle?.render === 'html' ? 'public' : 'own';
  const inFlow = handle?.step !== undefined;
  const { pathname, hash } = useLocation();
  const { code: frontCode } = frontProduct(useBoot().made);
  const isFirst = useRef(true);
  const keepPlace = useKeptPlace();

  // biome-ignore lint/correctness/useExhaustiveDependencies: replaces a title that the last page set (CompletePage)
  useLayoutEffect(() => {
    if (title !== null) document.title = outgoingText(title);
  }, [title, pathname]);

  // Before the view is reported: who may know of it depends on the page.
  useEffect(() => pageStore.setState({ kind, inFlow }), [kind, inFlow]);

  useEffect(() => {
    void reportView(pathname, productCode, frontCode);
  }, [pathname, productCode, frontCode]);

  // Before it is painted: else the page is seen for a moment as far down as the one before was scrolled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path enters a page even where the hash is the same
  useLayoutEffect(() => {
    keepPlace(() => showTop(hash, isFirst.current));
    isFirst.current = false;
  }, [pathname, hash]);
}
