import styles from './SkipLink.module.css';

/** For keyboards: past what stands above every page, to its content. Seen while it has the focus. */
export const SkipLink = ({ words }: { readonly words: string }) => (
  <a className={styles.skip} href="#main">
    {words}
  </a>
);
