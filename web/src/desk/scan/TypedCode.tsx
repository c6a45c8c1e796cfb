import { scanCopy as copy } from '../../copy/desk-scan.ts';
import { fieldText, useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';

/** A number that somebody types, or a scanner while focus is in the field. */
export function TypedCode({ onText }: { readonly onText: (text: string) => void }) {
  const { form } = useForm(async (data) => {
    const text = fieldText(data, 'code').trim();
    if (text !== '') onText(text);
    form.ref.current?.reset();
    return null;
  });
  return (
    <form {...form}>
      <TextField
        name="code"
        label={copy.typed}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        beside={<Button type="submit">{copy.type}</Button>}
      />
    </form>
  );
}
