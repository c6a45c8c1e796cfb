import { createRoot } from 'react-dom/client';
import { addAnalyticsAdapter, forgetEarlyEvents, pageStore } from '../../platform/analytics.ts';
import { consentStore, recallConsent } from '../../platform/consent.ts';
import { createCollector, sendTo } from '../../platform/outside-analytics.ts';
import { ConsentBar } from './Consent.tsx';

/** Asks for consent; sends events to the outside service only while it is given. Loaded where one is set. */
export function openConsent(collectorUrl: string): void {
  const collector = createCollector(sendTo(collectorUrl));
  let stop: (() => void) | null = null;
  const follow = (): void => {
    const isGiven = consentStore.getState().consent === 'given';
    if (isGiven) stop ??= addAnalyticsAdapter(collector.adapter);
    else {
      stop?.();
      stop = null;
    }
    if (isGiven) collector.flush(pageStore.getState().kind);
  };
  consentStore.subscribe(follow);
  pageStore.subscribe(follow);
  recallConsent();
  // The outside service is never told of events from before the consent.
  forgetEarlyEvents();
  const place = document.createElement('div');
  place.style.display = 'contents';
  document.body.append(place);
  createRoot(place).render(<ConsentBar />);
}
