import { type FaceHint, faceHints, frontSizePt, isArt, type PhotoSlot } from '@fumi/domain';
import type { ChosenKit } from '../draft/chosen-kit.ts';
import { useDraft } from '../draft/draft-store.ts';
import { itemPreviewUrl } from '../shop/static-url.ts';
import { useShop } from '../shop/use-shop.ts';
import { useArtCovers } from './art-covers.ts';
import { artRect, wordsPlaces } from './kit-art.ts';

const NOBODY: readonly FaceHint[] = [];

/** What is to be said of faces in a photo as it lies in a slot now; nothing where they are not found yet. */
export function useFaceHints(
  { kit, material }: ChosenKit,
  index: number,
  slot: PhotoSlot | null,
): readonly FaceHint[] {
  const { staticUrl } = useShop();
  const photo = useDraft(({ photos }) => photos[index] ?? null);
  const faces = useDraft((draft) => draft.faces.get(photo?.imageId ?? ''));
  const texts = useDraft((draft) => draft.texts);
  const page = frontSizePt(kit.orientation, material.itemPt);
  const above =
    slot && faces ? (kit.pages[slot.template] ?? []).filter((item) => isArt(item) && item.z > slot.z) : [];
  const art = useArtCovers(
    above.map(({ itemId }) => ({
      url: itemPreviewUrl(staticUrl, itemId),
      box: artRect(kit.id, slot?.template ?? 0, itemId) ?? { x: 0, y: 0, ...page },
    })),
  );
  if (!photo || !slot || !faces) return NOBODY;
  const over = wordsPlaces(kit.id, slot.template).filter(
    (place) => place.z > slot.z && (texts[place.type] ?? place.words),
  );
  return faceHints(photo, { frame: slot.frame, page, words: over.map(({ box }) => box), art }, faces);
}
