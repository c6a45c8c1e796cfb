import { useEffect } from 'react';

/**
 * Asks before the page goes while something would be lost. Browsers show their own sentence; ours (spec §8:
 * 入力したデータは保存されません。) stands in the dialogs that we show ourselves.
 */
export function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}

/** To another page without the question: what would be lost belongs to somebody who has left. */
export function leaveUnasked(url: string): void {
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  location.replace(url);
}
