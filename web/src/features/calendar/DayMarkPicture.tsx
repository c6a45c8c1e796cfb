import type { DayMark } from '@fumi/domain';
import { markOutlines } from '@fumi/print';
import { outlinePath } from '@fumi/print/svg';
import styles from './DayMarkPicture.module.css';

const BOX = { x: 1, y: 1, width: 18, height: 18 };

/** A mark as it is printed. */
export function DayMarkPicture({ mark }: { readonly mark: DayMark }) {
  const outlines = mark === 'none' ? [] : markOutlines(mark, BOX);
  return (
    <svg className={styles.mark} viewBox="0 0 20 20" focusable="false" aria-hidden="true">
      <path d={outlines.map(outlinePath).join('')} />
    </svg>
  );
}
