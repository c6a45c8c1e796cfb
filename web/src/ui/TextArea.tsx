import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldWords } from './Field.tsx';

type Props = Omit<FieldWords, 'describedBy' | 'announcesError'> &
  Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'id' | 'aria-label'>;

/** Words of several lines. */
export function TextArea({ id, label, labelHidden, hint, error, warning, note, count, ...area }: Props) {
  return (
    <Field {...{ id, label, labelHidden, hint, error, warning, note, count }}>
      {(control) => <textarea {...area} {...control} />}
    </Field>
  );
}
