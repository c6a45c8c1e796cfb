import { useEffect, useState } from 'react';
import { useDraft } from '../draft/draft-store.ts';

/** Longer than the pause between two letters of who looks for each on the keyboard, ms. */
const REST_MS = 1500;

/**
 * Whether everything is kept on the device, and nothing has been changed for a moment: each letter is a change, and who
 * listens would hear after every one that it is kept.
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
