import type { ReactNode } from 'react';
import styles from './StackedTable.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Props = {
  /** Its accessible name. */
  readonly label: string;
  readonly heads: readonly { readonly words: string; readonly isHidden?: boolean }[];
  /** Its rows: `tr`, each with a `th` for what it is about. */
  readonly children: ReactNode;
};

/** A table where there is room for its columns, however large their words are; else each row is a block of its own. */
export function StackedTable({ label, heads, children }: Props) {
  return (
    <div className={styles.box}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {heads.map(({ words, isHidden }) => (
              <th key={words} scope="col">
                {isHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
