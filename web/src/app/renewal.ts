import { createPath, type Path } from 'react-router';
import { isShopReached } from '../platform/connection.ts';

/** A page comes anew once in this time, another one may: on a train the network goes more than once a minute. */
const RENEW_PAUSE_MS = 60_000;

/** Somebody types, or has typed in a dialog: what nobody keeps would be lost with the page. */
const isAtAField = (): boolean =>
  document.querySelector(':is(dialog[open] *, :focus):is(input, textarea)') !== null;

/**
 * Reloads where a chunk could not be fetched, because a release replaced it or the network was away for a moment: loads
 * the page that the router was on its way to (`goal`), or this one again; once a minute at most. The draft is
 * kept by the device. Without a network nothing is loaded: the browser would show an error page of its own. Under
 * somebody's hands nothing is either: what asked for the code does without it.
 */
export function renewOnMissingChunk(goal: () => Path | undefined): void {
  addEventListener('vite:preloadError', async () => {
    const pressed = goal();
    const path = createPath(pressed ?? location);
    const key = `renewed ${path}`;
    const wasJustRenewed = Date.now() - Number(sessionStorage.getItem(key)) < RENEW_PAUSE_MS;
    if (wasJustRenewed || !(await isShopReached()) || (!pressed && isAtAField())) return;
    sessionStorage.setItem(key, String(Date.now()));
    if (pressed) location.assign(path);
    else location.reload();
  });
}
