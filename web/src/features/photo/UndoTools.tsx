import { useEffect } from 'react';
import { photoCopy } from '../../copy/photo.ts';
import { redoPhotos, undoPhotos } from '../../draft/change-draft.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './SlotTools.module.css';

const typesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="radio"], [type="checkbox"]), textarea, select, dialog') !== null;

/** Control or command and Z; with Shift, or Y instead, forward again. In a field the keys are the field's. */
function onKey(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || typesText(event.target)) return;
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) redoPhotos();
  else undoPhotos();
}

/** Back and forward through everything that was done to the photos here. */
export function UndoTools({ isOff }: { readonly isOff: boolean }) {
  const hasPast = useDraft(({ history }) => history.past.length > 0);
  const hasFuture = useDraft(({ history }) => history.future.length > 0);
  useEffect(() => {
    if (isOff) return;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOff]);
  if (!hasPast && !hasFuture) return null;
  return (
    <div className={styles.moves}>
      <Button size="small" aria-disabled={isOff || !hasPast} onClick={undoPhotos}>
        {photoCopy.undo}
      </Button>
      <Button size="small" aria-disabled={isOff || !hasFuture} onClick={redoPhotos}>
        {photoCopy.redo}
      </Button>
    </div>
  );
}
