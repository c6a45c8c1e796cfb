import type { PhotoFailure, Size } from '@fumi/domain';
import { useRef, useState } from 'react';
import { draftStore, placePhoto } from '../../platform/draft/draft-store.ts';
import { readPhoto } from '../../platform/photo/read-photo.ts';
import { keepPhotoPreview } from '../../platform/photo/use-photo-preview.ts';

export type PhotoPicking = {
  readonly isReading: boolean;
  readonly failure: PhotoFailure | null;
  readonly closeFailure: () => void;
  /** Shows why the photo that is already chosen can't be used. */
  readonly refuse: (failure: PhotoFailure) => void;
  readonly pick: (files: readonly File[]) => void;
};

/** From chosen files to the photo in the draft, or to the reason why not; the last choice wins. */
export function usePhotoPicking(frame: Size | null, onPlaced: () => void): PhotoPicking {
  const [isReading, setIsReading] = useState(false);
  const [failure, setFailure] = useState<PhotoFailure | null>(null);
  const lastPick = useRef(0);

  async function read(files: readonly File[], framePt: Size): Promise<void> {
    lastPick.current += 1;
    const pickNo = lastPick.current;
    setIsReading(true);
    const photo = await readPhoto(files, framePt);
    if (pickNo !== lastPick.current) return;
    setIsReading(false);
    if (!photo.ok) {
      setFailure(photo.error);
      return;
    }
    const { file, size, preview } = photo.value;
    placePhoto({ file, fileName: file.name, size, frame: framePt });
    const { photo: placed } = draftStore.getState();
    if (placed) keepPhotoPreview(placed.imageId, preview);
    onPlaced();
  }

  return {
    isReading,
    failure,
    closeFailure: () => setFailure(null),
    refuse: setFailure,
    pick: (files) => {
      if (frame !== null && files.length > 0) void read(files, frame);
    },
  };
}
