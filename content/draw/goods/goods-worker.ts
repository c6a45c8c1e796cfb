import { parentPort, workerData } from 'node:worker_threads';
import { invariant } from '@fumi/domain';
import { type SharedTasks, takeFrom } from './draw-beside.ts';
import { renderGoods } from './goods-art.ts';

/* Worker thread that draws goods from the same task list as the thread that started it (draw-beside.ts). */

const { out, taken } = workerData as SharedTasks;
invariant(parentPort, 'This file runs beside a program that draws.');
const port = parentPort;
await renderGoods(out, [], (line) => port.postMessage(line), takeFrom(taken));
