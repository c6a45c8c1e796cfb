import type { ReactNode } from 'react';
import { fieldText, type Problems, useForm } from '../platform/use-form.ts';
import { DialogForm } from '../ui/DialogForm.tsx';
import { Problem } from '../ui/Problem.tsx';
import { TextField } from '../ui/TextField.tsx';

type Words<Field extends string> = Readonly<Record<Field, string>>;

type Props<Field extends string> = {
  readonly lead: string;
  readonly submit: string;
  /** The fields, in their order. */
  readonly labels: Words<Field>;
  readonly before: NoInfer<Words<Field>>;
  /** Gets what was typed, trimmed; answers with what is wrong, or null. */
  readonly onSave: (typed: Words<Field>) => Promise<Problems<Field> | null>;
  /** Stands above the fields; can change what stands in them. */
  readonly above?: (change: (edit: (text: string) => string) => void) => ReactNode;
};

/** Fields in a dialog to correct several texts, one text field for each. */
export function WordsForm<Field extends string>({ labels, before, onSave, above, ...words }: Props<Field>) {
  const fields = Object.keys(labels) as Field[];
  const { form, problems, isBusy } = useForm<Field>((data) => {
    const typed = fields.map((field) => [field, fieldText(data, field).trim()]);
    return onSave(Object.fromEntries(typed) as Words<Field>);
  });
  const change = (edit: (text: string) => string) => {
    for (const input of form.ref.current?.querySelectorAll('input') ?? []) input.value = edit(input.value);
  };
  return (
    <DialogForm {...{ form, isBusy, ...words }}>
      <Problem>{problems.form}</Problem>
      {above?.(change)}
      {fields.map((field) => (
        <TextField
          key={field}
          name={field}
          label={labels[field]}
          defaultValue={before[field]}
          error={problems[field]}
        />
      ))}
    </DialogForm>
  );
}

/** What the server found wrong, by field, in words; null where it found nothing wrong in these fields. */
export function fieldProblems<Field extends string>(
  labels: Words<Field>,
  wordsOf: (field: Field) => string | undefined,
): Problems<Field> | null {
  const found = (Object.keys(labels) as Field[]).flatMap((field) => {
    const words = wordsOf(field);
    return words === undefined ? [] : [[field, words] as const];
  });
  return found.length > 0 ? (Object.fromEntries(found) as Problems<Field>) : null;
}
