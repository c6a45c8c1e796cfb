import type { ReactNode } from 'react';
import styles from './Column.module.css';

/** The content of a page that is read from top to bottom, no wider than is read well. */
export const Column = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.column}>{children}</div>
);
