import { isBlank } from '../address/text.ts';
import type { Kit } from '../kit/kit.ts';
import { captionPlace } from './caption-place.ts';
import type { Draft } from './draft.ts';
import { pageTextsIn } from './page-contents.ts';
import type { PhotoSlot } from './photo-slots.ts';
import { TEXT_FACTS, type TextType } from './texts.ts';

/** A text that was typed: of the book, or of one of the photos. */
export type TypedText = {
  readonly type: TextType;
  /** Which of the chosen photos, from 0; null for a text of the book or of a page. */
  readonly photoIndex: number | null;
  /** The page of the book that it belongs to, from 1; absent for the others. */
  readonly pageNo?: number;
  readonly value: string;
};

/** Where words stand: the slot of each chosen photo, and the page of the design that each page of the book repeats. */
type Places = { readonly own: readonly PhotoSlot[]; readonly templates: readonly number[] };

type Typed = Pick<Draft, 'texts' | 'photos' | 'pages'>;

/** Words that were typed and are kept, and for which the design has no place: in the order of the book. */
export function unprintedWords(kit: Pick<Kit, 'pages'>, { own, templates }: Places, draft: Typed): string[] {
  const typed = typedTexts(kit, { own, templates }, draft);
  const isPrinted = (type: TextType, photoIndex: number | null, pageNo?: number) =>
    typed.some(
      (text) => text.type === type && text.photoIndex === photoIndex && (!pageNo || text.pageNo === pageNo),
    );
  const ofBook = Object.entries(draft.texts) as [TextType, string][];
  const words = [
    ...ofBook.map(([type, value]) => (isPrinted(type, null) ? '' : value)),
    ...Object.entries(pageTextsIn(draft.pages)).map(([page, value]) =>
      isPrinted('PAGE_TEXT', null, Number(page)) ? '' : value,
    ),
    ...draft.photos.map((photo, index) => (isPrinted('PHOTO_CAPTION', index) ? '' : (photo?.caption ?? ''))),
  ];
  return words.filter((value) => !isBlank(value));
}

const typesOn = ({ pages }: Pick<Kit, 'pages'>, template: number): TextType[] =>
  (pages[template] ?? []).flatMap(({ textType }) => textType ?? []);

/**
 * What was typed and has room in the design, each where the customer types it. Words from another design, and of a
 * photo that moved to a page without room for them, are kept and not printed.
 */
export function typedTexts(
  kit: Pick<Kit, 'pages'>,
  { own, templates }: Places,
  { texts, photos, pages = {} }: Typed,
): TypedText[] {
  const inBook = new Set(templates.flatMap((page) => typesOn(kit, page)));
  const ofBook = [...inBook].filter((type) => TEXT_FACTS[type].of === 'book');
  return [
    ...ofBook.map((type): TypedText => ({ type, photoIndex: null, value: texts[type] ?? '' })),
    ...templates.flatMap((template, index) =>
      typesOn(kit, template)
        .filter((type) => TEXT_FACTS[type].of === 'page')
        .map((type): TypedText => {
          const pageNo = index + 1;
          return { type, photoIndex: null, pageNo, value: pages[pageNo]?.text ?? '' };
        }),
    ),
    ...own.flatMap((_, photoIndex): TypedText[] => {
      const type = captionPlace(kit, own, photoIndex)?.textType;
      return type ? [{ type, photoIndex, value: photos[photoIndex]?.caption ?? '' }] : [];
    }),
  ];
}
