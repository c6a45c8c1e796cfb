import { createStore } from 'zustand/vanilla';

/** What a visitor said to being counted by others than the shop; null until they were asked. */
export type Consent = 'given' | 'refused' | null;

const KEY = 'analytics-consent';

function read(): Consent {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'given' || kept === 'refused' ? kept : null;
  } catch {
    return null;
  }
}

export const consentStore = createStore<{ readonly consent: Consent; readonly isAsking: boolean }>()(() => ({
  consent: null,
  isAsking: false,
}));

/** At the start: what was chosen on this device; somebody who was never asked is. */
export function recallConsent(): void {
  const consent = read();
  consentStore.setState({ consent, isAsking: consent === null });
}

/** Remembers the choice on this device. Where storage is off, it lives as long as the page. */
export function chooseConsent(consent: 'given' | 'refused'): void {
  try {
    localStorage.setItem(KEY, consent);
  } catch {
    // Asked again at the next visit.
  }
  consentStore.setState({ consent, isAsking: false });
}
