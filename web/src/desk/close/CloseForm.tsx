import { daySums, sumsSince } from '@fumi/domain';
import { dayCopy as copy, PROVIDER_WORDS } from '../../copy/desk-day.ts';
import { yenText } from '../../copy/money.ts';
import { focusHeading } from '../../platform/focus-heading.ts';
import { fieldText, useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { desk } from '../desk-client.ts';
import { useMay } from '../operator.ts';
import { useAct } from '../use-act.ts';
import { writtenYen } from '../written-yen.ts';
import styles from './ClosePage.module.css';
import type { Day } from './day.ts';

/** The sums that were typed from providers' statements; null where an entry is no sum. */
function typedPayouts(payouts: Day['payouts'], data: FormData) {
  const typed = payouts
    .map(({ provider }) => ({ provider, words: fieldText(data, `payout-${provider}`).trim() }))
    .filter(({ words }) => words !== '')
    .map(({ provider, words }) => ({ provider, statedYen: writtenYen(words) }));
  return typed.every((one): one is typeof one & { statedYen: number } => one.statedYen !== null)
    ? typed
    : null;
}

/** Closes a day, or closes it again where its figures moved. */
export function CloseForm({ shown }: { readonly shown: Day }) {
  const { day, today, figures, closes, payouts, spoils } = shown;
  const act = useAct();
  const may = useMay();
  const explained = spoils.reduce((cards, spoil) => cards + spoil.cards, 0);
  const wasteCards = daySums(figures).wasteCards - explained;
  const last = closes.at(-1);
  const { form, problems, isBusy } = useForm<'wasteNote'>(async (data) => {
    const wasteNote = fieldText(data, 'wasteNote').trim();
    if (wasteNote === '' && wasteCards > 0) return { wasteNote: copy.wasteNoteMissing };
    const stated = typedPayouts(payouts, data);
    if (stated === null) return { form: copy.statedWrong };
    const body = { day, revision: closes.length + 1, wasteNote, payouts: stated };
    const problem = await act(() => desk.deskDayClose({ body }), copy.closed);
    if (problem !== null) return { form: problem };
    // The form has vanished or been replaced, and would take the focus with it.
    focusHeading();
    return null;
  });
  if (!may('day-close')) return null;
  const isSame = last !== undefined && sumsSince(daySums(last.figures), daySums(figures)) === null;
  const words = last ? copy.closeAgain : copy.close;
  // The figures are the same, but a provider's statement may have come since.
  const isOver = isSame && last.payouts.length >= payouts.length;
  if (day > today || isOver)
    return (
      <Sheet heading={words}>
        <Note>{isOver ? copy.same : copy.toCome}</Note>
      </Sheet>
    );
  return (
    <Sheet heading={words}>
      <Note>{day === today ? `${copy.closeLead}${copy.running}` : copy.closeLead}</Note>
      <form {...form} className={styles.form}>
        <Problem>{problems.form}</Problem>
        {isSame ? <Note>{copy.same}</Note> : null}
        {payouts.map(({ provider, payoutYen }) => (
          <TextField
            key={provider}
            name={`payout-${provider}`}
            label={copy.stated(PROVIDER_WORDS[provider] ?? provider)}
            hint={copy.statedHint(yenText(payoutYen))}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={last?.payouts.find((one) => one.provider === provider)?.statedYen}
          />
        ))}
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
