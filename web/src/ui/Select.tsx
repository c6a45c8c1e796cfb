import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldWords } from './Field.tsx';

type Option = { readonly value: string; readonly label: string };

type Props = FieldWords &
  Omit<ComponentPropsWithRef<'select'>, 'className' | 'id' | 'children' | 'aria-label'> & {
    readonly options: readonly Option[];
  };

export function Select({ label, labelHidden, hint, error, warning, count, options, ...select }: Props) {
  return (
    <Field {...{ label, labelHidden, hint, error, warning, count }}>
      {(control) => (
        <select {...select} {...control}>
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
