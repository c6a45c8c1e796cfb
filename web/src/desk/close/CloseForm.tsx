import { daySums, sumsSince } from '@fumi/domain';
import { dayCopy as copy } from '../../copy/desk-day.ts';
import { fieldText, useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { desk } from '../desk-client.ts';
import { useMay } from '../operator.ts';
import { useAct } from '../use-act.ts';
import styles from './ClosePage.module.css';
import type { Day } from './day.ts';

/** Closes a day, or closes it again where its figures moved. */
export function CloseForm({ shown: { day, today, figures, closes } }: { readonly shown: Day }) {
  const act = useAct();
  const may = useMay();
  const { wasteCards } = daySums(figures);
  const last = closes.at(-1);
  const { form, problems, isBusy } = useForm<'wasteNote'>(async (data) => {
    const wasteNote = fieldText(data, 'wasteNote').trim();
    if (wasteNote === '' && wasteCards > 0) return { wasteNote: copy.wasteNoteMissing };
    const body = { day, revision: closes.length + 1, wasteNote };
    const problem = await act(() => desk.deskDayClose({ body }), copy.closed);
    if (problem !== null) return { form: problem };
    // The form is gone, or another; focus must not fall off the page.
    document.querySelector<HTMLElement>('main h1')?.focus();
    return null;
  });
  if (!may('day-close')) return null;
  const isSame = last !== undefined && sumsSince(daySums(last.figures), daySums(figures)) === null;
  const words = last ? copy.closeAgain : copy.close;
  if (day > today || isSame)
    return (
      <Sheet heading={words}>
        <Note>{isSame ? copy.same : copy.toCome}</Note>
      </Sheet>
    );
  return (
    <Sheet heading={words}>
      <Note>{day === today ? `${copy.closeLead}${copy.running}` : copy.closeLead}</Note>
      <form {...form} className={styles.form}>
        <Problem>{problems.form}</Problem>
        <TextField
          name="wasteNote"
          label={copy.wasteNote}
          hint={copy.wasteNoteHint}
          maxLength={400}
          autoComplete="off"
          error={problems.wasteNote}
        />
        <Button type="submit" variant="primary" size="small" busy={isBusy}>
          {words}
        </Button>
      </form>
    </Sheet>
  );
}
