import { createPath, type Path } from 'react-router';
import { isShopReached } from '../platform/connection.ts';
import { keep, recall } from '../platform/storage.ts';

/** The same page is reloaded once in this time, ms; another one may be sooner, as on a train. */
const RENEW_PAUSE_MS = 60_000;

/** A field has focus, or an open dialog has fields: a reload would lose typed text. */
const isAtAField = (): boolean =>
  document.querySelector(':is(dialog[open] *, :focus):is(input, textarea)') !== null;

/**
 * Reloads where a chunk could not be fetched, because a release replaced it or the network was away for a moment: loads
 * the page that the router was on its way to (`goal`), or this one again; once a minute at most. The draft is
 * kept by the device. Nothing is loaded without a network, where the browser would show its own
 * error page, nor while somebody is at a field: what asked for the code does without it.
 */
export function renewOnMissingChunk(goal: () => Path | undefined): void {
  addEventListener('vite:preloadError', async () => {
    const pressed = goal();
    const path = createPath(pressed ?? location);
    const key = `renewed ${path}`;
    const now = Date.now();
    const wasJustRenewed = now - Number(recall('sessionStorage', key)) < RENEW_PAUSE_MS;
    if (wasJustRenewed || !(await isShopReached()) || (!pressed && isAtAField())) return;
    keep('sessionStorage', key, `${now}`);
    // Without storage, or with a full one, the page would be reloaded without end.
    if (Number(recall('sessionStorage', key)) !== now) return;
    if (pressed) location.assign(path);
    else location.reload();
  });
}
