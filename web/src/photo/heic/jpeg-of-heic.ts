import { allowOwnWorkers } from '../../platform/trusted-types.ts';
import { workerCalls } from '../../platform/worker-calls.ts';
import type { WholeJob } from '../draw-photo.ts';
import { canDrawInWorker } from '../photo-worker.ts';

/** An old phone takes ten seconds for 48 megapixels; a file that takes longer is crafted to, ms. */
const LIMIT_MS = 60_000;

function startWorker(): Worker {
  allowOwnWorkers();
  return new Worker(new URL('./heic.worker.ts', import.meta.url), { type: 'module' });
}

/** A worker for each photo: memory of WebAssembly only grows, and is given back with its worker. */
async function decodeAlone(job: WholeJob): Promise<Blob | null> {
  const worker = startWorker();
  let limit: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    limit = setTimeout(resolve, LIMIT_MS, null);
  });
  const answer = await Promise.race([workerCalls<WholeJob, Blob | null>(worker)(job), late]);
  clearTimeout(limit);
  worker.terminate();
  return answer === 'broken' ? null : answer;
}

let last: Promise<unknown> = Promise.resolve();

/** A HEIC that the browser cannot read as a JPEG, by the shop's decoder, one after another; null where it fails. */
export function jpegOfHeic(job: WholeJob): Promise<Blob | null> {
  if (!canDrawInWorker() || typeof WebAssembly === 'undefined') return Promise.resolve(null);
  const drawn = last.then(() => decodeAlone(job));
  last = drawn.catch(() => null);
  return drawn;
}
