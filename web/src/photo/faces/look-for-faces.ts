import type { DraftPhoto } from '@fumi/domain';
import { keepFaces, keepTraits } from '../../draft/change-draft.ts';
import { draftStore } from '../../draft/draft-store.ts';
import { photoFile } from '../../draft/photo-file.ts';
import { allowOwnWorkers } from '../../platform/trusted-types.ts';
import { workerCalls } from '../../platform/worker-calls.ts';
import { previewOf } from '../photo-pictures.ts';
import { canDrawInWorker } from '../photo-worker.ts';
import type { Findings } from './face.worker.ts';

type Find = (picture: Blob) => Promise<Findings | 'broken' | null>;

function startFinder(): Find {
  allowOwnWorkers();
  return workerCalls(new Worker(new URL('./face.worker.ts', import.meta.url), { type: 'module' }));
}

let find: Find | null = null;

/** Photos that are being searched, and those where that failed: they are not tried again. */
const tried = new Set<string>();

type Searched = Pick<DraftPhoto, 'imageId' | 'size'>;

/**
 * Looks for faces in a picture of a photo, and keeps where they lie with the draft, in memory. Nothing of it leaves
 * the device.
 */
export async function lookForFaces({ imageId, size }: Searched, picture: Blob): Promise<void> {
  if (!canDrawInWorker()) return;
  tried.add(imageId);
  find ??= startFinder();
  const found = await find(picture);
  // What did not start without a network may start for the next photo.
  if (found === 'broken') find = null;
  if (found === null || found === 'broken') return;
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
      const file = await photoFile(photo.imageId);
      const picture = file && (await previewOf(file, { size: photo.size }, 'thumb'));
      if (picture) await lookForFaces(photo, picture);
    }
  } finally {
    isLooking = false;
  }
}
