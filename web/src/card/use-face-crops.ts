import { coverSlot, settledByFaces } from '@fumi/domain';
import { useEffect } from 'react';
import { settlePhotos } from '../draft/change-draft.ts';
import { type ChosenKit, placesOf } from '../draft/chosen-kit.ts';
import { useDraft } from '../draft/draft-store.ts';
import { usePrintedFrames } from './printed-frames.ts';

/** Wherever photos come to lie, inside and on the cover, those that nobody moved keep their faces in the frame (ADR 66). */
export function useFaceCrops(chosen: ChosenKit): void {
  const printedFrameOf = usePrintedFrames(chosen);
  const photos = useDraft((draft) => draft.photos);
  const pages = useDraft((draft) => draft.pages);
  const faces = useDraft((draft) => draft.faces);
  // biome-ignore lint/correctness/useExhaustiveDependencies: photos and the cover are what is settled.
  useEffect(() => {
    const { slots, material } = chosen;
    const cover = coverSlot(slots, photos.length, material);
    const frames = {
      own: placesOf(chosen, photos.length).own.map(({ frame }) => printedFrameOf(frame)),
      cover: cover && {
        ...{ photo: cover.photo, itemId: cover.slot.frame.itemId },
        printed: printedFrameOf(cover.slot.frame),
      },
    };
    settlePhotos((now) => settledByFaces(now, frames, faces));
  }, [printedFrameOf, chosen, photos, pages, faces]);
}
