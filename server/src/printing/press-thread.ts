/* The thread that renders: a second of pure computing would keep every customer waiting. */
import { parentPort } from 'node:worker_threads';
import { contentFolder } from '../content/content-folder.ts';
import { openPrintMaterial } from '../content/print-material.ts';
import { drawPressPage } from './draw-press-page.ts';
import type { PressAnswer, PressTask } from './press-task.ts';
import { readPressTerms } from './press-terms.ts';
import type { Failed } from './print-worker.ts';
import { renderPress } from './render-press.ts';

const print = openPrintMaterial(contentFolder);
const terms = readPressTerms(contentFolder);

async function answer(task: PressTask): Promise<PressAnswer | Failed> {
  try {
    return await (task.drawPage === undefined
      ? renderPress(task, print, terms)
      : drawPressPage(task, print, task.drawPage));
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown' };
  }
}

parentPort?.on('message', (task: PressTask) => {
  void answer(task).then((result) => {
    const moved = result.kind === 'rendered' ? [result.pdf.buffer as ArrayBuffer] : [];
    parentPort?.postMessage(result, moved);
  });
});
