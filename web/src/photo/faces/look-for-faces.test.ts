import { afterEach, expect, test, vi } from 'vitest';
import { draftStore } from '../../draft/draft-store.ts';
import { lookForFaces } from './look-for-faces.ts';

afterEach(() => vi.unstubAllGlobals());

/** A worker that never starts, as without a network, or one that finds nobody. */
function aWorker(starts: boolean) {
  const findings = { faces: [], traits: { sharpness: null, print: [] } };
  const worker = Object.assign(new EventTarget(), {
    postMessage: ({ id }: { id: number }) =>
      worker.dispatchEvent(
        starts ? new MessageEvent('message', { data: { id, result: findings } }) : new Event('error'),
      ),
  });
  return worker;
}

test('a finder that did not start looks through the next photo all the same', async () => {
  const workers = [aWorker(false), aWorker(true)];
  vi.stubGlobal('window', { createImageBitmap: () => {} });
  vi.stubGlobal('OffscreenCanvas', class {});
  vi.stubGlobal('Worker', function start() {
    return workers.shift();
  });
  const size = { width: 10, height: 10 };
  await lookForFaces({ imageId: 'first', size }, new Blob());
  expect(draftStore.getState().faces.has('first')).toBe(false);
  await lookForFaces({ imageId: 'second', size }, new Blob());
  expect(draftStore.getState().faces.get('second')).toEqual([]);
});
