import { useDeferredValue, useMemo } from 'react';
import { type ThumbPhoto, useThumbPhoto } from '../../photo/picture-cache.ts';
import { createCache, useCached } from '../../platform/cache.ts';
import { onceReached } from '../../platform/connection.ts';

/** Most visitors have no photo yet: what shows it on designs, and judges it there, is loaded with the first one. */
const loadShowing = () => import('./show-own-photo.ts');

const showings = createCache<'showing', Awaited<ReturnType<typeof loadShowing>>>(() =>
  onceReached(loadShowing),
);

/** The customer's photo, with what shows it on designs. */
export type OwnPhoto = Awaited<ReturnType<typeof loadShowing>> & { readonly photo: ThumbPhoto };

/** Null while there is no photo, or until it can be shown. Deferred, as hundreds of thumbnails change. */
export function useOwnPhoto(): OwnPhoto | null {
  const photo = useThumbPhoto();
  const showing = useCached(showings, photo && 'showing');
  const own = useMemo(() => (photo && showing ? { ...showing, photo } : null), [photo, showing]);
  return useDeferredValue(own, null);
}
