import { offsetForFaces } from '@fumi/domain';
import { useEffect } from 'react';
import { usePrintedFrames } from '../../card/printed-frames.ts';
import { settlePhotos } from '../../draft/change-draft.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useDraft } from '../../draft/draft-store.ts';
import type { Slots } from './use-slots.ts';

/** Wherever photos come to lie, those that nobody moved keep their faces in the frame (ADR 66). */
export function useFaceCrops(chosen: ChosenKit, { all }: Slots): void {
  const printedFrameOf = usePrintedFrames(chosen);
  const photos = useDraft((draft) => draft.photos);
  const faces = useDraft((draft) => draft.faces);
  // biome-ignore lint/correctness/useExhaustiveDependencies: photos are what is settled.
  useEffect(() => {
    settlePhotos(({ imageId, size, view }, index) => {
      const frame = all[index]?.main?.frame;
      const found = faces.get(imageId);
      return frame && found ? offsetForFaces(size, printedFrameOf(frame), found, view) : null;
    });
  }, [printedFrameOf, all, photos, faces]);
}
