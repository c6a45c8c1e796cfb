import { useEffect, useState } from 'react';
import { useDraft } from '../draft/draft-store.ts';

/** Longer than a slow typist's pause between two letters, ms. */
const REST_MS = 1500;

/**
 * Whether everything is kept on the device and nothing has changed for a moment: otherwise screen
 * readers would say after each typed letter that it is kept.
 */
export function useKeptAtRest(): boolean {
  const isKept = useDraft((draft) => draft.isSaved);
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => {
    if (!isKept) return;
    const timer = setTimeout(() => setIsAtRest(true), REST_MS);
    return () => {
      clearTimeout(timer);
      setIsAtRest(false);
    };
  }, [isKept]);
  return isKept && isAtRest;
}
