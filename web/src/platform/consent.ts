import { createStore } from 'zustand/vanilla';
import { keep, recall } from './storage.ts';

/** Whether outside services may measure a visitor's visits; null until they have answered. */
export type Consent = 'given' | 'refused' | null;

const KEY = 'analytics-consent';

type Asking = {
  readonly consent: Consent;
  readonly isAsking: boolean;
  /** The offer to resume a draft takes the place of the question until it is closed. */
  readonly isWaiting: boolean;
};

export const consentStore = createStore<Asking>()(() => ({
  consent: null,
  isAsking: false,
  isWaiting: false,
}));

/** Holds the question back until it is called with `false`. */
export const holdConsent = (isWaiting: boolean): void => consentStore.setState({ isWaiting });

/** At the start: reads the choice of this device; without one the question is asked. */
export function recallConsent(): void {
  const kept = recall('localStorage', KEY);
  const consent = kept === 'given' || kept === 'refused' ? kept : null;
  consentStore.setState({ consent, isAsking: consent === null });
}

/** Remembers the choice on this device. */
export function chooseConsent(consent: 'given' | 'refused'): void {
  keep('localStorage', KEY, consent);
  consentStore.setState({ consent, isAsking: false });
}
