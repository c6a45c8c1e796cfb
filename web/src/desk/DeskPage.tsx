import type { ReactNode } from 'react';
import styles from './DeskPage.module.css';
import { PageTitle } from './PageTitle.tsx';

type Props = {
  readonly title: string;
  /** One line of explanation. */
  readonly lead?: ReactNode;
  /** Buttons that belong to the whole page. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** What every page of the desk has: its name, above what it shows. */
export const DeskPage = ({ title, lead, actions, children }: Props) => (
  <>
    <PageTitle title={title} />
    <div className={styles.head}>
      <h1 tabIndex={-1}>{title}</h1>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
      {lead ? <p className={styles.lead}>{lead}</p> : null}
    </div>
    <div className={styles.body}>{children}</div>
  </>
);
