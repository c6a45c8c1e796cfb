import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field, type FieldWords } from './Field.tsx';

type Props = Omit<FieldWords, 'describedBy'> &
  Omit<ComponentPropsWithRef<'input'>, 'className' | 'id' | 'aria-label'> & { readonly beside?: ReactNode };

export function TextField({
  id,
  label,
  labelHidden,
  hint,
  error,
  warning,
  note,
  announcesError,
  count,
  beside,
  ...input
}: Props) {
  return (
    <Field {...{ id, label, labelHidden, hint, error, warning, note, announcesError, count, beside }}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  );
}
