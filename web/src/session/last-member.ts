import { keep, recall } from '../platform/storage.ts';

/* Whose things this browser holds. A session may end without a sign-out, as one that is ended from another device, and
   what was typed waits for whoever it was. */

const KEY = 'last-member';

/** Of this tab, which has addresses of its own, else of the device. */
export const lastMember = (): string | null => recall('sessionStorage', KEY) ?? recall('localStorage', KEY);

/** Null at sign-out. */
export function noteLastMember(code: string | null): void {
  keep('sessionStorage', KEY, code);
  keep('localStorage', KEY, code);
}
