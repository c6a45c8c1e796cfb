import type { DayMark } from '@fumi/domain';
import styles from './DayMarkPicture.module.css';
import { MARK_PATHS } from './mark-paths.data.ts';

/** A mark beside its name. */
export function DayMarkPicture({ mark }: { readonly mark: DayMark }) {
  return (
    <svg className={styles.mark} viewBox="0 0 20 20" focusable="false" aria-hidden="true">
      <path d={MARK_PATHS[mark]} />
    </svg>
  );
}
