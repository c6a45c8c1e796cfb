import { type ReactNode, useId } from 'react';
import styles from './RadioGroup.module.css';
import { WholeNumbers } from './WholeNumbers.tsx';

type RadioOption<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly description?: ReactNode;
  /** Stands at the end, for instance a price. */
  readonly aside?: ReactNode;
  readonly disabled?: boolean;
};

/** What names the group: words of its own, or the heading that it stands under. */
type Named =
  | { readonly label: string; readonly labelledBy?: never }
  | { readonly label?: never; readonly labelledBy: string };

type Props<Value extends string> = Named & {
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
};

export function RadioGroup<Value extends string>(props: Props<Value>) {
  const { label, labelledBy, options, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.group} aria-labelledby={labelledBy}>
      {label === undefined ? null : <legend>{label}</legend>}
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <b>
            <WholeNumbers>{option.label}</WholeNumbers>
          </b>
          {option.aside ? <span className={styles.aside}>{option.aside}</span> : null}
          {option.description ? <span className={styles.description}>{option.description}</span> : null}
        </label>
      ))}
    </fieldset>
  );
}
