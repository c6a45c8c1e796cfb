import { createStore } from 'zustand/vanilla';
import { keep, recall } from './storage.ts';

/** What a visitor said to being counted by others than the shop; null until they were asked. */
export type Consent = 'given' | 'refused' | null;

const KEY = 'analytics-consent';

export const consentStore = createStore<{ readonly consent: Consent; readonly isAsking: boolean }>()(() => ({
  consent: null,
  isAsking: false,
}));

/** At the start: what was chosen on this device; somebody who was never asked is. */
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
