import { homeCopy } from '../../copy/catalogue.ts';
import styles from './Promises.module.css';

/** What decides in a conflict, told to the customer. */
export function Promises() {
  return (
    <ul className={styles.promises}>
      {homeCopy.promises.map(({ glyphs, title, text }) => (
        <li key={title}>
          <p className={styles.glyphs} aria-hidden="true">
            {glyphs}
          </p>
          <h3>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
