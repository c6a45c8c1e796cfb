import { shellCopy } from '../copy/shell.ts';
import styles from './LoadingPage.module.css';

/**
 * Stands in place of a page that loads; its words appear only when that takes long. It is not read aloud:
 * several may follow each other until a page is shown, and `ArrivingNotice` announces a page that somebody
 * went to.
 */
export const LoadingPage = () => <p className={styles.loading}>{shellCopy.loading}</p>;
