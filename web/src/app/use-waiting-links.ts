import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Links to other pages of ours that open in this window. */
const LINKS = 'a[href^="/"]:not([target],[download])';

/**
 * Links of complete pages load documents. Without a network the browser's own page would stand in their place: then
 * the router goes there, and waits on the page that is here.
 */
export function useWaitingLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      // With a key held, a link opens elsewhere: nothing here is lost.
      const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (navigator.onLine || event.defaultPrevented || isElsewhere) return;
      const href = (event.target as Element).closest(LINKS)?.getAttribute('href');
      if (!href) return;
      event.preventDefault();
      void navigate(href);
    };
    document.addEventListener('click', onClick);
    // Presses are handled from now on: the mark tells browser tests and measurements.
    performance.mark('live');
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}
