import {
  type CutVerdict,
  type DraftPhoto,
  facePlace,
  frontSizePt,
  judgeCut,
  type MatchedPhoto,
  offsetForFaces,
  type PhotoView,
  type Point,
  type Rect,
  turnedFaces,
  turnedSize,
} from '@fumi/domain';
import { useMemo } from 'react';
import { type ChosenKit, useChosenKit } from './chosen-kit.ts';
import type { DraftState } from './draft-state.ts';
import { draftStore, useDraft } from './draft-store.ts';

type Faces = DraftState['faces'];

/** Judges what a frame of a design cuts off a photo; nothing is known where no design is chosen. */
export const cutJudge =
  (faces: Faces, chosen: Pick<ChosenKit, 'kit' | 'material'> | null) =>
  (photo: DraftPhoto, frame: Rect): CutVerdict => {
    if (chosen === null) return 'fine';
    const page = frontSizePt(chosen.kit.orientation, chosen.material.itemPt);
    return judgeCut(photo, facePlace(frame, page), faces.get(photo.imageId) ?? []);
  };

/** What its frame cuts off a photo; of many pages only the one whose faces were found is judged again. */
export function useCut(photo: DraftPhoto | null, frame: Rect | undefined): CutVerdict {
  const chosen = useChosenKit();
  const faces = useDraft((draft) => draft.faces.get(photo?.imageId ?? ''));
  return useMemo(
    () => (photo && frame ? cutJudge(new Map([[photo.imageId, faces ?? []]]), chosen)(photo, frame) : 'fine'),
    [photo, frame, faces, chosen],
  );
}

/** The same of the chosen design, with the faces that are known so far. */
export function useCutJudge(): ReturnType<typeof cutJudge> {
  const chosen = useChosenKit();
  const faces = useDraft((draft) => draft.faces);
  return useMemo(() => cutJudge(faces, chosen), [faces, chosen]);
}

/** Where a photo would lie in a frame of a design if nobody moved it: with the faces that are known so far on the paper. */
export function useSuggestedOffset({
  kit,
  material,
}: Pick<ChosenKit, 'kit' | 'material'>): (photo: DraftPhoto, frame: Rect, view?: PhotoView) => Point {
  const faces = useDraft((draft) => draft.faces);
  const page = frontSizePt(kit.orientation, material.itemPt);
  return ({ imageId, size }, frame, view) =>
    offsetForFaces(size, facePlace(frame, page), faces.get(imageId) ?? [], view);
}

/** A photo of the draft as it is matched with frames. */
export const matchedPhoto = ({ imageId, size, view }: DraftPhoto): MatchedPhoto => ({
  ...turnedSize(size, view),
  faces: turnedFaces(size, draftStore.getState().faces.get(imageId) ?? [], view),
});
