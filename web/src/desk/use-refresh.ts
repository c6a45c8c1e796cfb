import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';

/** Loads the page's facts again as long as somebody looks at it and reads no dialog. */
export function useRefresh(everyMs: number): void {
  const { revalidate } = useRevalidator();
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && !document.querySelector('dialog[open]')) void revalidate();
  });
  useEffect(() => {
    const timer = setInterval(() => refresh(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
