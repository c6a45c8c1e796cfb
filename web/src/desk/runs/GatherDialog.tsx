import { isPlainDate } from '@fumi/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { deskCopy } from '../../copy/desk.ts';
import { runsCopy as copy } from '../../copy/desk-runs.ts';
import { fieldText, useForm } from '../../platform/use-form.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { desk } from '../desk-client.ts';
import { deskPaths } from '../desk-paths.ts';
import { refusalSentence } from '../use-act.ts';
import type { Waiting } from './run-facts.ts';

type Props = {
  readonly group: Waiting['groups'][number];
  readonly onClose: () => void;
};

/** Gathers orders of a product and paper into a run: how many, and on which sheet; then opens the run. */
export function GatherDialog({ group, onClose }: Props) {
  const { productCode, paper, dueOn, productLabel, paperLabel, usualSheet, sheets } = group;
  const fitting = sheets.filter(({ up }) => up > 0);
  const [sheet, setSheet] = useState(
    (fitting.find(({ name }) => name === usualSheet) ?? fitting[0])?.name ?? usualSheet,
  );
  const fits = fitting.some(({ name }) => name === sheet);
  const navigate = useNavigate();
  const toast = useToast();
  const { form, problems, isBusy } = useForm<'most'>(async (data) => {
    if (!fits) return {};
    const most = fieldText(data, 'most').normalize('NFKC').trim();
    if (most !== '' && !/^(?:[1-9]\d{0,2}|1000)$/.test(most)) return { most: copy.mostWrong };
    const dueBy = fieldText(data, 'due');
    const made = await desk.deskRunGather({
      body: {
        productCode,
        paper,
        sheet,
        ...(isPlainDate(dueBy) ? { dueBy } : {}),
        ...(most === '' ? {} : { mostOrders: Number(most) }),
      },
    });
    if (!made.ok) return { form: refusalSentence(made.error) };
    if (made.value.leftOrders > 0) toast({ text: copy.left(made.value.leftOrders) });
    await navigate(deskPaths.run(made.value.number));
    return null;
  });
  return (
    <Dialog title={copy.gatherTitle(productLabel, paperLabel)} closeLabel={deskCopy.close} onClose={onClose}>
      <DialogForm {...{ form, isBusy }} lead={copy.gatherLead} submit={copy.gather}>
        <Problem>{problems.form}</Problem>
        <TextField type="date" name="due" label={copy.dueBy} defaultValue={dueOn} />
        <Select
          name="sheet"
          label={copy.sheet}
          value={sheet}
          onChange={({ target }) => setSheet(target.value)}
          error={fits ? undefined : copy.sheetTooSmall}
          options={sheets.map(({ name, up }) => ({
            value: name,
            label: copy.sheetChoice(name, up, name === usualSheet),
          }))}
        />
        <TextField
          name="most"
          label={copy.most}
          hint={copy.mostHint}
          inputMode="numeric"
          autoComplete="off"
          error={problems.most}
        />
      </DialogForm>
    </Dialog>
  );
}
