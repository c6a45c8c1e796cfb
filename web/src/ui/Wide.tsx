import type { ReactNode } from 'react';
import styles from './Wide.module.css';

/** The measure of every page: gutters at the sides, and no wider than a table of cards can be read. */
export function Wide({ children }: { readonly children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
