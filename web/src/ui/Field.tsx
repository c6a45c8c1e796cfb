import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { useHasFocus } from './use-has-focus.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type FieldWords = {
  /** Id of the control, where a link leads to it. */
  readonly id?: string | undefined;
  /** The field's accessible name, always shown above it unless `labelHidden`. */
  readonly label: string;
  readonly labelHidden?: boolean | undefined;
  /** A word beside the label: 任意, 市区町村、番地. */
  readonly hint?: string | undefined;
  /** What must be changed before one can go on. */
  readonly error?: ReactNode;
  /** A doubt that does not stop anybody. */
  readonly warning?: ReactNode;
  /** What was decided about the value by itself; nobody has to act. */
  readonly note?: ReactNode;
  /** Id of words elsewhere that describe the control. */
  readonly describedBy?: string | undefined;
  /** Reads the error aloud without the focus, too: where typing into another field causes or mends it. */
  readonly announcesError?: boolean | undefined;
  /** How much of a limit is used, in user-perceived characters. */
  readonly count?: { readonly used: number; readonly max: number } | undefined;
};

/** The attributes that tie a control to its label and messages. */
type ControlAttributes = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'data-doubt': true | undefined;
};

type Props = FieldWords & {
  readonly children: (control: ControlAttributes) => ReactNode;
  /** Stands beside the control, for instance a look-up button. */
  readonly beside?: ReactNode;
};

export function Field({
  id: ownId,
  label,
  labelHidden,
  hint,
  error,
  warning,
  note,
  describedBy,
  announcesError = false,
  count,
  children,
  beside,
}: Props) {
  const anyId = useId();
  const [hasFocus, watchFocus] = useHasFocus();
  const id = ownId ?? anyId;
  const parts = { hint: `${id}-hint`, error: `${id}-error`, warning: `${id}-warning`, note: `${id}-note` };
  const described = [
    hint && parts.hint,
    error && parts.error,
    warning && parts.warning,
    note && parts.note,
    describedBy,
  ].filter(Boolean);
  const control: ControlAttributes = {
    id,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
    'data-doubt': warning && !error ? true : undefined,
  };
  return (
    <div className={styles.field} {...watchFocus}>
      <div className={styles.head}>
        <label htmlFor={id}>{labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}</label>
        {hint ? (
          <span className={styles.hint} id={parts.hint}>
            {hint}
          </span>
        ) : null}
        {count ? (
          <span className={styles.count} data-over={count.used > count.max || undefined}>
            {count.used}／{count.max}
          </span>
        ) : null}
      </div>
      <div className={styles.row}>
        {children(control)}
        {beside}
      </div>
      {/* Live only with focus: a form that is checked would else read all its errors at once. */}
      <div className={styles.told} aria-live={hasFocus || announcesError ? 'polite' : 'off'}>
        {error ? (
          <p className={styles.error} id={parts.error}>
            {error}
          </p>
        ) : null}
      </div>
      {warning ? (
        <p className={styles.warning} id={parts.warning}>
          {warning}
        </p>
      ) : null}
      {note ? (
        <p className={styles.note} id={parts.note}>
          {note}
        </p>
      ) : null}
    </div>
  );
}
