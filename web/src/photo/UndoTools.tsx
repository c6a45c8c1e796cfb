import { isStyledAlike } from '@fumi/domain';
import { useCallback, useEffect, useState } from 'react';
import { photoCopy } from '../copy/photo.ts';
import { redoPhotos, undoPhotos } from '../draft/change-draft.ts';
import { draftStore, useDraft } from '../draft/draft-store.ts';
import { Button } from '../ui/Button.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './UndoTools.module.css';

const typesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="radio"], [type="checkbox"]), textarea, select, dialog') !== null;

type State = ReturnType<typeof draftStore.getState>;

/** Which steps are undone here: all, or only those that change how words are set. */
type Steps = 'all' | 'text-style';

const mayGo = ({ history, pages }: State, to: 'past' | 'future', steps: Steps): boolean => {
  const next = to === 'past' ? history.past.at(-1) : history.future[0];
  return next !== undefined && (steps === 'all' || !isStyledAlike(next.pages, pages));
};

/** Control or command and Z; with Shift, or Y instead, forward again. In a field the keys are the field's. */
function onKey(event: KeyboardEvent, steps: Steps, go: (to: 'past' | 'future') => void): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || typesText(event.target)) return;
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return;
  event.preventDefault();
  const to = key === 'y' || event.shiftKey ? 'future' : 'past';
  if (mayGo(draftStore.getState(), to, steps)) go(to);
}

type Props = { readonly isOff?: boolean; readonly steps?: Steps };

/** Back and forward through what was done here. */
export function UndoTools({ isOff = false, steps = 'all' }: Props) {
  const [told, setTold] = useState('');
  const go = useCallback(
    (to: 'past' | 'future'): void => {
      if (to === 'future') redoPhotos();
      else undoPhotos();
      const { past, future } = draftStore.getState().history;
      const undone = steps === 'all' ? photoCopy.photosUndone : photoCopy.undone;
      setTold(to === 'future' ? photoCopy.redone(future.length) : undone(past.length));
    },
    [steps],
  );
  const hasPast = useDraft((draft) => mayGo(draft, 'past', steps));
  const hasFuture = useDraft((draft) => mayGo(draft, 'future', steps));
  useEffect(() => {
    if (isOff) return;
    const listen = (event: KeyboardEvent): void => onKey(event, steps, go);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOff, steps, go]);
  if (!hasPast && !hasFuture) return null;
  return (
    <div className={styles.steps}>
      <Button size="small" aria-disabled={isOff || !hasPast} onClick={() => go('past')}>
        {photoCopy.undo}
      </Button>
      <Button size="small" aria-disabled={isOff || !hasFuture} onClick={() => go('future')}>
        {photoCopy.redo}
      </Button>
      <span role="status">
        <VisuallyHidden>{told}</VisuallyHidden>
      </span>
    </div>
  );
}
