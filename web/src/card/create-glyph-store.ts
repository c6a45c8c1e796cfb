import { splitGraphemes } from '@fumi/domain';
import { type FontChain, type GlyphAnswer, glyphSources } from '@fumi/print';
import { createStore } from 'zustand/vanilla';

export type GlyphState = {
  /** Everything that was answered so far; null before the first answer. */
  readonly fonts: FontChain | null;
  /** Graphemes that were answered: only of these is anything known. */
  readonly known: ReadonlySet<string>;
  /** Graphemes that no print font draws. */
  readonly unprintable: ReadonlySet<string>;
  /** The last request got no answer; the next text asks again. */
  readonly isUnreachable: boolean;
};

/** Resolves with null where no answer came. */
export type FetchGlyphs = (text: string) => Promise<GlyphAnswer | null>;

/** Typing asks for a character at a time: what comes within this is one request, ms. */
const GATHER_MS = 60;

const isDrawn = (grapheme: string, answer: GlyphAnswer): boolean =>
  !answer.unprintable.some((character) => grapheme.includes(character));

/**
 * Outlines of the print fonts, fetched as texts need them and kept as long as the page. A character is asked for once,
 * however many cards carry it; names leave the browser as a set of characters only.
 */
export function createGlyphStore(fetchGlyphs: FetchGlyphs, gatherMs = GATHER_MS) {
  const store = createStore<GlyphState>()(() => ({
    fonts: null,
    known: new Set(),
    unprintable: new Set(),
    isUnreachable: false,
  }));
  const answers: GlyphAnswer[] = [];
  const wanted = new Set<string>();
  const asked = new Set<string>();
  let _timer: ReturnType<typeof setTimeout> | null = null;

  async function flush(): Promise<void> {
    _timer = null;
    const batch = [...wanted];
    wanted.clear();
    for (const grapheme of batch) asked.add(grapheme);
    const answer = await fetchGlyphs(batch.join(''));
    if (answer === null) {
      for (const grapheme of batch) asked.delete(grapheme);
      return store.setState({ isUnreachable: true });
    }
    answers.push(answer);
    const { known, unprintable } = store.getState();
    store.setState({
      fonts: glyphSources(answers) as unknown as FontChain,
      known: new Set([...known, ...batch]),
      unprintable: new Set([...unprintable, ...batch.filter((grapheme) => !isDrawn(grapheme, answer))]),
      isUnreachable: false,
    });
  }

  return {
    glyphStore: store,
    /** Sees to it that the outlines of a text come. The layout's own characters come with any answer. */
    wantGlyphs: (text: string): void => {
      for (const grapheme of splitGraphemes(text)) if (!asked.has(grapheme)) wanted.add(grapheme);
      const isFirst = asked.size === 0 && wanted.size === 0;
      if (isFirst) wanted.add('様');
      if (wanted.size > 0) _timer ??= setTimeout(() => void flush(), gatherMs);
    },
  };
}

export const isComplete = (state: GlyphState, text: string): boolean =>
  state.fonts !== null && splitGraphemes(text).every((grapheme) => state.known.has(grapheme));
