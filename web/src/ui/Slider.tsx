import { useId } from 'react';
import styles from './Slider.module.css';

type Props = {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The value in words, shown and read. */
  readonly words: string;
  readonly onChange: (value: number) => void;
  readonly disabled?: boolean;
};

/** A value between two ends, with its name on one side and itself on the other. */
export function Slider({ label, words, onChange, ...range }: Props) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        {...range}
        id={id}
        type="range"
        aria-valuetext={words}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <span aria-hidden>{words}</span>
    </div>
  );
}
