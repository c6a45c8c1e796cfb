import { keep, recall } from '../platform/storage.ts';

/* Whose data this browser holds. A session may end without a sign-out, for instance from another
   device; what was typed is then kept for the same member. */

const KEY = 'last-member';

/** Calls `leave` when another tab signs out or signs in another member (not `isHere`), not when a session expires. */
export function onOtherMember(isHere: (memberCode: string | null) => boolean, leave: () => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && !isHere(newValue)) leave();
  });
}

const ENDED = 'ended';

/** Notes that a page was not shown because the member's session had ended: the page shown instead says so. */
export const noteEnded = (): void => keep('sessionStorage', ENDED, ENDED);

/** Whether that is still to be said; true only once. */
export function takeEnded(): boolean {
  const isEnded = recall('sessionStorage', ENDED) !== null;
  keep('sessionStorage', ENDED, null);
  return isEnded;
}

/** After another tab signed out, or signed in another member: this tab has no member of its own any more. */
export const forgetTabMember = (): void => keep('sessionStorage', KEY, null);

/** The last member of this tab, as each tab keeps its own addresses; else of the device. */
export const lastMember = (): string | null => recall('sessionStorage', KEY) ?? recall('localStorage', KEY);

/** Null at sign-out. */
export function noteLastMember(code: string | null): void {
  keep('sessionStorage', KEY, code);
  keep('localStorage', KEY, code);
}
