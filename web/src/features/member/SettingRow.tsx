import type { ReactNode } from 'react';
import styles from './SettingRow.module.css';

type Props = {
  readonly term: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
};

/** One line of a section: name, value and action. */
export function SettingRow({ term, children, action }: Props) {
  return (
    <div className={styles.row}>
      <dt>{term}</dt>
      <dd>{children}</dd>
      {action ? <dd className={styles.action}>{action}</dd> : null}
    </div>
  );
}

type SectionProps = { readonly id: string; readonly title: string; readonly children: ReactNode };

export function SettingSection({ id, title, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** The lines of a section. */
export function SettingList({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>;
}
