import styles from './Progress.module.css';

type Props = {
  /** Its accessible name: what is under way. */
  readonly label: string;
  readonly current: number;
  readonly total: number;
};

/** A known amount of work: bar and numbers, width = current / total (spec §4). */
export function Progress({ label, current, total }: Props) {
  return (
    <div className={styles.progress}>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={current}
      >
        <i style={{ width: `${total === 0 ? 0 : (current / total) * 100}%` }} />
      </div>
      <p>
        {current}／{total}
      </p>
    </div>
  );
}
