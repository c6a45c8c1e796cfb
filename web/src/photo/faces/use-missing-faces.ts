import { useEffect } from 'react';
import { useDraft } from '../../draft/draft-store.ts';

/** Looks for faces in photos that are on the device from before; while others are read they have to wait. */
export function useMissingFaces(isIdle: boolean): void {
  const photos = useDraft((draft) => draft.photos);
  useEffect(() => {
    if (isIdle && photos.some(Boolean))
      void import('./look-for-faces.ts').then(
        ({ lookForMissing }) => lookForMissing(),
        // Without a network: the next photo, or the next visit, tries again.
        () => {},
      );
  }, [isIdle, photos]);
}
