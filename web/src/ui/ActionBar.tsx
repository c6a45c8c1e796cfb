import type { ReactNode } from 'react';
import styles from './ActionBar.module.css';

type Props = {
  /** A quiet button or link back, on the left. */
  readonly back?: ReactNode;
  /** One line: what is counted, what is open, why one cannot go on. */
  readonly summary?: ReactNode;
  /** The primary action of the screen. */
  readonly children: ReactNode;
};

/** Holds the primary action, the only red of a screen: sticks to the bottom of the window on every step. */
export function ActionBar({ back, summary, children }: Props) {
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        {summary ? <div className={styles.summary}>{summary}</div> : null}
        {back ? <div className={styles.back}>{back}</div> : null}
        <div className={styles.primary}>{children}</div>
      </div>
    </div>
  );
}
