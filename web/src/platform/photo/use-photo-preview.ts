import type { DraftPhoto } from '@fumi/domain';
import { useEffect, useState } from 'react';
import { draftStore } from '../draft/draft-store.ts';
import { previewOf } from './photo-preview.ts';

/** An object URL is memory until it is given back: the oldest go first. A calendar shows a dozen at once. */
const MAX_KEPT = 24;

const kept = new Map<string, string>();

function keep(imageId: string, preview: Blob): string {
  const url = URL.createObjectURL(preview);
  kept.set(imageId, url);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) {
    URL.revokeObjectURL(kept.get(oldest) ?? '');
    kept.delete(oldest);
  }
  return url;
}

/** Keeps the preview that reading a photo made, so that it is not made again. */
export const keepPhotoPreview = (imageId: string, preview: Blob): void => void keep(imageId, preview);

let lastMade: Promise<unknown> = Promise.resolve();

/** One after another: two decoded photos at once are too much for a small phone. */
function makePreview({ imageId, size }: DraftPhoto): Promise<string | null> {
  const made = lastMade.then(async () => {
    const file = draftStore.getState().photoFiles.get(imageId);
    const preview = file ? await previewOf(file, size) : null;
    return preview && keep(imageId, preview);
  });
  lastMade = made.catch(() => null);
  return made;
}

/** Addresses of chosen photos, upright, for the screen; null while there is none, or until it is drawn. */
export function usePhotoPreviews(photos: readonly (DraftPhoto | null)[]): readonly (string | null)[] {
  const [, setDrawn] = useState(0);
  const missing = photos.flatMap((photo) => (photo && !kept.has(photo.imageId) ? [photo] : []));
  const wanted = missing.map(({ imageId }) => imageId).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` names what is missing
  useEffect(() => {
    let isWanted = true;
    for (const photo of missing.slice(0, MAX_KEPT)) {
      void makePreview(photo).then((url) => {
        if (isWanted && url !== null) setDrawn((count) => count + 1);
      });
    }
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  return photos.map((photo) => (photo ? (kept.get(photo.imageId) ?? null) : null));
}

/** The same of one photo. */
export function usePhotoPreview(photo: DraftPhoto | null): string | null {
  const [url = null] = usePhotoPreviews([photo]);
  return url;
}
