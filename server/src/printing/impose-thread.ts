/* The thread that imposes: seconds of pure computing would keep every customer waiting. */
import { parentPort } from 'node:worker_threads';
import { contentFolder } from '../content/content-folder.ts';
import { openPrintMaterial } from '../content/print-material.ts';
import { imposeSheets } from './impose-sheets.ts';
import type { ImposeAnswer, ImposeTask } from './impose-task.ts';
import { readPressTerms } from './press-terms.ts';
import type { Failed } from './print-worker.ts';

const print = openPrintMaterial(contentFolder);
const terms = readPressTerms(contentFolder);

function answer(task: ImposeTask): ImposeAnswer | Failed {
  try {
    return imposeSheets(task, print.fonts('gothic'), terms);
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown' };
  }
}

parentPort?.on('message', (task: ImposeTask) => parentPort?.postMessage(answer(task)));
