import { PrivacyPage } from '../features/catalogue/InfoPages.tsx';
import { ConsentSettings } from '../features/consent/Consent.tsx';
import { useIsHydrated } from '../platform/use-is-hydrated.ts';
import { readBoot } from '../shop/boot.ts';

/** The policy and, where an outside service is configured, the choice of consent, which the browser adds. */
export function Component() {
  const isAsked = useIsHydrated() && readBoot().collectorUrl !== '';
  return <PrivacyPage>{isAsked ? <ConsentSettings /> : null}</PrivacyPage>;
}
