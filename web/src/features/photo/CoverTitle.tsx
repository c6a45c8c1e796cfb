import { graphemeCount, MAX_COVER_TITLE } from '@fumi/domain';
import type { ComponentProps } from 'react';
import { TextStyleFields } from '../../card/TextStyleFields.tsx';
import { useCoverTitle } from '../../card/use-cover-title.ts';
import { coverCopy as copy } from '../../copy/layouts.ts';
import { setCalendar } from '../../draft/change-draft.ts';
import { draftStore } from '../../draft/draft-store.ts';
import { Note } from '../../ui/Note.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './CoverView.module.css';

/** Keeps the words of the cover; empty words are left out of the settings. */
function keepTitle(title: string): void {
  const { title: _, ...others } = draftStore.getState().calendar ?? {};
  setCalendar(title === '' ? others : { title, ...others }, 'cover-title');
}

type Props = ComponentProps<typeof TextStyleFields>;

/** The words of a calendar's cover, and how they are set once there are any. */
export function CoverTitle({ orientation, children }: Props) {
  const { title, problem, characters } = useCoverTitle();
  return (
    <>
      <TextField
        label={copy.words}
        hint={copy.wordsHint}
        value={title}
        autoComplete="off"
        count={{ used: graphemeCount(title), max: MAX_COVER_TITLE }}
        error={problem && copy.wordsProblem(problem, characters)}
        onChange={({ target }) => keepTitle(target.value)}
      />
      {title === '' ? null : (
        <section className={styles.words} aria-label={copy.wordsStyle}>
          <TextStyleFields orientation={orientation}>{children}</TextStyleFields>
          <Note>{copy.wordsStyleHint}</Note>
        </section>
      )}
    </>
  );
}
