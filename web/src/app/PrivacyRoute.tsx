import { PrivacyPage } from '../features/catalogue/InfoPages.tsx';
import { ConsentSettings } from '../features/consent/Consent.tsx';
import { useIsHydrated } from '../platform/use-is-hydrated.ts';
import { readBoot } from '../shop/boot.ts';

/** The policy, and where somebody outside counts, the choice whether they may. The server's page has no choice yet. */
export function Component() {
  const isAsked = useIsHydrated() && readBoot().collectorUrl !== '';
  return <PrivacyPage>{isAsked ? <ConsentSettings /> : null}</PrivacyPage>;
}
