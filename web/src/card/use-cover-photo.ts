import { allPhotos, type DraftPhoto, onCover, type PhotoFrame } from '@fumi/domain';
import { useMemo } from 'react';
import { useDraft } from '../draft/draft-store.ts';

/** The photo that was chosen for a cover, as it lies there; null elsewhere. */
export function useCoverPhoto(pageNo: number, frame: PhotoFrame | null | undefined): DraftPhoto | null {
  const cover = useDraft(({ pages }) => pages?.[pageNo]?.photo ?? null);
  const photo = useDraft(
    (draft) => allPhotos(draft).find((each) => each?.imageId === cover?.imageId) ?? null,
  );
  return useMemo(
    () => (cover && photo && frame ? onCover(photo, cover, frame) : null),
    [cover, photo, frame],
  );
}
