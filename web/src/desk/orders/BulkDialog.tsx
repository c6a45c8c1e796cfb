import type { CallFailure } from '@fumi/contract/client';
import { type BulkAct, type BulkProblem, bulkProblem, type Result } from '@fumi/domain';
import { useRevalidator } from 'react-router';
import { deskCopy } from '../../copy/desk.ts';
import { bulkCopy as copy } from '../../copy/desk-bulk.ts';
import { orderActCopy } from '../../copy/desk-orders.ts';
import { fieldText, useForm } from '../../platform/use-form.ts';
import { Dialog, DialogBody } from '../../ui/Dialog.tsx';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { Note } from '../../ui/Note.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { desk } from '../desk-client.ts';
import { refusalSentence } from '../use-act.ts';
import type { ListedOrder } from './OrderRows.tsx';

export type BulkDone = {
  readonly act: BulkAct;
  readonly done: readonly string[];
  readonly refused: readonly { readonly number: string; readonly problem: BulkProblem }[];
  readonly partly: readonly {
    readonly number: string;
    readonly gathered: readonly string[];
    readonly left: readonly string[];
  }[];
  readonly runs: readonly string[];
};

type Props = {
  readonly act: BulkAct;
  readonly orders: readonly ListedOrder[];
  readonly onClose: () => void;
  readonly onDone: (done: BulkDone) => void;
};

type Answer = Pick<BulkDone, 'done' | 'refused'> & Partial<Pick<BulkDone, 'partly' | 'runs'>>;

const ask = (act: BulkAct, numbers: string[], words: string): Promise<Result<Answer, CallFailure>> => {
  if (act === 'hold') return desk.deskOrdersHold({ body: { numbers, reason: words } });
  if (act === 'note') return desk.deskOrdersNote({ body: { numbers, words } });
  return act === 'release'
    ? desk.deskOrdersRelease({ body: { numbers } })
    : desk.deskOrdersGather({ body: { numbers } });
};

/** Shows with which orders something will be done, and with which not and why, before it is. */
export function BulkDialog({ act, orders, onClose, onDone }: Props) {
  const { title, nothing, note, button } = copy.acts[act];
  const judged = orders.map((order) => ({ number: order.number, problem: bulkProblem(act, order) }));
  const fits = judged.filter(({ problem }) => problem === null);
  const stays = judged.flatMap(({ number, problem }) => (problem === null ? [] : [{ number, problem }]));
  return (
    <Dialog
      title={fits.length === 0 ? nothing : title(fits.length)}
      closeLabel={deskCopy.close}
      onClose={onClose}
    >
      {fits.length === 0 ? (
        <DialogBody>
          <Stays {...{ act, stays }} />
        </DialogBody>
      ) : (
        <Form {...{ act, note, button, onDone }} numbers={fits.map(({ number }) => number)} stays={stays} />
      )}
    </Dialog>
  );
}

type Staying = BulkDone['refused'];

const Stays = ({ act, stays }: { readonly act: BulkAct; readonly stays: Staying }) =>
  stays.length === 0 ? null : (
    <>
      <p>{copy.stays(stays.length)}</p>
      <ul>
        {stays.map(({ number, problem }) => (
          <li key={number}>{copy.why(act, number, problem)}</li>
        ))}
      </ul>
    </>
  );

type FormProps = {
  readonly act: BulkAct;
  readonly note: string;
  readonly button: string;
  readonly numbers: string[];
  readonly stays: Staying;
  readonly onDone: (done: BulkDone) => void;
};

function Form({ act, note, button, numbers, stays, onDone }: FormProps) {
  const { revalidate } = useRevalidator();
  const isWorded = act === 'hold' || act === 'note';
  const { form, problems, isBusy } = useForm<'words'>(async (data) => {
    const words = fieldText(data, 'words').trim();
    if (isWorded && words === '') return { words: copy.wordsMissing };
    const answer = await ask(act, numbers, words);
    if (!answer.ok) return { form: refusalSentence(answer.error) };
    await revalidate();
    const { done, refused, partly = [], runs = [] } = answer.value;
    // Orders that the dialog showed as left out were not sent: they are listed with those that the server refused.
    onDone({ act, done, refused: [...refused, ...stays], partly, runs });
    return null;
  });
  return (
    <DialogForm {...{ form, isBusy }} lead={note} submit={button}>
      <Problem>{problems.form}</Problem>
      <Note>{numbers.join('　')}</Note>
      <Stays {...{ act, stays }} />
      {isWorded ? (
        <TextField
          name="words"
          label={act === 'hold' ? orderActCopy.reason : copy.words}
          maxLength={200}
          error={problems.words}
        />
      ) : null}
    </DialogForm>
  );
}
