import { splitGraphemes } from '@fumi/domain';
import { createStore } from 'zustand/vanilla';

/** Resolves with the characters that cannot be printed, or null where no answer came. */
export type AskUnprintable = (text: string) => Promise<readonly string[] | null>;

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

  return {
    printableStore: store,
    wantAnswer: (text: string): void => {
      const fresh = [...new Set(splitGraphemes(text))].filter((grapheme) => !asked.has(grapheme));
      for (let from = 0; from < fresh.length; from += MOST_AT_ONCE)
        void askBatch(fresh.slice(from, from + MOST_AT_ONCE));
    },
  };
}
