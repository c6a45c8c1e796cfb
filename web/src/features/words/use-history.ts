import type { BookTexts, PhraseField, TextType } from '@fumi/domain';
import { useEffect, useRef, useState } from 'react';
import { setTexts } from '../../draft/change-draft.ts';
import type { DraftState } from '../../draft/draft-state.ts';
import { draftStore } from '../../draft/draft-store.ts';

/** What is being edited: words of a place, or a field of a text to start from; null for what is a step by itself. */
type EditedField = TextType | `phrase.${PhraseField}` | null;

/** The words and the phrase that filled them in, which are undone together. */
type Words = Pick<DraftState, 'texts' | 'phrasing'>;

const wordsOf = ({ texts, phrasing }: DraftState): Words => ({ texts, phrasing });

type Step = { readonly edited: EditedField; readonly before: Words };

/** More steps than anybody undoes. */
const MOST = 100;

/**
 * Changes of the words of a card that can be undone. Typing in one field is one step as long as nothing else
 * is done in between; picking a phrase, or returning to all of the design's words, is a step of its own.
 */
export function useHistory() {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  /** The last undo or replacement, for the status region; null after typing, which the field itself tells. */
  const [last, setLast] = useState<'undone' | 'replaced' | null>(null);

  const isOwn = useRef(false);
  const put = ({ texts, phrasing }: Words): void => {
    isOwn.current = true;
    draftStore.setState({ phrasing });
    setTexts(texts);
    isOwn.current = false;
  };
  // A change from outside, as from another device, becomes a step: the words that it overwrote can be restored.
  useEffect(
    () =>
      draftStore.subscribe(({ code, texts }, before) => {
        if (texts === before.texts || isOwn.current) return;
        setLast(null);
        // Another draft has replaced the open one: the steps of the earlier draft are dropped.
        if (code !== before.code) return setSteps([]);
        setSteps((now) => [...now, { edited: null, before: wordsOf(before) }].slice(-MOST));
      }),
    [],
  );

  const change = (texts: BookTexts, edited: EditedField, phrasing = draftStore.getState().phrasing): void => {
    const before = wordsOf(draftStore.getState());
    const isSame = edited !== null && steps.at(-1)?.edited === edited;
    if (!isSame) setSteps([...steps, { edited, before }].slice(-MOST));
    setLast(edited === null ? 'replaced' : null);
    put({ texts, phrasing });
  };
  const undo = (): void => {
    const step = steps.at(-1);
    if (!step) return;
    setSteps(steps.slice(0, -1));
    setLast('undone');
    put(step.before);
  };
  return { change, undo, left: steps.length, last };
}

export type History = ReturnType<typeof useHistory>;
