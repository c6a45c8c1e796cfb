import styles from './SkipLink.module.css';

/** For keyboards: skips the head of every page and leads to its content. Shown while it has the focus. */
export const SkipLink = ({ words }: { readonly words: string }) => (
  <a className={styles.skip} href="#main">
    {words}
  </a>
);
