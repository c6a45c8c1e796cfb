import type { ComponentProps } from 'react';
import styles from './Note.module.css';

/** A remark on what stands beside it, small and grey. */
export const Note = (props: Omit<ComponentProps<'p'>, 'className'>) => (
  <p {...props} className={styles.note} />
);
