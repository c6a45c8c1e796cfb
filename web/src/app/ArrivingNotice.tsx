import { useNavigation } from 'react-router';
import { shellCopy } from '../copy/shell.ts';
import styles from './ArrivingNotice.module.css';

/** Says that the next page is loading: on a slow network the old one stays for seconds. */
export const ArrivingNotice = () => (
  <p className={styles.arriving} role="status">
    {useNavigation().state === 'idle' ? null : shellCopy.loading}
  </p>
);
