import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { openPrintWorker } from './print-worker.ts';

/** Answers each task, and ends after one that says so. */
const PROGRAM = new URL(`data:text/javascript,
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', (task) => {
    parentPort.postMessage({ kind: 'done' });
    if (task === 'end') process.exit();
  });`);

const worker = openPrintWorker<unknown, { readonly kind: 'done' }>(PROGRAM, 100_000);
afterAll(() => worker.close());

test('a task that reaches no thread fails, and those after it do not', async () => {
  const unclonable = () => {};
  expect(await worker.render(unclonable)).toMatchObject({ kind: 'failed' });
  expect(await worker.render('next')).toEqual({ kind: 'done' });
});

test('a thread that ended without a task is replaced', async () => {
  await worker.close();
  const ended = once(process, 'worker').then(([thread]) => once(thread as Worker, 'exit'));
  await worker.render('end');
  await ended;
  expect(await worker.render('next')).toEqual({ kind: 'done' });
});
