import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

/** Nothing is here yet: one sentence that teaches, and what to do. */
export function EmptyState({
  children,
  action,
}: {
  readonly children: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <div className={styles.empty}>
      <div>{children}</div>
      {action}
    </div>
  );
}
