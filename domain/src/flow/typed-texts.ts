import { isBlank } from '../address/text.ts';
import type { Kit } from '../kit/kit.ts';
import type { Draft } from './draft.ts';
import type { PhotoSlot } from './photo-slots.ts';
import { TEXT_FACTS, type TextType } from './texts.ts';

/** A text that was typed: of the book, or of one of the photos. */
export type TypedText = {
  readonly type: TextType;
  /** Which of the chosen photos, from 0; null for a text of the book. */
  readonly photoIndex: number | null;
  readonly value: string;
};

/** Words that were typed and are kept, and for which the design has no place: in the order of the book. */
export function unprintedWords(
  kit: Pick<Kit, 'pages'>,
  own: readonly PhotoSlot[],
  draft: Pick<Draft, 'texts' | 'photos'>,
): string[] {
  const typed = typedTexts(kit, own, draft);
  const isPrinted = (type: TextType, photoIndex: number | null) =>
    typed.some((text) => text.type === type && text.photoIndex === photoIndex);
  const ofBook = Object.entries(draft.texts) as [TextType, string][];
  const words = [
    ...ofBook.map(([type, value]) => (isPrinted(type, null) ? '' : value)),
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
  own: readonly PhotoSlot[],
  { texts, photos }: Pick<Draft, 'texts' | 'photos'>,
): TypedText[] {
  const inBook = new Set(Object.keys(kit.pages).flatMap((page) => typesOn(kit, Number(page))));
  const ofBook = [...inBook].filter((type) => TEXT_FACTS[type].of === 'book');
  return [
    ...ofBook.map((type): TypedText => ({ type, photoIndex: null, value: texts[type] ?? '' })),
    ...own.flatMap(({ template }, photoIndex) =>
      typesOn(kit, template)
        .filter((type) => TEXT_FACTS[type].of === 'photo')
        .map((type): TypedText => ({ type, photoIndex, value: photos[photoIndex]?.caption ?? '' })),
    ),
  ];
}
