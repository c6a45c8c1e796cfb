import { useEffect, useState } from 'react';

/** How long the sentence stays (spec §8, §9). */
const SHOWN_MS = 3000;

/** The attention mark's sentence: shown for 3 s for each new `subject`, again on click, hidden on mouse leave. */
export function useAttention(subject: string) {
  const [shown, setShown] = useState<{ readonly subject: string; readonly times: number } | null>({
    subject,
    times: 0,
  });
  if (shown !== null && shown.subject !== subject) setShown({ subject, times: 0 });

  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  return {
    isShown: shown !== null,
    show: () => setShown((last) => ({ subject, times: (last?.times ?? 0) + 1 })),
    hide: () => setShown(null),
  };
}
