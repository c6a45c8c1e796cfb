import type { DraftPhoto } from '@fumi/domain';
import { keepFaces, keepTraits } from '../../draft/change-draft.ts';
import { draftStore } from '../../draft/draft-store.ts';
import { photoFile } from '../../draft/photo-file.ts';
import { allowOwnWorkers } from '../../platform/trusted-types.ts';
import { workerCalls } from '../../platform/worker-calls.ts';
import { previewOf } from '../photo-pictures.ts';
import { canDrawInWorker } from '../photo-worker.ts';
import type { Findings } from './face.worker.ts';

type Finder = {
  readonly find: (picture: Blob) => Promise<Findings | 'broken' | null>;
  readonly end: () => void;
};

function startFinder(): Finder {
  allowOwnWorkers();
  const worker = new Worker(new URL('./face.worker.ts', import.meta.url), { type: 'module' });
  return { find: workerCalls(worker), end: () => worker.terminate() };
}

let finder: Finder | null = null;

/** A finder (30 MB) ends this long after its last photo, ms; the next photo starts another one. */
const IDLE_MS = 2000;

let waiting = 0;
let ending: ReturnType<typeof setTimeout> | undefined;

/** What a finder finds; null where it has failed. */
async function findIn(picture: Blob): Promise<Findings | null> {
  clearTimeout(ending);
  waiting += 1;
  finder ??= startFinder();
  const { find, end } = finder;
  const found = await find(picture);
  waiting -= 1;
  if (found === 'broken') {
    // What did not start without a network may start for the next photo.
    finder = null;
    return null;
  }
  if (waiting === 0)
    ending = setTimeout(() => {
      finder = null;
      end();
    }, IDLE_MS);
  return found;
}

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
  const found = await findIn(picture);
  if (found === null) return;
  keepTraits(imageId, found.traits);
  if (found.faces === null) return;
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
