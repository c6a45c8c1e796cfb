import type { Statement } from '@fumi/domain';
import { checkoutCopy } from '../../copy/checkout.ts';
import { yenText } from '../../copy/money.ts';
import styles from './Statement.module.css';

type Props = Pick<Statement, 'lines' | 'totalYen' | 'taxYen'>;

/** 1セット無料クーポン is wider than a line of enlarged text: it breaks where kanji end, not inside クーポン. */
const inParts = (label: string): string => label.replace(/([一-龠])(?=[ァ-ヶ])/g, '$1\u200b');

/** The lines of a statement, which add up to its total. */
export function StatementLines({ lines, totalYen, taxYen }: Props) {
  return (
    <div className={styles.statement}>
      <dl className={styles.lines}>
        {lines.map(({ label, count, amountYen }) => (
          <div key={label}>
            <dt>
              {inParts(label)}{' '}
              {count > 1 ? <span className={styles.note}>{checkoutCopy.times(count)}</span> : null}
            </dt>
            <dd>{yenText(amountYen)}</dd>
          </div>
        ))}
      </dl>
      <dl className={styles.total}>
        <div>
          <dt>{checkoutCopy.total}</dt>
          <dd>{yenText(totalYen)}</dd>
        </div>
      </dl>
      <p className={styles.note}>{checkoutCopy.taxIncluded(yenText(taxYen))}</p>
    </div>
  );
}

type SumProps = {
  readonly words: string;
  readonly totalYen: number;
  /** Read aloud when it changes. */
  readonly announced?: boolean;
};

/** The total in the action bar: in sight wherever the page is scrolled to, while the lines may be folded away. */
export function Sum({ words, totalYen, announced = false }: SumProps) {
  return (
    <span className={styles.sum} role={announced ? 'status' : undefined}>
      <span>{words}</span>
      <strong>{yenText(totalYen)}</strong>
    </span>
  );
}
