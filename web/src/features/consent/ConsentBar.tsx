import { useStore } from 'zustand';
import { consentCopy } from '../../copy/consent.ts';
import { paths } from '../../paths.ts';
import { chooseConsent, useConsent } from '../../platform/consent.ts';
import { pageStore } from '../../platform/page-kind.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './ConsentBar.module.css';

/** Asks at the end of public pages beside the flow, so that it never stands over an action; it takes no focus. */
export function ConsentBar() {
  const { isAsking } = useConsent();
  const { kind, inFlow } = useStore(pageStore);
  if (!isAsking || kind !== 'public' || inFlow) return null;
  return (
    <section className={styles.bar} aria-label={consentCopy.label}>
      <p>
        {consentCopy.question}{' '}
        <a href={paths.privacy()} target="_blank" rel="noopener">
          {consentCopy.more}
        </a>
      </p>
      <div className={styles.answers}>
        <Button size="small" onClick={() => chooseConsent('refused')}>
          {consentCopy.refuse}
        </Button>
        <Button size="small" onClick={() => chooseConsent('given')}>
          {consentCopy.agree}
        </Button>
      </div>
    </section>
  );
}
