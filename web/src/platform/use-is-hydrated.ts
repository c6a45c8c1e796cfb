import { startTransition, useEffect, useState } from 'react';

/**
 * False while React hydrates the page that the server rendered, when a press would be lost; true soon after. What only
 * the browser knows is shown from then on, in a transition, which may be interrupted.
 */
export function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return isHydrated;
}
