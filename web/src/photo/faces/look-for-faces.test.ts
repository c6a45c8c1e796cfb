import { afterEach, expect, test, vi } from 'vitest';
import { draftStore } from '../../draft/draft-store.ts';
import { lookForFaces } from './look-for-faces.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A worker that never starts, as without a network, or one that finds nobody, or has no net to look for them. */
function aWorker(starts: boolean, faces: [] | null = []) {
  const findings = { faces, traits: { sharpness: null, hash: [] } };
  const worker = Object.assign(new EventTarget(), {
    terminate: vi.fn(),
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

test('where the net does not run, faces stay unknown and the rest is known', async () => {
  vi.resetModules();
  const anew = await import('./look-for-faces.ts');
  const { draftStore: store } = await import('../../draft/draft-store.ts');
  vi.stubGlobal('window', { createImageBitmap: () => {} });
  vi.stubGlobal('OffscreenCanvas', class {});
  vi.stubGlobal('Worker', function start() {
    return aWorker(true, null);
  });
  await anew.lookForFaces({ imageId: 'no-net', size: { width: 10, height: 10 } }, new Blob());
  const { faces, traits } = store.getState();
  expect([faces.has('no-net'), traits.get('no-net')]).toEqual([false, { sharpness: null, hash: [] }]);
});

test('an idle finder ends after a while, and the next photo starts another one', async () => {
  vi.useFakeTimers();
  // The finder of another test may still be here.
  vi.resetModules();
  const anew = await import('./look-for-faces.ts');
  const [first, second] = [aWorker(true), aWorker(true)];
  const workers = [first, second];
  vi.stubGlobal('window', { createImageBitmap: () => {} });
  vi.stubGlobal('OffscreenCanvas', class {});
  vi.stubGlobal('Worker', function start() {
    return workers.shift();
  });
  const look = (imageId: string) =>
    anew.lookForFaces({ imageId, size: { width: 10, height: 10 } }, new Blob());
  await look('one');
  vi.advanceTimersByTime(1000);
  await look('soon');
  vi.advanceTimersByTime(1900);
  expect(first.terminate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(first.terminate).toHaveBeenCalledOnce();
  await look('later');
  expect(workers).toEqual([]);
});
