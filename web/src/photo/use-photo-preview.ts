import type { DraftPhoto } from '@fumi/domain';
import { useEffect, useState } from 'react';
import type { PictureKind } from './photo-preview.ts';
import { keptPicture, makePicture } from './picture-shelf.ts';

/** Addresses of chosen photos, upright, for the screen; null while there is none, or until it is drawn. */
export function usePhotoPreviews(
  photos: readonly (DraftPhoto | null)[],
  kind: PictureKind = 'screen',
): readonly (string | null)[] {
  const [, setDrawn] = useState(0);
  const missing = photos.flatMap((photo) => (photo && !keptPicture(kind, photo.imageId) ? [photo] : []));
  const wanted = missing.map(({ imageId }) => imageId).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` names what is missing
  useEffect(() => {
    let isWanted = true;
    for (const photo of missing) {
      void makePicture(kind, photo).then((url) => {
        if (isWanted && url !== null) setDrawn((count) => count + 1);
      });
    }
    return () => {
      isWanted = false;
    };
  }, [wanted, kind]);
  return photos.map((photo) => photo && keptPicture(kind, photo.imageId));
}

/** The same of one photo. */
export function usePhotoPreview(photo: DraftPhoto | null, kind: PictureKind = 'screen'): string | null {
  const [url = null] = usePhotoPreviews([photo], kind);
  return url;
}
