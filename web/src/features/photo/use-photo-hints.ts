import { type FaceHint, faceHints, frontSizePt, photoFramesOf } from '@fumi/domain';
import { wordsPlaces } from '../../card/kit-art.ts';
import { photoCopy } from '../../copy/photo.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { useOddPhotos } from '../../draft/odd-photos.ts';
import { useShop } from '../../shop/use-shop.ts';
import type { Slot } from './use-slots.ts';

const NOBODY: readonly FaceHint[] = [];

function useFaceHints({ kit, material }: ChosenKit, { index, main }: Slot): readonly FaceHint[] {
  const { info } = useShop();
  const photo = useDraft(({ photos }) => photos[index] ?? null);
  const faces = useDraft((draft) => draft.faces.get(photo?.imageId ?? ''));
  const texts = useDraft((draft) => draft.texts);
  if (!photo || !main || !faces) return NOBODY;
  const { frame, template } = main;
  const z = photoFramesOf(info, kit, template).find((each) => each.frame === frame)?.z ?? 0;
  const words = wordsPlaces(kit.id, template).filter(
    (place) => place.z > z && (texts[place.type] ?? place.words),
  );
  const page = frontSizePt(kit.orientation, material.itemPt);
  return faceHints(photo, { frame, page, words: words.map(({ box }) => box) }, faces);
}

/** What is to be said of a slot's photo as it lies now, in sentences; the mark of a cut face says what an edge would. */
export function usePhotoHints(chosen: ChosenKit, slot: Slot): readonly string[] {
  const photo = useDraft(({ photos }) => photos[slot.index] ?? null);
  const oddity = useOddPhotos().get(photo?.imageId ?? '');
  const hints = useFaceHints(chosen, slot).filter((hint) => hint !== 'edge' || photo?.isCropChosen);
  return [...hints.map((hint) => photoCopy.faceHints[hint]), ...(oddity ? [photoCopy.odd[oddity].text] : [])];
}
