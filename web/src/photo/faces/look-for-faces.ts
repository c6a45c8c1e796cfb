import type { DraftPhoto } from '@fumi/domain';
import { keepFaces, keepTraits } from '../../draft/change-draft.ts';
import { draftStore } from '../../draft/draft-store.ts';
import { previewOf } from '../photo-pictures.ts';
import { canDrawInWorker } from '../photo-worker.ts';
import { searchPicture } from './face-finder.ts';

/** Photos that are being searched, and those where that failed: they are not tried again. */
const tried = new Set<string>();

type Searched = Pick<DraftPhoto, 'imageId' | 'size'>;

/** Looks for faces in a picture of a photo, and keeps where they lie with the draft, in memory. */
export async function lookForFaces({ imageId, size }: Searched, picture: Blob): Promise<void> {
  if (!canDrawInWorker()) return;
  tried.add(imageId);
  const found = await searchPicture(picture);
  if (found === null) return;
  keepTraits(imageId, found.traits);
  keepFaces(
    imageId,
    found.faces.map(({ x, y, width, height }) => ({
      x: x * size.width,
      y: y * size.height,
      width: width * size.width,
      height: height * size.height,
    })),
  );
  // The draft of another product forgets what was found: who comes back has it looked for again.
  tried.delete(imageId);
}

function nextUnsearched() {
  const { photos, unused, faces } = draftStore.getState();
  return [...photos, ...unused].find(
    (photo) => photo && !faces.has(photo.imageId) && !tried.has(photo.imageId),
  );
}

let isLooking = false;

/** The photos of the draft that nobody has searched yet, one after another. */
export async function lookForMissing(): Promise<void> {
  if (isLooking || !canDrawInWorker()) return;
  isLooking = true;
  try {
    for (let photo = nextUnsearched(); photo; photo = nextUnsearched()) {
      tried.add(photo.imageId);
      const file = draftStore.getState().photoFiles.get(photo.imageId);
      const picture = file && (await previewOf(file, { size: photo.size }, 'thumb'));
      if (picture) await lookForFaces(photo, picture);
    }
  } finally {
    isLooking = false;
  }
}
