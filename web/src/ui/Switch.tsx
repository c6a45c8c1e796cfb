import styles from './Switch.module.css';

type Props<Value extends string> = {
  /** Name of the group: what is being switched. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

/** Equal halves, one of them on top: 表面 ↔ 裏面. */
export function Switch<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  return (
    <fieldset className={styles.switch} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
