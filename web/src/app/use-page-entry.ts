import { frontProduct } from '@fumi/domain';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { shellCopy } from '../copy/shell.ts';
import { draftStore, openDraft } from '../draft/draft-store.ts';
import { pageStore, report } from '../platform/analytics.ts';
import { outgoingText } from '../platform/outgoing-text.ts';
import { useBoot } from '../shop/boot.ts';
import type { PageHandle } from './handle.ts';

/** A view starts at its top, or at the place that the address names, in it where it is a field; else the heading gets focus, as after a page load. */
function showTop(hash: string, isFirst: boolean): void {
  const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target) {
    // Back among designs, the one that was chosen is what one came from.
    const chosen = target.querySelector('[data-chosen]');
    if (chosen) chosen.scrollIntoView({ block: 'center' });
    else target.scrollIntoView();
    target.focus({ preventScroll: true });
    return;
  }
  if (isFirst) return;
  window.scrollTo(0, 0);
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** How far each entry of the history was scrolled. */
const places = new Map<string, number>();

/** Notes how far this entry is scrolled, and brings the browser's way back to where it was left. */
function useKeptPlace(): (show: () => void) => void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  useEffect(() => {
    const note = () => places.set(key, scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [key]);
  return (show) => {
    const place = isReturn ? places.get(key) : undefined;
    if (place === undefined) show();
    else scrollTo(0, place);
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

  useEffect(() => {
    if (title !== null) document.title = outgoingText(title);
  }, [title]);

  // Before the view is reported: who may know of it depends on the page.
  useEffect(() => pageStore.setState({ kind, inFlow }), [kind, inFlow]);

  useEffect(() => {
    void reportView(pathname, productCode, frontCode);
  }, [pathname, productCode, frontCode]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path enters a page even where the hash is the same
  useEffect(() => {
    keepPlace(() => showTop(hash, isFirst.current));
    isFirst.current = false;
  }, [pathname, hash]);
}
