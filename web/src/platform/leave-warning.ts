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

/** Skips the question: the input that would be lost belongs to somebody who has signed out. */
function dropWarnings(): void {
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
}

/** Goes to another page without the question. */
export function leaveUnasked(url: string): void {
  dropWarnings();
  location.replace(url);
}

/** Reloads the page without the question. */
export function reloadUnasked(): void {
  dropWarnings();
  location.reload();
}
