import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styles from './Checkbox.module.css';

type Props = Omit<ComponentPropsWithRef<'input'>, 'className' | 'type' | 'id' | 'aria-label'> & {
  /** Its accessible name; may hold a link. */
  readonly label: ReactNode;
  readonly error?: ReactNode;
};

export function Checkbox({ label, error, ...input }: Props) {
  const errorId = useId();
  return (
    <div className={styles.checkbox}>
      <label>
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{label}</span>
      </label>
      {error ? (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
