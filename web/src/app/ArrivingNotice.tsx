import { useNavigation } from 'react-router';
import { shellCopy } from '../copy/shell.ts';
import styles from './ArrivingNotice.module.css';

/** On a slow network a page that was pressed comes after seconds, and the one before stays meanwhile. */
export const ArrivingNotice = () => (
  <p className={styles.arriving} role="status">
    {useNavigation().state === 'idle' ? null : shellCopy.loading}
  </p>
);
