import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Report } from '../art-files.ts';

/** What the drawing threads share: the output folder, and in shared memory how many tasks of their list are taken. */
export type SharedTasks = { readonly out: string; readonly taken: Int32Array };

/** Claims the next free task of the list, and returns its index. */
export type Take = () => number;

export const takeFrom =
  (taken: Int32Array): Take =>
  () =>
    Atomics.add(taken, 0, 1);

export const nothingTaken = (): Int32Array => new Int32Array(new SharedArrayBuffer(4));

/** Draws goods on a second core, if there is one, until all tasks are taken. */
export function drawInWorker(beside: SharedTasks, report: Report): Promise<void> {
  if (availableParallelism() < 2) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./goods-worker.ts', import.meta.url), { workerData: beside });
    worker.on('message', report);
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
}
