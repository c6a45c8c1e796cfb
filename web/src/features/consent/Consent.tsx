import { useStore } from 'zustand';
import { consentCopy } from '../../copy/consent.ts';
import { shellCopy } from '../../copy/shell.ts';
import { paths } from '../../paths.ts';
import { pageStore } from '../../platform/analytics.ts';
import { type Consent, chooseConsent, consentStore } from '../../platform/consent.ts';
import { Button } from '../../ui/Button.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Consent.module.css';

/** Asks at the end of public pages outside of the flow, so that it covers no action; it takes no focus. */
export function ConsentBar() {
  const { isAsking, isWaiting } = useStore(consentStore);
  const { kind, inFlow } = useStore(pageStore);
  if (!isAsking || isWaiting || kind !== 'public' || inFlow) return null;
  return (
    <section className={styles.bar} aria-label={consentCopy.label}>
      <p>
        {consentCopy.question}{' '}
        <a href={paths.privacy()} target="_blank" rel="noopener">
          {consentCopy.more}
          <VisuallyHidden>{shellCopy.newTab}</VisuallyHidden>
        </a>
      </p>
      <Answers />
    </section>
  );
}

/** Shows the choice, which can be changed at any time. */
export function ConsentSettings() {
  const { consent } = useStore(consentStore);
  return (
    <section aria-labelledby="consent">
      <h2 id="consent">{consentCopy.settingsTitle}</h2>
      <p role="status">{consentCopy[consent ?? 'open']}</p>
      <Answers chosen={consent} />
    </section>
  );
}

/** Both answers look alike: neither is easier to give. */
function Answers({ chosen }: { readonly chosen?: Consent }) {
  const answer = (consent: NonNullable<Consent>, words: string) => (
    <Button
      size="small"
      {...(chosen === undefined ? {} : { 'aria-pressed': chosen === consent })}
      onClick={() => chooseConsent(consent)}
    >
      {words}
    </Button>
  );
  return (
    <div className={styles.answers}>
      {answer('refused', consentCopy.refuse)}
      {answer('given', consentCopy.agree)}
    </div>
  );
}
