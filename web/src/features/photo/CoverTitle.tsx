import { graphemeCount, MAX_COVER_TITLE } from '@fumi/domain';
import { useCoverTitle } from '../../card/use-cover-title.ts';
import { coverCopy as copy } from '../../copy/layouts.ts';
import { setCalendar } from '../../draft/change-draft.ts';
import { draftStore } from '../../draft/draft-store.ts';
import { TextField } from '../../ui/TextField.tsx';

/** What is absent is not kept: the cover is the design's. */
function keepTitle(title: string): void {
  const { title: _, ...others } = draftStore.getState().calendar ?? {};
  setCalendar(title === '' ? others : { title, ...others }, 'cover-title');
}

/** The words of a calendar's cover. */
export function CoverTitle() {
  const { title, problem } = useCoverTitle();
  return (
    <TextField
      label={copy.words}
      hint={copy.wordsHint}
      value={title}
      autoComplete="off"
      count={{ used: graphemeCount(title), max: MAX_COVER_TITLE }}
      error={problem && copy.wordsProblems[problem]}
      onChange={({ target }) => keepTitle(target.value)}
    />
  );
}
