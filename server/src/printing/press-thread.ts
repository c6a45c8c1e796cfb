/* The thread that renders: a second of pure computing would keep every customer waiting. */
import { parentPort } from 'node:worker_threads';
import { contentFolder } from '../content/content-folder.ts';
import { openPrintMaterial } from '../content/print-material.ts';
import type { PressAnswer, PressTask } from './press-task.ts';
import { readOutputIntent, renderPress } from './render-press.ts';

const print = openPrintMaterial(contentFolder);
const outputIntent = readOutputIntent(contentFolder);

function answer(task: PressTask): PressAnswer {
  try {
    return renderPress(task, print, outputIntent);
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown' };
  }
}

parentPort?.on('message', (task: PressTask) => {
  const result = answer(task);
  const moved = result.kind === 'rendered' ? [result.pdf.buffer as ArrayBuffer] : [];
  parentPort?.postMessage(result, moved);
});
