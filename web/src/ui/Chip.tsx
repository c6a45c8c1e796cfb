import type { ReactNode } from 'react';
import styles from './Chip.module.css';

type Props = {
  /** The words on it: its accessible name. */
  readonly children: ReactNode;
  readonly count?: number;
  readonly pressed: boolean;
  readonly onPress: () => void;
};

/** A filter that is on or off, with how much it leaves. */
export function Chip({ children, count, pressed, onPress }: Props) {
  return (
    <button type="button" {...chipAttributes()} aria-pressed={pressed} onClick={onPress}>
      <ChipWords count={count}>{children}</ChipWords>
    </button>
  );
}

/** The look of a chip for a link of one's own; the chosen one carries `aria-current="true"`. */
export const chipAttributes = () => ({ className: styles.chip });

export function ChipWords({
  children,
  count,
}: {
  readonly children: ReactNode;
  readonly count?: number | undefined;
}) {
  return (
    <>
      {children}
      {count === undefined ? null : <span className={styles.count}>{count}</span>}
    </>
  );
}
