import { type ComponentProps, type SubmitEvent, useState } from 'react';
import { pinCopy } from '../copy/sign-in.ts';
import { DialogForm } from '../ui/DialogForm.tsx';
import { Note } from '../ui/Note.tsx';
import { PinField } from './AccountFields.tsx';
import styles from './PinStep.module.css';
import { ResendPin } from './ResendPin.tsx';

type Props = Pick<ComponentProps<typeof DialogForm>, 'form' | 'isBusy' | 'submit' | 'back'> & {
  /** Where the PIN was sent. */
  readonly email: string;
  readonly sentAtMs: number;
  readonly problem: string | undefined;
  /** Sends another PIN; answers with why not, or null. Itself null where one has to go back for another. */
  readonly onResend: (() => Promise<string | null>) | null;
};

/** Asks for the PIN of a mail, and says how to go on where it does not come or is not taken. */
export function PinStep({ email, sentAtMs, problem, onResend, form, ...rest }: Props) {
  /** The problem of a PIN that was entered before another one was sent. */
  const [past, setPast] = useState<string>();
  const found = problem === past ? undefined : problem;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    setPast(undefined);
    form.onSubmit?.(event);
  };
  const resend = async (again: NonNullable<typeof onResend>) => {
    const refused = await again();
    if (refused === null) setPast(problem);
    return refused;
  };
  return (
    <DialogForm
      {...rest}
      form={{ ...form, onSubmit }}
      lead={pinCopy.lead(email)}
      after={
        <>
          <Note role="status">{found === pinCopy.mismatch ? pinCopy.mismatchHint : null}</Note>
          <Note>{pinCopy.note}</Note>
          {onResend ? (
            <ResendPin sentAtMs={sentAtMs} onResend={() => resend(onResend)} />
          ) : (
            <Note>{pinCopy.again}</Note>
          )}
        </>
      }
    >
      <div className={styles.pin}>
        <PinField label={pinCopy.pin} hint={pinCopy.pinHint} error={found} />
      </div>
    </DialogForm>
  );
}
