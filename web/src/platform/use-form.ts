import { type SubmitEvent, useEffect, useRef, useState } from 'react';

/** Sentences by field; `form` is about the whole. */
export type Problems<Field extends string> = Readonly<Partial<Record<Field | 'form', string>>>;

export const fieldText = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

/**
 * A native form: `submit` gets its fields and answers with problems, or null when it went well.
 * One submission at a time; the first field with a problem gets focus; what was typed stays.
 */
export function useForm<Field extends string>(submit: (data: FormData) => Promise<Problems<Field> | null>) {
  const ref = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState<Problems<Field> | null>(null);

  useEffect(() => {
    if (problems) ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problems]);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setIsBusy(true);
    // The same sentence a second time is read aloud only where it comes anew.
    setProblems(null);
    try {
      setProblems(await submit(new FormData(event.currentTarget)));
    } finally {
      busy.current = false;
      setIsBusy(false);
    }
  };

  return {
    problems: problems ?? ({} as Problems<Field>),
    isBusy,
    form: { ref, noValidate: true, onSubmit: (event: SubmitEvent<HTMLFormElement>) => void onSubmit(event) },
  };
}
