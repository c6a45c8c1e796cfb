import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

type Props = {
  readonly title: string;
  /** One line of explanation. */
  readonly children?: ReactNode;
  /** Buttons that belong to the whole page. */
  readonly actions?: ReactNode;
};

export function PageHead({ title, children, actions }: Props) {
  return (
    <div className={styles.head}>
      <h1 tabIndex={-1}>{title}</h1>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
      {children ? <div className={styles.words}>{children}</div> : null}
    </div>
  );
}
