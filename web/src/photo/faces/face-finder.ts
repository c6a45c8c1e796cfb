import type { Rect } from '@fumi/domain';
import { allowOwnWorkers } from '../../platform/trusted-types.ts';
import { workerCalls } from '../../platform/worker-calls.ts';

type Find = (picture: Blob) => Promise<readonly Rect[] | 'broken' | null>;

function startFinder(): Find {
  allowOwnWorkers();
  return workerCalls(new Worker(new URL('./face.worker.ts', import.meta.url), { type: 'module' }));
}

let find: Find | null = null;

/** Faces in a picture, in shares of its sides; null where nobody can say. Neither picture nor faces leave the device. */
export async function facesIn(picture: Blob): Promise<readonly Rect[] | null> {
  find ??= startFinder();
  const faces = await find(picture);
  return faces === 'broken' ? null : faces;
}
