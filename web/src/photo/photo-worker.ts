import { allowOwnWorkers } from '../platform/trusted-types.ts';
import { workerCalls } from '../platform/worker-calls.ts';
import {
  type CanvasBackend,
  type DecodedPhoto,
  drawPhoto,
  type PhotoJob,
  type WholeJob,
} from './draw-photo.ts';

type RunJob = (job: PhotoJob | WholeJob) => Promise<Blob | null>;

/** The element turns the photo upright by itself, but holds the page up: this is the second choice. */
async function decodeOnPage(file: Blob): Promise<DecodedPhoto> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
  return {
    source: image,
    width: image.naturalWidth,
    height: image.naturalHeight,
    close: () => URL.revokeObjectURL(url),
  };
}

/** For browsers whose workers can't draw. */
const pageBackend: CanvasBackend = {
  canvas: ({ width, height }) => Object.assign(document.createElement('canvas'), { width, height }),
  encode: (canvas, quality) =>
    new Promise((resolve) => (canvas as HTMLCanvasElement).toBlob(resolve, 'image/jpeg', quality)),
  decode: decodeOnPage,
};

const runOnPage: RunJob = (job) => drawPhoto(pageBackend, job);

/** Once the worker is broken, jobs run on the page. */
function startWorker(): RunJob {
  allowOwnWorkers();
  const call = workerCalls<PhotoJob | WholeJob, Blob | null>(
    new Worker(new URL('./photo.worker.ts', import.meta.url), { type: 'module' }),
  );
  return async (job) => {
    const result = await call(job);
    return result === 'broken' ? runOnPage(job) : result;
  };
}

export const canDrawInWorker = (): boolean =>
  typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined' && 'createImageBitmap' in window;

let run: RunJob | null = null;

/** Draws a photo off the main thread where the browser can; null where the photo can't be drawn. */
export const runPhotoJob: RunJob = (job) => {
  run ??= canDrawInWorker() ? startWorker() : runOnPage;
  return run(job);
};

/** Some browsers read types on a page that their workers don't know: the page is asked where the worker has failed. */
export const runWholeJob = async (job: WholeJob): Promise<Blob | null> =>
  (await runPhotoJob(job)) ?? runOnPage(job);
