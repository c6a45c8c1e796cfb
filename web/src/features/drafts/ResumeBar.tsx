import { useEffect } from 'react';
import { holdConsent } from '../../platform/consent.ts';
import { Button } from '../../ui/Button.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { usePress } from '../../ui/use-press.ts';
import { DraftPicture } from './DraftPicture.tsx';
import styles from './Drafts.module.css';
import type { DraftItem } from './draft-items.ts';

/** What there is to go on with. */
export type ResumeOffer = {
  readonly label: string;
  readonly title: string;
  readonly name: string;
  readonly facts: string;
  readonly picture: Pick<DraftItem, 'kit' | 'staticUrl'>;
  readonly goOnWords: string;
  readonly goOnPath: string;
  /** Opens the draft on this device; a sentence says why where that fails. */
  readonly open: () => Promise<string | null>;
  /** Where everything else is listed. */
  readonly more: { readonly words: string; readonly to: string } | null;
};

type Props = {
  readonly offer: ResumeOffer;
  readonly navigate: (path: string) => Promise<void>;
  readonly closeWords: string;
  readonly onClose: () => void;
};

/** Offers to go on with what was made before. It stands below the page and takes no focus, so that nothing jumps. */
export function ResumeBar({ offer, navigate, closeWords, onClose }: Props) {
  const { label, title, name, facts, picture, goOnWords, goOnPath, open, more } = offer;
  const { press, isBusy, problem } = usePress();
  // The consent bar waits: only one bar at a time stands at the end of the window.
  useEffect(() => {
    holdConsent(true);
    return () => holdConsent(false);
  }, []);
  const goOn = async () => {
    const failed = await open();
    if (failed === null) await navigate(goOnPath);
    return failed;
  };
  return (
    <section className={styles.bar} aria-label={label}>
      <div className={styles.resumable}>
        <DraftPicture item={picture} />
        <div>
          <p>
            <b>{title}</b>
          </p>
          <p>{name}</p>
          <p className={styles.facts}>{facts}</p>
          <Problem>{problem}</Problem>
        </div>
      </div>
      <div className={styles.actions}>
        <Button size="small" busy={isBusy} onClick={() => void press(goOn)}>
          {goOnWords}
        </Button>
        {more ? <a href={more.to}>{more.words}</a> : null}
        <Button variant="quiet" size="small" onClick={onClose}>
          {closeWords}
        </Button>
      </div>
    </section>
  );
}
