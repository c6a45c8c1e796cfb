import type { ReactNode } from 'react';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './Table.module.css';

type Props = {
  /** Its name, for screen readers. */
  readonly label: string;
  readonly heads: readonly string[];
  /** Its rows: `tr`, each with a `th` for what it is about. */
  readonly children: ReactNode;
};

/** Many rows of a few facts each; on a narrow window it scrolls at the side. */
export const Table = ({ label, heads, children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
  <section className={styles.scroll} tabIndex={0} aria-label={label}>
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {heads.map((words) => (
            <th key={words} scope="col">
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </section>
);
