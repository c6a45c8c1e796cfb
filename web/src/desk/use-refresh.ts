import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';

/** Reloads the page's facts at an interval while the page is visible and no dialog is open. */
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
