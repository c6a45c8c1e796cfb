import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { jpegOfHeic } from './jpeg-of-heic.ts';

/** A worker that is told what to answer; those that were started, in their order. */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  readonly jobs: { id: number; job: unknown }[] = [];
  isEnded = false;

  constructor() {
    super();
    FakeWorker.started.push(this);
  }

  postMessage(request: { id: number; job: unknown }): void {
    this.jobs.push(request);
  }

  answer(result: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: { id: this.jobs[0]?.id, result } }));
  }

  terminate(): void {
    this.isEnded = true;
  }
}

const job = { file: new Blob(['heic']), quality: 0.95 };

const startedAt = (index: number): Promise<FakeWorker> =>
  vi.waitFor(() => {
    const worker = FakeWorker.started[index];
    if (!worker?.jobs.length) throw new Error('Not yet.');
    return worker;
  });

beforeEach(() => {
  FakeWorker.started = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('OffscreenCanvas', class {});
  vi.stubGlobal('window', { createImageBitmap: () => {} });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a photo has a worker of its own, which ends with it, and the next one waits for that', async () => {
  const [first, second] = [jpegOfHeic(job), jpegOfHeic(job)];
  const worker = await startedAt(0);
  expect([FakeWorker.started.length, worker.jobs[0]?.job]).toEqual([1, job]);
  const jpeg = new Blob(['jpeg']);
  worker.answer(jpeg);
  expect([await first, worker.isEnded]).toEqual([jpeg, true]);
  const next = await startedAt(1);
  next.answer(null);
  expect([await second, next.isEnded]).toEqual([null, true]);
});

test('where the decoder does not load, nothing comes out, and the next photo tries again', async () => {
  const failed = jpegOfHeic(job);
  const worker = await startedAt(0);
  worker.dispatchEvent(new Event('error'));
  expect([await failed, worker.isEnded]).toEqual([null, true]);
  void jpegOfHeic(job);
  (await startedAt(1)).answer(null);
});

test('a photo that takes a minute is given up, and its worker with it', async () => {
  vi.useFakeTimers();
  const late = jpegOfHeic(job);
  const worker = await startedAt(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([await late, worker.isEnded]).toEqual([null, true]);
});

test('no worker is started in a browser whose workers cannot draw', async () => {
  vi.stubGlobal('OffscreenCanvas', undefined);
  expect([await jpegOfHeic(job), FakeWorker.started.length]).toEqual([null, 0]);
});
