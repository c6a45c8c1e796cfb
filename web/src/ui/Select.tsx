import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldWords } from './Field.tsx';

type Option = { readonly value: string; readonly label: string };

type Props = Omit<FieldWords, 'id' | 'announcesError'> &
  Omit<ComponentPropsWithRef<'select'>, 'className' | 'id' | 'children'> & {
    readonly options: readonly Option[];
  };

export function Select(props: Props) {
  const { label, labelHidden, hint, error, warning, note, describedBy, count, options, ...select } = props;
  return (
    <Field {...{ label, labelHidden, hint, error, warning, note, describedBy, count }}>
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
