import {
  type CutVerdict,
  type DraftPhoto,
  judgeCut,
  offsetForFaces,
  type PhotoSlot,
  type PhotoView,
  type Point,
  printedFrame,
  type Rect,
} from '@fumi/domain';
import { useMemo } from 'react';
import { type ChosenKit, useChosenKit } from '../draft/chosen-kit.ts';
import { useDraft } from '../draft/draft-store.ts';
import { pageOf, useArtOver, usePrintedFrames } from './printed-frames.ts';

/** What its frame cuts off a photo or covers; of many pages only the one whose faces were found is judged again. */
export function useCut(photo: DraftPhoto | null, slot: PhotoSlot | null): CutVerdict {
  const chosen = useChosenKit();
  const faces = useDraft((draft) => draft.faces.get(photo?.imageId ?? ''));
  const art = useArtOver(chosen, faces ? slot : null);
  return useMemo(
    () =>
      photo && slot && chosen
        ? judgeCut(photo, printedFrame(slot.frame, pageOf(chosen), art), faces ?? [])
        : 'fine',
    [photo, slot, chosen, art, faces],
  );
}

/** Judges photos in slots of the chosen design, by the faces found so far; without a design all are fine. */
export function useCutJudge(): (photo: DraftPhoto, frame: Rect) => CutVerdict {
  const printedFrameOf = usePrintedFrames(useChosenKit());
  const faces = useDraft((draft) => draft.faces);
  return useMemo(
    () => (photo, frame) =>
      printedFrameOf ? judgeCut(photo, printedFrameOf(frame), faces.get(photo.imageId) ?? []) : 'fine',
    [faces, printedFrameOf],
  );
}

/** Where a photo would lie in a frame of a design if nobody moved it: with the faces that are known so far on the paper. */
export function useSuggestedOffset(
  chosen: ChosenKit,
): (photo: DraftPhoto, frame: Rect, view?: PhotoView) => Point {
  const faces = useDraft((draft) => draft.faces);
  const printedFrameOf = usePrintedFrames(chosen);
  return ({ imageId, size }, frame, view) =>
    offsetForFaces(size, printedFrameOf(frame), faces.get(imageId) ?? [], view);
}
