import { type PrintAddress, splitGraphemes, TYPEFACES, type Typeface } from '@fumi/domain';
import { ADDED_TO_OFFICE, type FontChain, type GlyphAnswer, glyphSources } from '@fumi/print';
import { useMemo } from 'react';
import { createStore } from 'zustand/vanilla';
import { client } from '../api.ts';
import { type Cache, useCached } from '../platform/cache.ts';
import { untilReached } from '../platform/connection.ts';

type GlyphState = {
  /** Everything that was answered so far; null before the first answer. */
  readonly fonts: FontChain | null;
  /** Graphemes that were answered: only of these is anything known. */
  readonly known: ReadonlySet<string>;
  /** Graphemes that no print font draws. */
  readonly unprintable: ReadonlySet<string>;
  /** Some are asked for, and neither answered nor given up. */
  readonly isAsking: boolean;
  /** The last request got no answer; it is asked again with the next text, and once the shop can be reached. */
  readonly isUnreachable: boolean;
};

/** Resolves with null where no answer came. */
type FetchGlyphs = (text: string) => Promise<GlyphAnswer | null>;

/** Typing needs one character after another: those needed within this time, ms, go into one request. */
const GATHER_MS = 60;

const isDrawn = (grapheme: string, answer: GlyphAnswer): boolean =>
  !answer.unprintable.some((character) => grapheme.includes(character));

/**
 * Outlines of the print fonts, fetched as texts need them and kept as long as the page. A character is asked for once,
 * however many cards carry it; names leave the browser as a set of characters only.
 */
export function createGlyphStore(
  fetchGlyphs: FetchGlyphs,
  gatherMs = GATHER_MS,
  whenReached: () => Promise<void> = untilReached,
) {
  const store = createStore<GlyphState>()(() => ({
    fonts: null,
    known: new Set(),
    unprintable: new Set(),
    isAsking: false,
    isUnreachable: false,
  }));
  const answers: GlyphAnswer[] = [];
  const wanted = new Set<string>();
  const asked = new Set<string>();
  let isWaiting = false;
  let openCount = 0;

  async function flush(): Promise<void> {
    isWaiting = false;
    const batch = [...wanted];
    wanted.clear();
    for (const grapheme of batch) asked.add(grapheme);
    const answer = await fetchGlyphs(batch.join(''));
    openCount -= 1;
    const isAsking = openCount > 0;
    if (answer === null) {
      for (const grapheme of batch) asked.delete(grapheme);
      store.setState({ isAsking, isUnreachable: true });
      await whenReached();
      return wantGlyphs(batch.join(''));
    }
    answers.push(answer);
    const { known, unprintable } = store.getState();
    store.setState({
      fonts: glyphSources(answers) as unknown as FontChain,
      known: new Set([...known, ...batch]),
      unprintable: new Set([...unprintable, ...batch.filter((grapheme) => !isDrawn(grapheme, answer))]),
      isAsking,
      isUnreachable: false,
    });
  }

  /** Asks for the outlines of a text. The layout's own characters come with any answer. */
  function wantGlyphs(text: string): void {
    for (const grapheme of splitGraphemes(text)) if (!asked.has(grapheme)) wanted.add(grapheme);
    const isFirst = asked.size === 0 && wanted.size === 0;
    if (isFirst) wanted.add('様');
    if (wanted.size === 0 || isWaiting) return;
    isWaiting = true;
    openCount += 1;
    store.setState({ isAsking: true });
    setTimeout(() => void flush(), gatherMs);
  }

  const listening = { load: wantGlyphs, subscribe: store.subscribe };
  return {
    glyphStore: store,
    wantGlyphs,
    /** By text: fonts that hold every character of it. */
    fonts: {
      ...listening,
      get: (text) => (isComplete(store.getState(), text) ? store.getState().fonts : null),
    } satisfies Cache<string, FontChain>,
    /** By text: everything that was asked for and can't be printed. */
    unprintable: {
      ...listening,
      get: () => store.getState().unprintable,
    } satisfies Cache<string, ReadonlySet<string>>,
  };
}

export const isComplete = (state: GlyphState, text: string): boolean =>
  state.fonts !== null && splitGraphemes(text).every((grapheme) => state.known.has(grapheme));

const createStoreOf = (font: Typeface) =>
  createGlyphStore(async (text) => {
    const answer = await client.glyphs({ params: { font }, body: { text } });
    return answer.ok ? (answer.value as unknown as GlyphAnswer) : null;
  });

const mincho = createStoreOf('mincho');
export const { glyphStore } = mincho;

const stores = new Map<Typeface, ReturnType<typeof createStoreOf>>([['mincho', mincho]]);

/** Outlines are kept by typeface: a style that nobody chose is never fetched. */
function storeOf(font: string): ReturnType<typeof createStoreOf> {
  const face = TYPEFACES.find((known) => known === font) ?? 'mincho';
  const store = stores.get(face) ?? createStoreOf(face);
  stores.set(face, store);
  return store;
}

const officeTexts = (office: PrintAddress['office']): string[] =>
  office ? [office.company, office.department, office.title, ADDED_TO_OFFICE] : [];

/** Every character that an address prints. */
export const printedText = (address: PrintAddress | null): string =>
  address === null
    ? ''
    : [
        address.zip,
        address.state,
        address.address1,
        address.address2,
        address.comment1,
        address.comment2,
        ...officeTexts(address.office),
        ...[address.name, ...address.jointNames].flatMap(({ last, first, honorific }) => [
          last,
          first,
          honorific,
        ]),
      ].join('');

/**
 * The print fonts of a typeface once they hold every character of a text, else null. Nothing is fetched while not
 * wanted.
 */
export const useFonts = (text: string, font = 'mincho', isWanted = true): FontChain | null =>
  useCached(storeOf(font).fonts, isWanted ? text : null);

/**
 * Which characters the press can draw, for `validateAddress`. What was not answered yet counts as printable:
 * nobody is told that a name is wrong before it is known.
 */
export function usePrintability(text: string, font = 'mincho'): (character: string) => boolean {
  const unprintable = useCached(storeOf(font).unprintable, text);
  return useMemo(() => (character: string) => !unprintable?.has(character), [unprintable]);
}
