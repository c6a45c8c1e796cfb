import { type FaceHint, faceHints, frontSizePt, type PhotoSlot } from '@fumi/domain';
import type { ChosenKit } from '../draft/chosen-kit.ts';
import { useDraft } from '../draft/draft-store.ts';
import { wordsPlaces } from './kit-art.ts';
import { useArtOver } from './printed-frames.ts';

const NO_HINTS: readonly FaceHint[] = [];

/** What is to be said of faces in a photo as it lies in a slot now; nothing where they are not found yet. */
export function useFaceHints(chosen: ChosenKit, index: number, slot: PhotoSlot | null): readonly FaceHint[] {
  const photo = useDraft(({ photos }) => photos[index] ?? null);
  const faces = useDraft((draft) => draft.faces.get(photo?.imageId ?? ''));
  const texts = useDraft((draft) => draft.texts);
  const art = useArtOver(chosen, faces ? slot : null);
  const { kit, material } = chosen;
  if (!photo || !slot || !faces) return NO_HINTS;
  const over = wordsPlaces(kit.id, slot.template).filter(
    (place) => place.z > slot.z && (texts[place.type] ?? place.words),
  );
  const page = frontSizePt(kit.orientation, material.itemPt);
  return faceHints(photo, { frame: slot.frame, page, words: over.map(({ box }) => box), art }, faces);
}
