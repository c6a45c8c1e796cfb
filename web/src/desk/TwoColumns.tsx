import type { ReactNode } from 'react';
import styles from './TwoColumns.module.css';

type Props = {
  readonly first: ReactNode;
  readonly second: ReactNode;
  /** How much of a wide window the first one takes; below each other on a narrow one. */
  readonly share: 'half' | 'most';
};

/** What is worked on, and beside it what belongs to it. */
export const TwoColumns = ({ first, second, share }: Props) => (
  <div className={styles.columns} data-share={share}>
    <div className={styles.column}>{first}</div>
    <div className={styles.column}>{second}</div>
  </div>
);
