import {
  checkOwnDay,
  DAY_MARKS,
  graphemeCount,
  MAX_OWN_DAY_WORDS,
  type OwnDate,
  type OwnDay,
  ownDateOf,
  unprintableIn,
  type YearMonth,
} from '@fumi/domain';
import { type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useListPrintability } from '../../card/list-printability.ts';
import { calendarCopy, ownDayCopy as copy } from '../../copy/calendar.ts';
import { useLeaveWarning } from '../../platform/leave-warning.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { LeaveQuestion } from '../../ui/LeaveQuestion.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { DayMarkPicture } from './DayMarkPicture.tsx';
import styles from './OwnDayDialog.module.css';
import { dateOf, yearsOf } from './own-day-list.ts';

const numbers = (last: number, words: (number: number) => string) =>
  Array.from({ length: last }, (_, at) => ({ value: String(at + 1), label: words(at + 1) }));

const MONTHS = numbers(12, copy.monthOf);
const DAYS = numbers(31, copy.dayOf);

type MarksProps = Pick<OwnDay, 'mark'> & { readonly onChange: (mark: OwnDay['mark']) => void };

const Marks = ({ mark, onChange }: MarksProps) => (
  <fieldset className={styles.marks}>
    <legend>{copy.mark}</legend>
    {DAY_MARKS.map((one) => (
      <label key={one}>
        <input type="radio" name="mark" checked={one === mark} onChange={() => onChange(one)} />
        {one === 'none' ? null : <DayMarkPicture mark={one} />}
        <span>{calendarCopy.marks[one]}</span>
      </label>
    ))}
  </fieldset>
);

type Props = {
  /** Null for a new one. */
  readonly before: OwnDay | null;
  readonly months: readonly YearMonth[];
  readonly onKeep: (day: OwnDay) => void;
  readonly onBack: () => void;
};

const firstOf = ([first]: readonly YearMonth[]): OwnDay => ({
  date: dateOf({ year: null, month: first?.month ?? 1, day: 1 }),
  words: '',
  mark: 'none',
});

/** A day that is added or changed. */
export function OwnDayDialog({ before, months, onKeep, onBack }: Props) {
  const [first] = useState(() => before ?? firstOf(months));
  const [own, setOwn] = useState(first);
  const [isAsked, setIsAsked] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { words, mark } = own;
  const { year, month, day } = ownDateOf(own.date);
  const set = (change: Partial<OwnDay>): void => setOwn({ ...own, ...change });
  const setDate = (change: Partial<OwnDate>): void => {
    const parts = { year, month, day, ...change };
    const years = yearsOf(months, parts.month);
    // Another month may be shown in the calendar's other year.
    const isMoved = change.month !== undefined && parts.year !== null && years[0] !== undefined;
    set({ date: dateOf({ ...parts, year: isMoved ? (years[0] ?? null) : parts.year }) });
  };
  const isPrintable = useListPrintability(words);
  const judged = checkOwnDay({ ...own, words: words.trim() }, isPrintable);
  const problem = judged.ok ? null : judged.error;
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (problem === null) {
      onKeep({ ...own, words: words.trim() });
      return;
    }
    flushSync(() => setIsTried(true));
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };
  const years = [...new Set([...yearsOf(months, month), ...(year === null ? [] : [year])])].toSorted();
  const ofWords = problem !== null && problem !== 'date' && (isTried || problem !== 'empty');
  const kind = before ? 'change' : 'add';
  const isChanged = JSON.stringify(own) !== JSON.stringify(first);
  useLeaveWarning(isChanged);
  const close = () => (isChanged ? setIsAsked(true) : onBack());
  return (
    <>
      <Dialog title={copy.title[kind]} closeLabel={copy.back} onClose={close}>
        <DialogForm
          form={{ ref: form, onSubmit, noValidate: true }}
          isBusy={false}
          submit={copy.submit[kind]}
          back={{ label: copy.back, onPress: close }}
        >
          <div className={styles.date}>
            <Select
              label={copy.month}
              data-autofocus={before === null || undefined}
              value={String(month)}
              options={MONTHS}
              onChange={({ target }) => setDate({ month: Number(target.value) })}
            />
            <Select
              label={copy.day}
              value={String(day)}
              options={DAYS}
              error={problem === 'date' ? calendarCopy.problem(problem, []) : null}
              note={own.date === '02-29' ? copy.leapDay : null}
              onChange={({ target }) => setDate({ day: Number(target.value) })}
            />
            <Select
              label={copy.when}
              value={String(year ?? '')}
              options={[
                { value: '', label: calendarCopy.everyYear },
                ...years.map((one) => ({ value: String(one), label: copy.once(one) })),
              ]}
              onChange={({ target }) => setDate({ year: Number(target.value) || null })}
            />
          </div>
          <TextField
            label={copy.words}
            value={words}
            autoComplete="off"
            data-autofocus={before !== null || undefined}
            count={{ used: graphemeCount(words), max: MAX_OWN_DAY_WORDS }}
            error={ofWords ? calendarCopy.problem(problem, unprintableIn(words, isPrintable)) : null}
            onChange={({ target }) => set({ words: target.value })}
          />
          <Marks mark={mark} onChange={(one) => set({ mark: one })} />
        </DialogForm>
      </Dialog>
      {isAsked ? (
        <LeaveQuestion
          title={copy.unsaved}
          leave={copy.leave}
          onLeave={onBack}
          stay={copy.stay}
          onStay={() => setIsAsked(false)}
        />
      ) : null}
    </>
  );
}
