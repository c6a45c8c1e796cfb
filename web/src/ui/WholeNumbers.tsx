import styles from './WholeNumbers.module.css';

/** A text in which no line ends inside 1-2-3 or 〒106-0032: browsers break behind any hyphen. */
export const WholeNumbers = ({ children }: { readonly children: string }) =>
  children.split(/(〒?\d+(?:-\d+)+)/).map((part, at) =>
    // Of the parts, every second is a number.
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same text has the same parts
      <span key={at} className={styles.whole}>
        {part}
      </span>
    ),
  );
