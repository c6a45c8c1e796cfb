import type { BookTexts, TextType } from '@fumi/domain';
import { useState } from 'react';
import { draftStore, setTexts } from '../../draft/draft-store.ts';

type Step = { readonly type: TextType | null; readonly before: BookTexts };

/** More than anybody takes back. */
const MOST = 100;

/**
 * Changes of the words of a card that can be taken back. Typing in one field is one step as long as nothing else is
 * done in between; an insertion or a way back is a step of its own.
 */
export function useHistory() {
  const [steps, setSteps] = useState<readonly Step[]>([]);

  const change = (texts: BookTexts, type: TextType | null): void => {
    const before = draftStore.getState().texts;
    const isSameField = type !== null && steps.at(-1)?.type === type;
    if (!isSameField) setSteps([...steps, { type, before }].slice(-MOST));
    setTexts(texts);
  };
  const undo = (): void => {
    const last = steps.at(-1);
    if (!last) return;
    setSteps(steps.slice(0, -1));
    setTexts(last.before);
  };
  return { change, undo, canUndo: steps.length > 0 };
}

export type History = ReturnType<typeof useHistory>;
