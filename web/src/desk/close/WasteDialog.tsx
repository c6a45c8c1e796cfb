import { WASTE_KINDS } from '@fumi/domain';
import { dayCopy as copy, SPOIL_WORDS } from '../../copy/desk-day.ts';
import { fieldText } from '../../platform/use-form.ts';
import { useIdempotencyKey } from '../../platform/use-idempotency-key.ts';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { desk } from '../desk-client.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { useAct } from '../use-act.ts';
import { writtenYen } from '../written-yen.ts';

const CHOICES = WASTE_KINDS.map((value) => ({ value, label: SPOIL_WORDS[value] }));
const MOST_CARDS = 100_000;

/** Notes cards that were wasted and that nobody prints again, and how they were destroyed. */
export function WasteDialog({ onClose }: { readonly onClose: () => void }) {
  const act = useAct();
  const keyOf = useIdempotencyKey();
  const note = (words: string, data: FormData): Promise<string | null> => {
    const cards = writtenYen(fieldText(data, 'cards'));
    const kind = WASTE_KINDS.find((each) => each === fieldText(data, 'kind')) ?? 'other';
    if (cards === null || cards < 1 || cards > MOST_CARDS) return Promise.resolve(copy.spoilCardsWrong);
    const body = { kind, cards, words };
    return act(() => desk.deskWasteNote({ body }, { idempotencyKey: keyOf(body) }), copy.spoilDone);
  };
  return (
    <ReasonDialog
      title={copy.spoilNote}
      ask={copy.spoilAsk}
      label={copy.spoilWords}
      onClose={onClose}
      onSubmit={note}
    >
      <Select name="kind" label={copy.spoilKind} options={CHOICES} defaultValue="setup" />
      <TextField name="cards" label={copy.spoilCards} inputMode="numeric" autoComplete="off" />
    </ReasonDialog>
  );
}
