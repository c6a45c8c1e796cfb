import { SPOIL_KINDS } from '@fumi/domain';
import { deskCopy } from '../../copy/desk.ts';
import { SPOIL_WORDS } from '../../copy/desk-day.ts';
import { orderActCopy } from '../../copy/desk-orders.ts';
import { reprintCopy as copy } from '../../copy/desk-runs.ts';
import { fieldText, useForm } from '../../platform/use-form.ts';
import { useIdempotencyKey } from '../../platform/use-idempotency-key.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { desk } from '../desk-client.ts';
import { refusalSentence } from '../use-act.ts';

type Props = { readonly number: string; readonly onClose: () => void };

const SPOIL_CHOICES = SPOIL_KINDS.map((value) => ({ value, label: SPOIL_WORDS[value] }));

/** Page numbers as people type them; null where any of them is not a number. */
function readPages(typed: string): number[] | null {
  const words = typed
    .normalize('NFKC')
    .split(/[\s,、・]+/)
    .filter((word) => word !== '');
  return words.every((word) => /^[1-9]\d{0,2}$/.test(word) && Number(word) <= 400) ? words.map(Number) : null;
}

/** Single cards of an order, or all of it, are to be printed again. */
export function ReprintDialog({ number, onClose }: Props) {
  const toast = useToast();
  const keyOf = useIdempotencyKey();
  const { form, problems, isBusy } = useForm<'pages' | 'reason'>(async (data) => {
    const pages = readPages(fieldText(data, 'pages'));
    const reason = fieldText(data, 'reason').trim();
    if (pages === null) return { pages: copy.pagesWrong };
    if (reason === '') return { reason: orderActCopy.reasonMissing };
    const kind = SPOIL_KINDS.find((each) => each === fieldText(data, 'kind')) ?? 'other';
    const body = { number, pages, kind, reason };
    const asked = await desk.deskReprintAsk({ body }, { idempotencyKey: keyOf(body) });
    if (!asked.ok) return { form: refusalSentence(asked.error) };
    toast({ text: copy.asked(asked.value.count) });
    onClose();
    return null;
  });
  return (
    <Dialog title={copy.title} closeLabel={deskCopy.close} onClose={onClose}>
      <DialogForm {...{ form, isBusy }} lead={copy.ask} submit={copy.title}>
        <Problem>{problems.form}</Problem>
        <TextField
          name="pages"
          label={copy.pages}
          hint={copy.pagesHint}
          autoComplete="off"
          error={problems.pages}
        />
        <Select name="kind" label={copy.kind} options={SPOIL_CHOICES} defaultValue="misprint" />
        <TextField name="reason" label={orderActCopy.reason} maxLength={200} error={problems.reason} />
      </DialogForm>
    </Dialog>
  );
}
