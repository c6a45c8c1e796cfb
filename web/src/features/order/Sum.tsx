import { yenText } from '../../copy/money.ts';
import styles from './Sum.module.css';

/** The total in the action bar: in sight wherever the page is scrolled to. */
export function Sum({ words, totalYen }: { readonly words: string; readonly totalYen: number }) {
  return (
    <span className={styles.sum}>
      <span>{words}</span>
      <strong>{yenText(totalYen)}</strong>
    </span>
  );
}
