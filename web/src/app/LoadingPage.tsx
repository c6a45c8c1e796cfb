import { shellCopy } from '../copy/shell.ts';
import styles from './LoadingPage.module.css';

/** Stands where a page will be; says so only when it takes long. */
export function LoadingPage() {
  return (
    <p className={styles.loading} role="status">
      {shellCopy.loading}
    </p>
  );
}
