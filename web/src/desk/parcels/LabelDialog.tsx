import { deskCopy } from '../../copy/desk.ts';
import { deskOrderCopy } from '../../copy/desk-orders.ts';
import { parcelsCopy as copy } from '../../copy/desk-parcels.ts';
import { failureSentence } from '../../copy/failure.ts';
import { useCall } from '../../platform/use-call.ts';
import { fieldText, useForm } from '../../platform/use-form.ts';
import { Dialog, DialogBody } from '../../ui/Dialog.tsx';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { Message } from '../../ui/Message.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { type Answered, desk } from '../desk-client.ts';
import { useAct } from '../use-act.ts';

/** What of a label can be said in other words; the postal code is the place itself. */
const FIELDS = ['name', 'state', 'address1', 'address2', 'tel'] as const;

type Props = {
  readonly number: string;
  readonly problems: readonly string[];
  readonly onClose: () => void;
};

/** Changes what the label of a parcel says, beside why it does not fit. */
export function LabelDialog({ number, problems, onClose }: Props) {
  const { value, failure } = useCall(number, () => desk.deskParcelLabel({ params: { parcel: number } }));
  return (
    <Dialog title={copy.mendOf(number)} closeLabel={deskCopy.close} onClose={onClose}>
      {value === null ? (
        <DialogBody>
          {failure ? <Problem>{failureSentence(failure)}</Problem> : <p>{deskCopy.loading}</p>}
        </DialogBody>
      ) : (
        <LabelForm {...{ number, problems, onClose }} label={value.label} />
      )}
    </Dialog>
  );
}

type FormProps = Props & { readonly label: Answered<'deskParcelLabel'>['label'] };

function LabelForm({ number, problems: why, label, onClose }: FormProps) {
  const act = useAct();
  const { form, problems, isBusy } = useForm<'form'>(async (data) => {
    const typed = Object.fromEntries(FIELDS.map((field) => [field, fieldText(data, field).trim()]));
    const body = { parcel: number, label: typed as Record<(typeof FIELDS)[number], string> };
    const problem = await act(() => desk.deskParcelMend({ body }), copy.mended);
    if (problem === null) onClose();
    return problem === null ? null : { form: problem };
  });
  return (
    <DialogForm {...{ form, isBusy }} lead={copy.mendNote} submit={copy.save}>
      <Problem>{problems.form}</Problem>
      <Message tone="warning">
        {why.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </Message>
      {FIELDS.map((field) => (
        <TextField
          key={field}
          name={field}
          label={deskOrderCopy.fields[field]}
          defaultValue={label[field]}
          maxLength={255}
        />
      ))}
    </DialogForm>
  );
}
