import { checkText, type TextProblem, type TextType } from '@fumi/domain';
import { usePrintability } from '../../platform/card/glyph-store.ts';
import { useDraft } from '../../platform/draft/draft-store.ts';

/** A text that was typed: of the book, or of the photo at a place, from 0. */
type Typed = { readonly type: TextType; readonly place: number | null; readonly value: string };

export type WrongText = Typed & { readonly problem: TextProblem };

/** The texts that the press would refuse. */
export function useTextProblems(): readonly WrongText[] {
  const texts = useDraft((draft) => draft.texts);
  const photos = useDraft((draft) => draft.photos);
  const typed: Typed[] = [
    ...(Object.entries(texts) as [TextType, string][]).map(([type, value]) => ({ type, place: null, value })),
    ...photos.map((photo, place): Typed => ({ type: 'PHOTO_CAPTION', place, value: photo?.caption ?? '' })),
  ];
  const isPrintable = usePrintability(typed.map(({ value }) => value).join(''), 'gothic');
  return typed.flatMap((text) => {
    const checked = checkText(text.type, text.value, isPrintable);
    return checked.ok ? [] : [{ ...text, problem: checked.error }];
  });
}
