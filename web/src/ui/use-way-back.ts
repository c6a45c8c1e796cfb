import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';

/** The browser's way back closes what lies over a page, as × does; the page stays, with what was done there. */
export function useWayBack(onBack: () => void): void {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP');
  const close = useEffectEvent(onBack);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    close();
  }, [blocker]);
}
