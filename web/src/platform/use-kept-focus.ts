import { useEffect } from 'react';

/** Where focus was: the thing, and what stood around it, the nearest first. */
type Place = { readonly thing: HTMLElement; readonly around: readonly HTMLElement[] };

const placeOf = (thing: HTMLElement): Place => {
  const around: HTMLElement[] = [];
  for (let at = thing.parentElement; at; at = at.parentElement) around.push(at);
  return { thing, around };
};

/** What stands where a thing was that has gone: its field anew, the part that it stood in, or the page's heading. */
function standInFor({ thing, around }: Place): HTMLElement | null {
  const name = thing.closest('dialog') ? null : thing.getAttribute('name');
  const anew = name ? document.querySelector<HTMLElement>(`main [name="${CSS.escape(name)}"]`) : null;
  const part = around.find((one) => one.isConnected && one.tagName === 'SECTION');
  if (anew || !part) return anew ?? document.querySelector('main h1');
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  return part;
}

/**
 * A button goes when what it does is done, and a list's fields are others for another list. Focus would fall out of the
 * page then, which is heard by nobody who listens to it; it goes to what stands there now.
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
      // Where somebody has scrolled to is theirs.
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
