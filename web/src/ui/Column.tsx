import type { ReactNode } from 'react';
import styles from './Column.module.css';

type Props = {
  /** A text to read, a form, a list of things to decide, or whatever fills the page. */
  readonly kind?: 'text' | 'form' | 'list' | 'page';
  readonly children: ReactNode;
};

/** A column, no wider than its kind is comfortable to read. */
export const Column = ({ kind = 'text', children }: Props) => (
  <div className={styles.column} data-kind={kind}>
    {children}
  </div>
);
