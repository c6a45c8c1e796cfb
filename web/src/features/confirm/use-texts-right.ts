import { checkText, type TextType } from '@fumi/domain';
import { usePrintability } from '../../platform/card/glyph-store.ts';
import { useDraft } from '../../platform/draft/draft-store.ts';

/** Whether the press can print everything that was typed. */
export function useTextsRight(): boolean {
  const texts = useDraft((draft) => draft.texts);
  const photos = useDraft((draft) => draft.photos);
  const typed: (readonly [TextType, string])[] = [
    ...(Object.entries(texts) as [TextType, string][]),
    ...photos.map((photo) => ['PHOTO_CAPTION', photo?.caption ?? ''] as const),
  ];
  const isPrintable = usePrintability(typed.map(([, value]) => value).join(''), 'gothic');
  return typed.every(([type, value]) => checkText(type, value, isPrintable).ok);
}
