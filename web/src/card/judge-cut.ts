import {
  type CutVerdict,
  type DraftPhoto,
  facePlace,
  judgeCut,
  offsetForFaces,
  type PhotoSlot,
  type PhotoView,
  type Point,
  type Rect,
} from '@fumi/domain';
import { useMemo } from 'react';
import { type ChosenKit, useChosenKit } from '../draft/chosen-kit.ts';
import { useDraft } from '../draft/draft-store.ts';
import { pageOf, useArtOver, usePlaces } from './photo-places.ts';

/** What its place cuts off a photo or covers; of many pages only the one whose faces were found is judged again. */
export function useCut(photo: DraftPhoto | null, slot: PhotoSlot | null): CutVerdict {
  const chosen = useChosenKit();
  const faces = useDraft((draft) => draft.faces.get(photo?.imageId ?? ''));
  const art = useArtOver(chosen, faces ? slot : null);
  return useMemo(
    () =>
      photo && slot && chosen
        ? judgeCut(photo, facePlace(slot.frame, pageOf(chosen), art), faces ?? [])
        : 'fine',
    [photo, slot, chosen, art, faces],
  );
}

/** The same of all places of the chosen design, with the faces that are known so far; without a design all is fine. */
export function useCutJudge(): (photo: DraftPhoto, frame: Rect) => CutVerdict {
  const placeOf = usePlaces(useChosenKit());
  const faces = useDraft((draft) => draft.faces);
  return useMemo(
    () => (photo, frame) =>
      placeOf ? judgeCut(photo, placeOf(frame), faces.get(photo.imageId) ?? []) : 'fine',
    [faces, placeOf],
  );
}

/** Where a photo would lie in a frame of a design if nobody moved it: with the faces that are known so far on the paper. */
export function useSuggestedOffset(
  chosen: ChosenKit,
): (photo: DraftPhoto, frame: Rect, view?: PhotoView) => Point {
  const faces = useDraft((draft) => draft.faces);
  const placeOf = usePlaces(chosen);
  return ({ imageId, size }, frame, view) =>
    offsetForFaces(size, placeOf(frame), faces.get(imageId) ?? [], view);
}
