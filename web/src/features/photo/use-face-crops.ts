import { facePlace, frontSizePt, offsetForFaces } from '@fumi/domain';
import { useEffect } from 'react';
import { settlePhotos } from '../../draft/change-draft.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useDraft } from '../../draft/draft-store.ts';
import type { Slots } from './use-slots.ts';

/** Wherever photos come to lie, those that nobody moved keep their faces in the frame (ADR 66). */
export function useFaceCrops({ kit, material }: ChosenKit, { all }: Slots): void {
  const photos = useDraft((draft) => draft.photos);
  const faces = useDraft((draft) => draft.faces);
  // biome-ignore lint/correctness/useExhaustiveDependencies: photos are what is settled.
  useEffect(() => {
    const page = frontSizePt(kit.orientation, material.itemPt);
    settlePhotos(({ imageId, size, view }, index) => {
      const frame = all[index]?.main?.frame;
      const found = faces.get(imageId);
      return frame && found ? offsetForFaces(size, facePlace(frame, page), found, view) : null;
    });
  }, [kit, material, all, photos, faces]);
}
