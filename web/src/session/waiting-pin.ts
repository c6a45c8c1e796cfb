import { PIN_LIFE_MINUTES } from '@fumi/domain';
import { useEffect } from 'react';
import { keep, recall } from '../platform/storage.ts';

/* A phone may discard the tab while somebody reads the mail. What is kept is of no use without the PIN. */

/** `returnTo`: the page that its dialog is on; none where that was closed. */
type Sent = { readonly email: string; readonly sentAtMs: number; readonly returnTo: string };

/** What is kept until a PIN is entered; a password is never among it. */
export type WaitingPins = {
  readonly 'signup-pin': Sent & { readonly token: string };
  readonly 'email-change-pin': Sent;
  /** Asks for no PIN, but whether the mail arrived. */
  readonly 'notification-arrived': Sent;
};

const STEPS = [
  'signup-pin',
  'email-change-pin',
  'notification-arrived',
] as const satisfies (keyof WaitingPins)[];

/** How long each is of use. */
const LIFE_MINUTES = {
  'signup-pin': PIN_LIFE_MINUTES,
  'email-change-pin': PIN_LIFE_MINUTES,
  'notification-arrived': 24 * 60,
} as const;

/** The step that this tab waits in for the PIN of a mail, as long as that is of use. */
export function waitingPin<Step extends keyof WaitingPins>(step: Step): WaitingPins[Step] | null {
  const waiting = JSON.parse(recall('sessionStorage', step) ?? 'null') as WaitingPins[Step] | null;
  return waiting && Date.now() - waiting.sentAtMs < LIFE_MINUTES[step] * 60_000 ? waiting : null;
}

/** Forgets all steps: at sign-out, and once an address is confirmed. */
export function forgetWaitingPins(): void {
  for (const step of STEPS) keep('sessionStorage', step, null);
}

/** Keeps the step over a reload, and when its dialog closes: opened again, it asks for its PIN. */
export function useWaitingPin<Step extends keyof WaitingPins>(
  step: Step,
  waiting: WaitingPins[Step] | null,
): void {
  useEffect(() => {
    const put = (one: object | null) => keep('sessionStorage', step, one && JSON.stringify(one));
    put(waiting);
    return () =>
      put(recall('sessionStorage', step) === null ? null : waiting && { ...waiting, returnTo: '' });
  }, [step, waiting]);
}
