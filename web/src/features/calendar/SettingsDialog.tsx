import { type CalendarSettings, type Kit, MAX_OWN_DAYS, type OwnDay, ownDateOf } from '@fumi/domain';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type JudgedDay, useOwnDays } from '../../card/use-own-days.ts';
import { calendarCopy as copy } from '../../copy/calendar.ts';
import { setCalendar, undoPhotos } from '../../draft/change-draft.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { AnnouncedMessage } from '../../ui/AnnouncedMessage.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { onFirstClick } from '../../ui/first-click.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Note } from '../../ui/Note.tsx';
import { Row } from '../../ui/Row.tsx';
import { DayMarkPicture } from './DayMarkPicture.tsx';
import { FindDays, type FindProps, focusIf } from './FindDays.tsx';
import styles from './SettingsDialog.module.css';

const NOTHING: CalendarSettings = {};

/** A choice equal to the design's default is not kept: another design then has its own default. */
function GridToggles({ kit }: { readonly kit: Kit }) {
  const settings = useDraft(({ calendar }) => calendar) ?? NOTHING;
  const own = Object.values(kit.pages).some((items) =>
    items.some(({ calendar }) => calendar?.what === 'month' && calendar.rokuyo === true),
  );
  const { rokuyo, noteLines, ...others } = settings;
  const set = (change: { readonly rokuyo: boolean; readonly noteLines: boolean }): void =>
    setCalendar({
      ...others,
      ...(change.rokuyo === own ? {} : { rokuyo: change.rokuyo }),
      ...(change.noteLines ? { noteLines: true } : {}),
    });
  const now = { rokuyo: rokuyo ?? own, noteLines: noteLines ?? false };
  return (
    <fieldset className={styles.grid}>
      <legend>{copy.grid}</legend>
      <Checkbox
        label={copy.rokuyo}
        checked={now.rokuyo}
        onChange={({ target }) => set({ ...now, rokuyo: target.checked })}
      />
      <Checkbox
        label={copy.noteLines}
        checked={now.noteLines}
        onChange={({ target }) => set({ ...now, noteLines: target.checked })}
      />
    </fieldset>
  );
}

type RowProps = JudgedDay & {
  readonly isFocus: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
};

/** 2027年｜6月12日: where text is enlarged, a line may break after the year. */
function DateWords({ words }: { readonly words: string }) {
  const at = words.indexOf('年') + 1;
  return (
    <>
      {words.slice(0, at)}
      <wbr />
      {words.slice(at)}
    </>
  );
}

const DayRow = ({ day, problem, characters, isOutside, isFocus, onEdit, onRemove }: RowProps) => (
  <li>
    <DayMarkPicture mark={day.mark} />
    <div className={styles.words}>
      <p>
        <span className={styles.date}>
          <DateWords words={copy.dateWords(day.date)} />
          {ownDateOf(day.date).year === null ? <small>{copy.everyYear}</small> : null}
        </span>{' '}
        {day.words || copy.marks[day.mark]}
      </p>
      {problem === null ? null : <p className={styles.problem}>{copy.problem(problem, characters)}</p>}
      {isOutside ? <Note>{copy.outside}</Note> : null}
    </div>
    <div className={styles.tools}>
      <IconButton icon="pencil" label={copy.change(day)} onClick={onEdit} {...focusIf(isFocus)} />
      <IconButton icon="trash" label={copy.remove(day)} data-part="remove" onClick={onFirstClick(onRemove)} />
    </div>
  </li>
);

type Props = Omit<FindProps, 'onTold'> & {
  readonly kit: Kit;
  /** What was just done. */
  readonly told: string | null;
  readonly onEdit: (day: OwnDay | null) => void;
  readonly onRemove: (day: OwnDay) => void;
  readonly onClose: () => void;
};

/** All that is chosen for the grids, and the list of days. */
export function SettingsDialog({
  kit,
  months,
  focus,
  told: before,
  onEdit,
  onRemove,
  onFound,
  onClose,
}: Props) {
  const days = useOwnDays(kit);
  const canUndo = useDraft(
    ({ history, calendar }) => history.past.length > 0 && history.past.at(-1)?.calendar !== calendar,
  );
  const [told, setTold] = useState({ words: before, times: 0 });
  const tell = (words: string): void => setTold(({ times }) => ({ words, times: times + 1 }));
  const list = useRef<HTMLUListElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const isFull = days.length >= MAX_OWN_DAYS;
  const remove = (day: OwnDay, at: number): void => {
    flushSync(() => {
      onRemove(day);
      tell(copy.removed(day));
    });
    const next = list.current?.querySelectorAll<HTMLElement>('[data-part=remove]') ?? [];
    (next[Math.min(at, next.length - 1)] ?? adding.current)?.focus();
  };
  const undo = (): void => {
    undoPhotos();
    tell(copy.undone);
  };
  return (
    <Dialog title={copy.open} closeLabel={copy.close} onClose={onClose}>
      <DialogBody>
        <GridToggles kit={kit} />
        <section className={styles.days} aria-labelledby="own-days">
          <h3 id="own-days">
            {copy.days} <small>{copy.count(days.length)}</small>
          </h3>
          {days.length === 0 ? (
            <EmptyState>{copy.empty}</EmptyState>
          ) : (
            <ul ref={list} className={styles.list}>
              {days.map((judged, at) => (
                <DayRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: two days may be alike in all they say
                  key={at}
                  {...judged}
                  isFocus={judged.day === focus}
                  onEdit={() => onEdit(judged.day)}
                  onRemove={() => remove(judged.day, at)}
                />
              ))}
            </ul>
          )}
          {isFull ? <Note>{copy.full}</Note> : null}
          {/* A new key each time, so that a screen reader reads equal words again. */}
          {told.words ? (
            <AnnouncedMessage key={told.times} tone="info">
              {told.words}
            </AnnouncedMessage>
          ) : null}
          <Row>
            <Button
              ref={adding}
              icon="plus"
              aria-disabled={isFull || undefined}
              onClick={() => onEdit(null)}
              {...focusIf(focus === 'add')}
            >
              {copy.add}
            </Button>
            <FindDays {...{ months, focus, onFound }} onTold={tell} />
          </Row>
        </section>
      </DialogBody>
      <DialogFooter>
        <Button aria-disabled={!canUndo || undefined} onClick={undo}>
          {copy.undo}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {copy.done}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
