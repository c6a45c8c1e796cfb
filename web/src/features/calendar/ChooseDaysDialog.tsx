import type { OwnDay } from '@fumi/domain';
import { useState } from 'react';
import { chooseDaysCopy as copy } from '../../copy/calendar.ts';
import { Batches } from '../../ui/Batches.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/Dialog.tsx';
import { LackingButton } from '../../ui/LackingButton.tsx';
import { Note } from '../../ui/Note.tsx';
import { Row } from '../../ui/Row.tsx';
import { dayKey } from './own-day-list.ts';

/** Days that were found, and that the calendar does not have yet. */
export type FoundDays = {
  readonly source: 'contacts' | 'file';
  readonly days: readonly OwnDay[];
  /** How many more were found that the calendar has already. */
  readonly knownCount: number;
};

type Props = {
  readonly found: FoundDays;
  /** How many more days the calendar can take. */
  readonly room: number;
  readonly onTake: (days: readonly OwnDay[]) => void;
  readonly onBack: () => void;
};

const BATCH = 100;

/** The customer chooses which of the days found go into the calendar. */
export function ChooseDaysDialog({ found: { source, days, knownCount }, room, onTake, onBack }: Props) {
  const everyOne = new Set(days.length <= room ? days : []);
  const [chosen, setChosen] = useState<ReadonlySet<OwnDay>>(everyOne);
  const turn = (day: OwnDay): void => {
    const others = new Set(chosen);
    if (!others.delete(day)) others.add(day);
    setChosen(others);
  };
  const isOver = chosen.size > room;
  return (
    <Dialog title={copy.title} closeLabel={copy.back} onClose={onBack}>
      <DialogBody>
        <p>
          {copy.lead[source]}
          {knownCount > 0 ? copy.known(knownCount) : null}
        </p>
        <Row>
          <Button size="small" onClick={() => setChosen(new Set(days))}>
            {copy.all}
          </Button>
          <Button size="small" onClick={() => setChosen(new Set())}>
            {copy.none}
          </Button>
        </Row>
        <div>
          <Batches items={days} size={BATCH} more={copy.more}>
            {(shown) =>
              shown.map((day) => (
                <Checkbox
                  key={dayKey(day)}
                  label={copy.dayWords(day)}
                  checked={chosen.has(day)}
                  onChange={() => turn(day)}
                />
              ))
            }
          </Batches>
        </div>
      </DialogBody>
      <DialogFooter ofList>
        <div role="status">{isOver ? <Note>{copy.tooMany(room)}</Note> : null}</div>
        <Button variant="quiet" onClick={onBack}>
          {copy.back}
        </Button>
        <LackingButton
          variant="primary"
          lack={isOver ? copy.tooMany(room) : chosen.size === 0 ? copy.lack : null}
          onClick={() => onTake(days.filter((day) => chosen.has(day)))}
        >
          {copy.take(chosen.size)}
        </LackingButton>
      </DialogFooter>
    </Dialog>
  );
}
