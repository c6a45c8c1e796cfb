import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { client } from '../api.ts';
import { createPrintableStore } from './printable-store.ts';

const { printableStore, wantAnswer } = createPrintableStore(async (text) => {
  // Every face has the others to stand in for its gaps: one answer serves all.
  const answer = await client.glyphCheck({ params: { font: 'mincho' }, body: { text } });
  return answer.ok ? answer.value.unprintable : null;
});

/** Like `usePrintability`, for lists whose cards are not shown: no outlines are fetched. */
export function useListPrintability(text: string): (character: string) => boolean {
  useEffect(() => wantAnswer(text), [text]);
  const unprintable = useStore(printableStore, (state) => state.unprintable);
  return useMemo(() => (character: string) => !unprintable.has(character), [unprintable]);
}
