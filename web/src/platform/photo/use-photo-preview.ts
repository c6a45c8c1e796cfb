import { useEffect, useState } from 'react';
import { type DraftState, draftStore, useDraft } from '../draft/draft-store.ts';
import { previewOf } from './photo-preview.ts';

/** The one preview that is kept: an object URL is memory until it is given back. */
let current: { readonly imageId: string; readonly url: string } | null = null;

function keep(imageId: string, preview: Blob): string {
  if (current) URL.revokeObjectURL(current.url);
  current = { imageId, url: URL.createObjectURL(preview) };
  return current.url;
}

/** Keeps the preview that reading a photo made, so that it is not made again. */
export const keepPhotoPreview = (imageId: string, preview: Blob): void => void keep(imageId, preview);

async function makePreview({ photo, photoFile }: DraftState): Promise<string | null> {
  if (photo === null || photoFile === null) return null;
  const preview = await previewOf(photoFile, photo.size);
  const isStillChosen = draftStore.getState().photo?.imageId === photo.imageId;
  return preview && isStillChosen ? keep(photo.imageId, preview) : null;
}

const imageIdOf = ({ photo }: DraftState): string | null => photo?.imageId ?? null;

/** Address of the chosen photo, upright, for the screen; null while there is none, or until it is drawn. */
export function usePhotoPreview(): string | null {
  const imageId = useDraft(imageIdOf);
  const known = current && current.imageId === imageId ? current.url : null;
  const [made, setMade] = useState<{ imageId: string; url: string } | null>(null);
  useEffect(() => {
    if (imageId === null || known !== null) return;
    let isWanted = true;
    void makePreview(draftStore.getState()).then((url) => {
      if (isWanted && url !== null) setMade({ imageId, url });
    });
    return () => {
      isWanted = false;
    };
  }, [imageId, known]);
  return known ?? (made && made.imageId === imageId ? made.url : null);
}
