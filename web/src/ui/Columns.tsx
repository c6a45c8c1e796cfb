import type { ReactNode } from 'react';
import styles from './Columns.module.css';
import { Sheet } from './Sheet.tsx';
import { useMedia } from './use-media.ts';

type Props = {
  /** Name of the aside, for who moves by landmarks. */
  readonly label: string;
  /** Stays in sight on a wide window, and follows on a narrow one. */
  readonly aside: ReactNode;
  /** For an aside that should not come last: on a narrow window it comes first, folded under these words. */
  readonly folded?: ReactNode;
  readonly children: ReactNode;
};

/** From here on both stand side by side. */
const WIDE = '(min-width: 67.5em)';

/** The main content of a page, and beside it an aside. */
export function Columns({ label, aside, folded, children }: Props) {
  const isFolded = !useMedia(WIDE) && folded !== undefined;
  return (
    <div className={styles.columns}>
      {isFolded ? (
        <details className={styles.folded}>
          <summary>{folded}</summary>
          <div>{aside}</div>
        </details>
      ) : null}
      <div className={styles.main}>{children}</div>
      {isFolded ? null : (
        <aside className={styles.aside} aria-label={label}>
          <Sheet>{aside}</Sheet>
        </aside>
      )}
    </div>
  );
}
