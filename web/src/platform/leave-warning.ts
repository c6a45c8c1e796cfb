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

/** What would be lost belongs to somebody who has left. */
function dropWarnings(): void {
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
}

/** To another page without the question. */
export function leaveUnasked(url: string): void {
  dropWarnings();
  location.replace(url);
}

/** The same page anew, without the question. */
export function reloadUnasked(): void {
  dropWarnings();
  location.reload();
}
