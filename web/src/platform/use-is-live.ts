import { startTransition, useEffect, useState } from 'react';

/**
 * False on the page as the server sent it, where a press would be lost, and while it is compared with ours; true soon
 * after: what only the browser knows comes then, in pieces that hold nobody up.
 */
export function useIsLive(): boolean {
  const [isLive, setIsLive] = useState(false);
  useEffect(() => startTransition(() => setIsLive(true)), []);
  return isLive;
}
