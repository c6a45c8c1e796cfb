import type { Point, Size } from '@fumi/domain';
import { startTransition, useEffect, useState } from 'react';
import { type DraftState, draftStore } from '../draft/draft-store.ts';

/** The customer's photo for the thumbnails of all designs. */
export type ThumbPhoto = {
  readonly url: string;
  /** The photo itself, px. */
  readonly size: Size;
  /** The design in which it was placed, and where; in all others it lies at its default place. */
  readonly kitId: number | null;
  readonly offset: Point;
};

/** Long side, px: a card as wide as a phone, at double resolution. One small picture serves every card. */
const LONG_SIDE_PX = 960;
const QUALITY = 0.8;

let made: { readonly imageId: string; readonly url: Promise<string | null> } | null = null;

async function draw(file: Blob, size: Size): Promise<string | null> {
  const scale = Math.min(1, LONG_SIDE_PX / Math.max(size.width, size.height));
  const target = {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
  const crop = { x: 0, y: 0, ...size };
  // Most visitors have no photo yet.
  const { runPhotoJob } = await import('./photo-desk.ts');
  const small = await runPhotoJob({ file, size, crop, target, quality: QUALITY });
  return small && URL.createObjectURL(small);
}

/** Drawn once a photo, in a worker; an address of the last one is memory until it is given back. */
function urlOf(imageId: string, file: Blob, size: Size): Promise<string | null> {
  if (made?.imageId === imageId) return made.url;
  void made?.url.then((url) => url && URL.revokeObjectURL(url));
  made = { imageId, url: draw(file, size) };
  return made.url;
}

async function thumbPhotoOf({ photos, photoFiles, choice }: DraftState): Promise<ThumbPhoto | null> {
  const photo = photos.find((placed) => placed !== null);
  const file = photo && photoFiles.get(photo.imageId);
  if (!photo || !file) return null;
  const url = await urlOf(photo.imageId, file, photo.size);
  if (url === null) return null;
  return { url, size: photo.size, kitId: choice?.kitId ?? null, offset: photo.offset };
}

/** The chosen photo, small; null while there is none, or until it is drawn. The cards change in pieces. */
export function useThumbPhoto(): ThumbPhoto | null {
  const [thumb, setThumb] = useState<ThumbPhoto | null>(null);
  useEffect(() => {
    let isWanted = true;
    const show = async (state: DraftState): Promise<void> => {
      const photo = await thumbPhotoOf(state);
      if (isWanted) startTransition(() => setThumb(photo));
    };
    void show(draftStore.getState());
    const stop = draftStore.subscribe((state, before) => {
      if (state.photos !== before.photos || state.photoFiles !== before.photoFiles) void show(state);
    });
    return () => {
      isWanted = false;
      stop();
    };
  }, []);
  return thumb;
}
