import styles from './WholeNumbers.module.css';

/** 1-2-3, 〒106-0032; of orders F261128-N5SYH, of a seller T1234567890123. */
const NUMBER = /(〒?\d+(?:-\d+)+|F\d{6}-\w{5}|T\d{13})/;
const LETTER = /^[A-Z]/;

/** A text in which no line ends inside a number: browsers break behind any hyphen. */
export const WholeNumbers = ({ children }: { readonly children: string }) =>
  children.split(NUMBER).map((part, at) =>
    // Of the parts, every second is a number.
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same text has the same parts
      <span key={at} className={LETTER.test(part) ? styles.code : styles.whole}>
        {part}
      </span>
    ),
  );
