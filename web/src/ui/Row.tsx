import type { ReactNode } from 'react';
import styles from './Row.module.css';

/** Small things beside each other, such as buttons; what has no room goes to the next line. */
export const Row = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
