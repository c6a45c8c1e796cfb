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

type GroupProps<Value> = {
  readonly label: string;
  readonly chips: readonly { readonly value: Value; readonly words: string; readonly count?: number }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
};

/** Filters of which one is on. */
export function ChipGroup<Value extends string>({ label, chips, chosen, onChoose }: GroupProps<Value>) {
  return (
    <fieldset className={styles.group} aria-label={label}>
      {chips.map(({ value, words, ...count }) => (
        <Chip key={value} {...count} pressed={value === chosen} onPress={() => onChoose(value)}>
          {words}
        </Chip>
      ))}
    </fieldset>
  );
}
