import { type TypedText, typedTexts } from '@fumi/domain';
import { textsCopy } from '../../copy/texts.ts';
import { type ChosenKit, placesOf } from '../../draft/chosen-kit.ts';
import { useDraft } from '../../draft/draft-store.ts';
import type { SlotNames } from '../../draft/slot-names.ts';

/** The typed texts of a product without addresses that its design prints. */
export function useTypedTexts(chosen: ChosenKit): readonly TypedText[] {
  const texts = useDraft((draft) => draft.texts);
  const photos = useDraft((draft) => draft.photos);
  const pages = useDraft((draft) => draft.pages);
  return typedTexts(chosen.kit, placesOf(chosen, photos.length), { texts, photos, pages });
}

/** What the customer calls the place of a text. */
export function fieldName(
  {
    type,
    photoIndex,
    pageNo,
  }: Pick<TypedText, 'type' | 'photoIndex'> & { readonly pageNo?: number | undefined },
  names: SlotNames,
): string {
  if (pageNo !== undefined) return textsCopy.pageTextOf(names.page(pageNo, 1));
  return photoIndex === null ? textsCopy.labels[type] : textsCopy.captionOf(names.name(photoIndex + 1));
}
