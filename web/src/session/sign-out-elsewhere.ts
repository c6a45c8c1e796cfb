/* A page with a member's addresses must not stay in another tab once somebody has signed out: the next person at the
   device finds it. A session that only ended is asked for again where the page is (SessionGate). */

const CHANNEL = 'sign-out';

/** To the other tabs of this browser. */
export function tellSignOut(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Returns what ends it. */
export function onSignOutElsewhere(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', listener);
  return () => channel.close();
}
