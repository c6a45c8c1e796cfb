import {
  clampOffset,
  cropOf,
  type DraftPhoto,
  isSameCrop,
  offsetSeen,
  type PhotoCrop,
  type PhotoView,
  PLAIN_LOOK,
  PLAIN_VIEW,
  type Point,
  type Size,
  viewIn,
} from '@fumi/domain';
import { useState } from 'react';

type History = {
  readonly past: readonly PhotoCrop[];
  readonly now: PhotoCrop;
  /** What the last change was about; the next with the same key is part of its undo step. */
  readonly key: string | null;
  /** The photo of the draft at the last change. */
  readonly from: DraftPhoto;
};

export type CropEditing = {
  readonly crop: PhotoCrop;
  readonly change: (crop: PhotoCrop, key: string) => void;
  /** Changes the view around the same middle. */
  readonly view: (change: Partial<PhotoView>, key: string) => void;
  readonly canUndo: boolean;
  readonly undo: () => void;
  /** Back to the suggested crop, as another change that can be undone. */
  readonly reset: () => void;
  readonly isSuggested: boolean;
};

function startHistory(photo: DraftPhoto, frame: Size): History {
  const { offset, view, look } = cropOf(photo);
  const now = { offset: clampOffset(photo.size, frame, offset, view), view, look };
  return { past: [], now, key: null, from: photo };
}

/** What is done to a photo in the dialog, and the way back through it. */
export function useCrop(photo: DraftPhoto, frame: Size, suggestedOffset: Point): CropEditing {
  const { size } = photo;
  const [{ past, now, key, from }, setHistory] = useState<History>(() => startHistory(photo, frame));
  // Faces that are found while the dialog is open move the crop, until a person moves it.
  if (from !== photo && past.length === 0) setHistory(startHistory(photo, frame));
  const change = (crop: PhotoCrop, about: string): void => {
    if (isSameCrop(crop, now)) return;
    setHistory({ past: about === key ? past : [...past, now], now: crop, key: about, from: photo });
  };
  const suggested = { offset: suggestedOffset, view: PLAIN_VIEW, look: PLAIN_LOOK };
  return {
    crop: now,
    change,
    view: (wanted, about) => {
      const view = viewIn(size, frame, { ...now.view, ...wanted });
      const offset = offsetSeen(size, { frame, view: now.view }, { frame, view }, now.offset);
      change({ ...now, view, offset }, about);
    },
    canUndo: past.length > 0,
    undo: () => {
      const last = past.at(-1);
      if (last) setHistory({ past: past.slice(0, -1), now: last, key: null, from: photo });
    },
    reset: () => change(suggested, 'reset'),
    isSuggested: isSameCrop(now, suggested),
  };
}
