import { useEffect, useState } from 'react';
import { PrivacyPage } from '../features/catalogue/PrivacyPage.tsx';
import { ConsentSettings } from '../features/consent/ConsentSettings.tsx';
import { readBoot } from '../shop/boot.ts';

/** The policy, and where somebody outside counts, the choice whether they may. The server's page has no choice yet. */
export function Component() {
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => setIsAsked(readBoot().collectorUrl !== ''), []);
  return <PrivacyPage>{isAsked ? <ConsentSettings /> : null}</PrivacyPage>;
}
