import { shellCopy } from '../copy/shell.ts';
import styles from './LoadingPage.module.css';

/**
 * Stands where a page will be; says so only when it takes long. Nothing is read aloud: several of these follow each
 * other until a page is there, and of a page that somebody asked for, `ArrivingNotice` speaks.
 */
export const LoadingPage = () => <p className={styles.loading}>{shellCopy.loading}</p>;
