import type { OwnDay, YearMonth } from '@fumi/domain';
import { useEffect, useRef, useState } from 'react';
import { calendarCopy as copy } from '../../copy/calendar.ts';
import { Button } from '../../ui/Button.tsx';
import type { FoundDays } from './ChooseDaysDialog.tsx';
import { findBirthdays, findInFile } from './find-days.ts';

/** What gets the focus when the list is shown again: the changed day, or the pressed button. */
export type ListFocus = OwnDay | 'add' | FoundDays['source'] | null;

/** Attribute of what has the focus as the dialog opens. */
export const focusIf = (isIt: boolean) => (isIt ? { 'data-autofocus': true } : {});

export type FindProps = {
  readonly months: readonly YearMonth[];
  readonly focus: ListFocus;
  /** Shows days that were found; answers with a sentence where none of them is new. */
  readonly onFound: (source: FoundDays['source'], days: readonly OwnDay[]) => string | null;
  readonly onTold: (told: string) => void;
};

/** Two buttons that find days: in the contacts, and in an .ics file. */
export function FindDays({ months, focus, onFound, onTold }: FindProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const left = useRef<AbortController>(null);
  useEffect(() => () => left.current?.abort(), []);
  const find = async (source: FoundDays['source'], finding: ReturnType<typeof findBirthdays>) => {
    setIsBusy(true);
    left.current = new AbortController();
    const { signal } = left.current;
    const found = await finding;
    // The customer has gone on to a day's own form meanwhile: the days found must not replace it.
    if (signal.aborted) return;
    setIsBusy(false);
    const told = found.ok ? onFound(source, found.value) : found.error;
    if (told !== null) onTold(told);
  };
  return (
    <>
      <Button
        icon="person"
        busy={isBusy}
        onClick={() => void find('contacts', findBirthdays())}
        {...focusIf(focus === 'contacts')}
      >
        {copy.fromContacts}
      </Button>
      <Button icon="file" busy={isBusy} onClick={() => input.current?.click()} {...focusIf(focus === 'file')}>
        {copy.fromFile}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".ics,text/calendar"
        hidden
        data-part="ics-file"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void find('file', findInFile(file, months));
        }}
      />
    </>
  );
}
