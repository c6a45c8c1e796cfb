import type { ReactNode } from 'react';
import { deskCopy } from '../copy/desk.ts';
import { orderActCopy } from '../copy/desk-orders.ts';
import { fieldText, useForm } from '../platform/use-form.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogForm } from '../ui/DialogForm.tsx';
import { Problem } from '../ui/Problem.tsx';
import { TextField } from '../ui/TextField.tsx';

type Props = {
  readonly title: string;
  /** What it does, and whether the customer hears of it. */
  readonly ask: string;
  /** Name of the field; what is typed is required. */
  readonly label?: string;
  /** Fields beside the reason. */
  readonly children?: ReactNode;
  /** Answers with why it was not done; once it is done, the dialog goes. */
  readonly onSubmit: (words: string, data: FormData) => Promise<string | null>;
  readonly onClose: () => void;
};

/** Asks for a few words before something is done that others will ask about. */
export function ReasonDialog(props: Props) {
  const { title, ask, label = orderActCopy.reason, children, onSubmit, onClose } = props;
  const { form, problems, isBusy } = useForm<'words'>(async (data) => {
    const words = fieldText(data, 'words').trim();
    if (words === '') return { words: orderActCopy.reasonMissing };
    const problem = await onSubmit(words, data);
    if (problem === null) onClose();
    return problem === null ? null : { form: problem };
  });
  return (
    <Dialog title={title} closeLabel={deskCopy.close} onClose={onClose}>
      <DialogForm {...{ form, isBusy }} lead={ask} submit={title}>
        <Problem>{problems.form}</Problem>
        {children}
        <TextField name="words" label={label} maxLength={200} error={problems.words} />
      </DialogForm>
    </Dialog>
  );
}
