import { startTransition, useEffect, useState } from 'react';

/**
 * False while the server's HTML is compared with ours, true soon after: what only the browser knows comes then, in
 * pieces that hold nobody up.
 */
export function useLive(): boolean {
  const [isLive, setIsLive] = useState(false);
  useEffect(() => startTransition(() => setIsLive(true)), []);
  return isLive;
}
