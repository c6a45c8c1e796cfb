import { useEffect } from 'react';

/** Where focus was: the element, and its ancestors, the nearest first. */
type Place = { readonly thing: HTMLElement; readonly around: readonly HTMLElement[] };

const placeOf = (thing: HTMLElement): Place => {
  const around: HTMLElement[] = [];
  for (let at = thing.parentElement; at; at = at.parentElement) around.push(at);
  return { thing, around };
};

/** Where focus goes from a removed element: a field of its name, its section, or the heading. */
function standInFor({ thing, around }: Place): HTMLElement | null {
  const name = thing.closest('dialog') ? null : thing.getAttribute('name');
  const anew = name ? document.querySelector<HTMLElement>(`main [name="${CSS.escape(name)}"]`) : null;
  const part = around.find((one) => one.isConnected && one.tagName === 'SECTION');
  if (anew || !part) return anew ?? document.querySelector('main h1');
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  return part;
}

/**
 * Buttons disappear when their work is done, and fields when a list changes. Focus would then be
 * lost, and screen readers would say nothing: it is moved to what stands there now.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Place | null = null;
    const remember = ({ target }: Pick<FocusEvent, 'target'>) => {
      if (target instanceof HTMLElement && target !== document.body) last = placeOf(target);
    };
    // A page is entered with the focus on its heading, or on the link that led away.
    remember({ target: document.activeElement });
    const keep = () => {
      if (last === null || last.thing.isConnected || document.activeElement !== document.body) return;
      // The page stays where it was scrolled to.
      standInFor(last)?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(keep);
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, []);
}
