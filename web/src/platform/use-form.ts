import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { lockFields } from './lock-fields.ts';

/** Sentences by the name of a field; `form` is about the whole. */
export type Problems<Field extends string> = Readonly<Partial<Record<Field | 'form', string>>>;

export const fieldText = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

/**
 * A native form: `submit` gets its fields and answers with problems, or null when it went well.
 * One submission at a time; the first field with a problem gets focus; what was typed stays, and what was found of a
 * field is no longer said once somebody types there.
 */
export function useForm<Field extends string>(submit: (data: FormData) => Promise<Problems<Field> | null>) {
  const ref = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState<Problems<Field> | null>(null);
  /** Names of the fields in which somebody has typed since the last submission. */
  const [touched, setTouched] = useState<readonly string[]>([]);

  useEffect(() => {
    if (problems) ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problems]);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setIsBusy(true);
    // Cleared first: a sentence that stays the same would not be read aloud again.
    setProblems(null);
    const typed = new FormData(event.currentTarget);
    const letGo = lockFields(event.currentTarget);
    try {
      const found = await submit(typed);
      setTouched([]);
      setProblems(found);
    } finally {
      letGo();
      busy.current = false;
      setIsBusy(false);
    }
  };

  const onInput = ({ target }: InputEvent<HTMLFormElement>) => {
    const name = (target instanceof Element && target.getAttribute('name')) || '';
    setTouched((names) => (names.includes(name) ? names : [...names, name]));
  };

  const untouched = Object.entries(problems ?? {}).filter(([name]) => !touched.includes(name));
  return {
    problems: Object.fromEntries(untouched) as Problems<Field>,
    isBusy,
    form: {
      ref,
      noValidate: true,
      onInput,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void onSubmit(event),
    },
  };
}
