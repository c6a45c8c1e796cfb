import { drawPhoto } from './draw-photo.ts';
import { pageStudio } from './page-studio.ts';
import type { PhotoJob, PhotoJobResult, PhotoReply, PhotoRequest } from './photo-job.ts';

/** Hands jobs to a worker and gives their results back; null where the worker can't be used. */
type Desk = (job: PhotoJob) => Promise<PhotoJobResult>;

const canDrawInWorker = (): boolean =>
  typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined' && 'createImageBitmap' in window;

const onPage: Desk = (job) => drawPhoto(pageStudio, job);

function openWorkerDesk(): Desk {
  const worker = new Worker(new URL('./photo.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (result: PhotoJobResult | 'broken') => void>();
  let lastId = 0;
  let isBroken = false;
  worker.addEventListener('message', ({ data }: MessageEvent<PhotoReply>) => {
    waiting.get(data.id)?.(data.result);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', () => {
    isBroken = true;
    for (const answer of waiting.values()) answer('broken');
    waiting.clear();
  });
  return async (job) => {
    if (isBroken) return onPage(job);
    lastId += 1;
    const request: PhotoRequest = { id: lastId, job };
    const result = await new Promise<PhotoJobResult | 'broken'>((resolve) => {
      waiting.set(request.id, resolve);
      worker.postMessage(request);
    });
    return result === 'broken' ? onPage(job) : result;
  };
}

let desk: Desk | null = null;

/** Draws a photo off the main thread where the browser can. */
export function runPhotoJob(job: PhotoJob): Promise<PhotoJobResult> {
  desk ??= canDrawInWorker() ? openWorkerDesk() : onPage;
  return desk(job);
}
