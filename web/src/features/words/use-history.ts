import type { BookTexts, TextType } from '@fumi/domain';
import { useEffect, useRef, useState } from 'react';
import { setTexts } from '../../draft/change-draft.ts';
import { draftStore } from '../../draft/draft-store.ts';

/** What is being edited: words of a place, or the fields of a text to start from; null for what is a step by itself. */
type EditedField = TextType | 'phrase' | null;

type Step = { readonly edited: EditedField; readonly before: BookTexts };

/** More than anybody takes back. */
const MOST = 100;

/**
 * Changes of the words of a card that can be taken back. Typing in one field is one step as long as nothing else is
 * done in between; an insertion or a way back is a step of its own.
 */
export function useHistory() {
  const [steps, setSteps] = useState<readonly Step[]>([]);

  const isOwn = useRef(false);
  const put = (texts: BookTexts): void => {
    isOwn.current = true;
    setTexts(texts);
    isOwn.current = false;
  };
  // What another device writes over is not gone.
  useEffect(
    () =>
      draftStore.subscribe(({ texts }, { texts: before }) => {
        if (texts === before || isOwn.current) return;
        setSteps((now) => [...now, { edited: null, before }].slice(-MOST));
      }),
    [],
  );

  const change = (texts: BookTexts, edited: EditedField): void => {
    const before = draftStore.getState().texts;
    const isSame = edited !== null && steps.at(-1)?.edited === edited;
    if (!isSame) setSteps([...steps, { edited, before }].slice(-MOST));
    put(texts);
  };
  const undo = (): void => {
    const last = steps.at(-1);
    if (!last) return;
    setSteps(steps.slice(0, -1));
    put(last.before);
  };
  return { change, undo, canUndo: steps.length > 0 };
}

export type History = ReturnType<typeof useHistory>;
