import { type RefObject, useEffect, useRef, useState } from 'react';

/** So far beyond the window a thing is made ready, that nobody who scrolls sees it empty. */
const MARGIN = '800px';

/** Whether an element is in or near the window. */
export function useIsNear<Element extends HTMLElement>(): {
  readonly ref: RefObject<Element | null>;
  readonly isNear: boolean;
} {
  const ref = useRef<Element>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (ref.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, isNear };
}
