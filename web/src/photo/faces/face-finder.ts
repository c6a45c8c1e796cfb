import { allowOwnWorkers } from '../../platform/trusted-types.ts';
import { workerCalls } from '../../platform/worker-calls.ts';
import type { Findings } from './face.worker.ts';

type Find = (picture: Blob) => Promise<Findings | 'broken' | null>;

function startFinder(): Find {
  allowOwnWorkers();
  return workerCalls(new Worker(new URL('./face.worker.ts', import.meta.url), { type: 'module' }));
}

let find: Find | null = null;

/** What is found in a picture; null where nobody can say. Nothing of it leaves the device. */
export async function searchPicture(picture: Blob): Promise<Findings | null> {
  find ??= startFinder();
  const found = await find(picture);
  return found === 'broken' ? null : found;
}
