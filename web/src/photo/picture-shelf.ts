import type { DraftPhoto } from '@fumi/domain';
import { draftStore } from '../draft/draft-store.ts';
import { type PictureKind, previewOf } from './photo-preview.ts';

/**
 * An object URL is memory until it is given back: the oldest go first. A calendar shows a dozen pages at once; of the
 * small pictures all of a book find room.
 */
const MOST_KEPT: Readonly<Record<PictureKind, number>> = { screen: 24, thumb: 160 };

const kept: Readonly<Record<PictureKind, Map<string, string>>> = { screen: new Map(), thumb: new Map() };

/** Address of a picture that was made, or null. */
export const keptPicture = (kind: PictureKind, imageId: string): string | null =>
  kept[kind].get(imageId) ?? null;

/** Keeps a picture that reading a photo made, so that it is not made again. */
export function keepPicture(kind: PictureKind, imageId: string, picture: Blob): string {
  const shelf = kept[kind];
  const url = URL.createObjectURL(picture);
  shelf.set(imageId, url);
  const [oldest] = shelf.keys();
  if (shelf.size > MOST_KEPT[kind] && oldest !== undefined) {
    URL.revokeObjectURL(shelf.get(oldest) ?? '');
    shelf.delete(oldest);
  }
  return url;
}

type Job = { readonly make: () => Promise<void> };

const waiting: Job[] = [];
const underWay = new Map<string, Promise<string | null>>();
let isWorking = false;

/** One after another: two decoded photos at once are too much for a small phone. */
async function work(): Promise<void> {
  if (isWorking) return;
  isWorking = true;
  for (let job = waiting.shift(); job; job = waiting.shift()) await job.make();
  isWorking = false;
}

async function draw(kind: PictureKind, { imageId, size }: DraftPhoto): Promise<string | null> {
  const file = draftStore.getState().photoFiles.get(imageId);
  const picture = file ? await previewOf(file, size, kind).catch(() => null) : null;
  return picture && keepPicture(kind, imageId, picture);
}

/** Makes a picture once, however many places ask for it; what fills the screen comes before what is small. */
export function makePicture(kind: PictureKind, photo: DraftPhoto): Promise<string | null> {
  const key = `${kind}:${photo.imageId}`;
  const known = underWay.get(key);
  if (known) return known;
  const made = new Promise<string | null>((resolve) => {
    const make = async () => {
      resolve(await draw(kind, photo));
      underWay.delete(key);
    };
    if (kind === 'screen') waiting.unshift({ make });
    else waiting.push({ make });
  });
  underWay.set(key, made);
  void work();
  return made;
}
