import type { ReactNode } from 'react';
import styles from './Columns.module.css';
import { Sheet } from './Sheet.tsx';

type Props = {
  /** Stays in sight on a wide window, and follows on a narrow one. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
};

/** What is done, and beside it what it is about. */
export const Columns = ({ aside, children }: Props) => (
  <div className={styles.columns}>
    <div className={styles.main}>{children}</div>
    <aside className={styles.aside}>
      <Sheet>{aside}</Sheet>
    </aside>
  </div>
);
