import { checkoutCopy } from '../../copy/checkout.ts';
import { yenText } from '../../copy/money.ts';
import styles from './StatementLines.module.css';

export type Line = {
  readonly label: string;
  readonly count: number;
  readonly amountYen: number;
};

type Props = { readonly lines: readonly Line[]; readonly totalYen: number; readonly taxYen: number };

/** Every yen explained; the lines add up to the total. */
export function StatementLines({ lines, totalYen, taxYen }: Props) {
  return (
    <div className={styles.statement}>
      <dl className={styles.lines}>
        {lines.map(({ label, count, amountYen }) => (
          <div key={label}>
            <dt>
              {label} {count > 1 ? <span className={styles.note}>{checkoutCopy.times(count)}</span> : null}
            </dt>
            <dd>{amountYen < 0 ? `−${yenText(-amountYen)}` : yenText(amountYen)}</dd>
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
