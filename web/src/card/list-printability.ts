import { splitGraphemes } from '@fumi/domain';
import { useMemo } from 'react';
import { createStore } from 'zustand/vanilla';
import { client } from '../api.ts';
import { type Cache, useCached } from '../platform/cache.ts';

/** Resolves with the characters that cannot be printed, or null where no answer came. */
type AskUnprintable = (text: string) => Promise<readonly string[] | null>;

/** Characters in one question; the call takes 20,000 UTF-16 units. */
const MOST_AT_ONCE = 4000;

/**
 * Which characters of long lists the press can draw, without their outlines. A character is asked for once; names leave
 * the browser as a set of characters only. What was not answered yet is not in the set.
 */
export function createPrintableStore(ask: AskUnprintable) {
  const store = createStore<{ readonly unprintable: ReadonlySet<string> }>()(() => ({
    unprintable: new Set(),
  }));
  const asked = new Set<string>();

  async function askBatch(batch: readonly string[]): Promise<void> {
    for (const grapheme of batch) asked.add(grapheme);
    const found = await ask(batch.join(''));
    if (found === null) for (const grapheme of batch) asked.delete(grapheme);
    if (!found || found.length === 0) return;
    const bad = batch.filter((grapheme) => found.some((character) => grapheme.includes(character)));
    store.setState(({ unprintable }) => ({ unprintable: new Set([...unprintable, ...bad]) }));
  }

  async function wantAnswer(text: string): Promise<void> {
    const fresh = [...new Set(splitGraphemes(text))].filter((grapheme) => !asked.has(grapheme));
    const batches: Promise<void>[] = [];
    for (let from = 0; from < fresh.length; from += MOST_AT_ONCE)
      batches.push(askBatch(fresh.slice(from, from + MOST_AT_ONCE)));
    await Promise.all(batches);
  }

  return {
    printableStore: store,
    wantAnswer,
    unprintable: {
      get: () => store.getState().unprintable,
      load: wantAnswer,
      subscribe: store.subscribe,
    } satisfies Cache<string, ReadonlySet<string>>,
  };
}

const { unprintable: unprintableInLists } = createPrintableStore(async (text) => {
  // Every typeface falls back on the others: one answer holds for all.
  const answer = await client.glyphCheck({ params: { font: 'mincho' }, body: { text } });
  return answer.ok ? answer.value.unprintable : null;
});

/** Resolves once it is known which of these characters the press can draw, or no answer came. */
export const loadListPrintability = unprintableInLists.load;

/** Like `usePrintability`, for lists whose cards are not shown: no outlines are fetched. */
export function useListPrintability(text: string): (character: string) => boolean {
  const unprintable = useCached(unprintableInLists, text);
  return useMemo(() => (character: string) => !unprintable?.has(character), [unprintable]);
}
