import {
  type BookTexts,
  CUT_MARGIN_PT,
  frontSizePt,
  type Kit,
  styledLook,
  TEXT_FACTS,
  type TextStyle,
  type Typeface,
  wordsIn,
} from '@fumi/domain';
import {
  type FontChain,
  type Issue,
  isCode,
  type LinkItem,
  layoutFrontPage,
  placedItem,
  type TextItem,
  typefaceOf,
  withBackLinesMoved,
  wordsAsSet,
} from '@fumi/print';
import { useMemo } from 'react';
import { useShop } from '../shop/use-shop.ts';
import { useFonts } from './glyph-store.ts';
import { type WordsPlace, wordsPlaces } from './kit-art.ts';
import { useLatest } from './use-latest.ts';

type Worded = { readonly place: WordsPlace; readonly text: string };

/** The captions of a page's photos, in the order of its frames. */
export type PageCaptions = readonly string[];

const NO_CAPTIONS: PageCaptions = [];

/** What each place of a page prints: what was typed, else the design's own words; the words of each photo in its place. */
function wordedPlaces(
  kit: Kit,
  page: number,
  texts: BookTexts,
  captions: PageCaptions,
  style: TextStyle | undefined,
): Worded[] {
  const places = wordsPlaces(kit.id, page).map((place) => ({
    ...place,
    look: styledLook(place.type, place.look, style),
  }));
  const ofPhotos = places.filter(({ type }) => TEXT_FACTS[type].of === 'photo');
  const worded = places.map((place) => {
    const at = ofPhotos.indexOf(place);
    return { ...place, text: wordsIn(at < 0 ? texts[place.type] : captions[at], place.words) };
  });
  return withBackLinesMoved(worded).flatMap(({ text, ...place }) => (text === '' ? [] : [{ place, text }]));
}

const lettersOf = (worded: readonly Worded[], face: Typeface): string =>
  worded
    .filter(({ place }) => !isCode(place.type) && typefaceOf(place.look) === face)
    .map(({ place, text }) => wordsAsSet(place, text))
    .join('');

function useTypeface(worded: readonly Worded[], face: Typeface) {
  const letters = useMemo(() => lettersOf(worded, face), [worded, face]);
  const fonts = useFonts(letters, face, letters !== '');
  return { fonts, isHere: letters === '' || fonts !== null };
}

type SetWords = readonly (TextItem | LinkItem)[];

const NO_WORDS: SetWords = [];

const noFonts = (): FontChain => {
  throw new Error('A code is set without a face.');
};

/**
 * The words of a page, set as the press sets them, and whether they are what is to be set now: until the outlines of
 * their typefaces are here, the words from before stand.
 */
export function useWords(
  kit: Kit,
  page: number,
  texts: BookTexts,
  captions: PageCaptions = NO_CAPTIONS,
  style?: TextStyle,
): { readonly items: SetWords; readonly isHere: boolean } {
  const worded = useMemo(
    () => wordedPlaces(kit, page, texts, captions, style),
    [kit, page, texts, captions, style],
  );
  const mincho = useTypeface(worded, 'mincho');
  const gothic = useTypeface(worded, 'gothic');
  const brush = useTypeface(worded, 'brush');
  const maru = useTypeface(worded, 'maru');
  const isHere = [mincho, gothic, brush, maru].every((face) => face.isHere);
  const items = useMemo(() => {
    const faces = { mincho: mincho.fonts, gothic: gothic.fonts, brush: brush.fonts, maru: maru.fonts };
    return isHere
      ? worded.flatMap(({ place, text }): SetWords => {
          if (isCode(place.type)) return [placedItem(place, text, noFonts)];
          const fonts = faces[typefaceOf(place.look)];
          return fonts ? [placedItem(place, text, () => fonts)] : [];
        })
      : null;
  }, [worded, isHere, mincho.fonts, gothic.fonts, brush.fonts, maru.fonts]);
  return { items: useLatest(items) ?? NO_WORDS, isHere };
}

/** What the engine says of the words of a page; of glyphs that are still on their way nothing is said. */
export function useWordIssues(kit: Kit, page: number, texts: BookTexts): readonly Issue[] {
  const { itemPt } = useShop().material;
  const { items } = useWords(kit, page, texts);
  return useMemo(() => {
    const { width: widthPt, height: heightPt } = frontSizePt(kit.orientation, itemPt);
    return layoutFrontPage({ widthPt, heightPt, bleedPt: CUT_MARGIN_PT, items }).issues;
  }, [kit, itemPt, items]);
}
