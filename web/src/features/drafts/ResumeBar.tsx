import { useEffect, useState } from 'react';
import { draftsCopy } from '../../copy/drafts.ts';
import { paths } from '../../paths.ts';
import { holdConsent } from '../../platform/consent.ts';
import { Button } from '../../ui/Button.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { DraftPicture, whenChanged } from './DraftPicture.tsx';
import styles from './Drafts.module.css';
import type { DraftItem } from './draft-items.ts';
import { openItem } from './go-on.ts';

type Props = {
  readonly items: readonly [DraftItem, ...DraftItem[]];
  readonly navigate: (path: string) => Promise<void>;
  readonly onClose: () => void;
};

/** Offers to go on with what was begun last. It stands below the page and takes no focus, so that nothing jumps. */
export function ResumeBar({ items: [item, ...others], navigate, onClose }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // One bar at a time stands at the end of the window.
  useEffect(() => {
    holdConsent(true);
    return () => holdConsent(false);
  }, []);
  const goOn = async () => {
    setIsBusy(true);
    const failed = await openItem(item);
    setProblem(failed);
    setIsBusy(false);
    if (failed === null) await navigate(item.goOnPath);
  };
  return (
    <section className={styles.bar} aria-label={draftsCopy.barLabel}>
      <div className={styles.begun}>
        <DraftPicture item={item} />
        <div>
          <p>
            <b>{draftsCopy.barTitle}</b>
          </p>
          <p>{item.name}</p>
          <p className={styles.facts}>{whenChanged(item)}</p>
          <Problem>{problem}</Problem>
        </div>
      </div>
      <div className={styles.actions}>
        <Button size="small" busy={isBusy} onClick={() => void goOn()}>
          {draftsCopy.goOn}
        </Button>
        {others.length > 0 ? (
          <a href={`${paths.member()}#drafts`}>{draftsCopy.others(others.length)}</a>
        ) : null}
        <Button variant="quiet" size="small" onClick={onClose}>
          {draftsCopy.close}
        </Button>
      </div>
    </section>
  );
}
