import { consentCopy } from '../../copy/consent.ts';
import { chooseConsent, useConsent } from '../../platform/consent.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './ConsentBar.module.css';

/** The choice again, to be changed at any time. */
export function ConsentSettings() {
  const { consent } = useConsent();
  return (
    <section aria-labelledby="consent">
      <h2 id="consent">{consentCopy.settingsTitle}</h2>
      <p role="status">{consentCopy[consent ?? 'open']}</p>
      <div className={styles.answers}>
        <Button size="small" aria-pressed={consent === 'refused'} onClick={() => chooseConsent('refused')}>
          {consentCopy.refuse}
        </Button>
        <Button size="small" aria-pressed={consent === 'given'} onClick={() => chooseConsent('given')}>
          {consentCopy.agree}
        </Button>
      </div>
    </section>
  );
}
