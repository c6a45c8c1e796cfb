import { parentPort, workerData } from 'node:worker_threads';
import { invariant } from '@fumi/domain';
import { type Beside, takeFrom } from './draw-beside.ts';
import { renderGoods } from './goods-art.ts';

/* The other half of the goods, on another core. */

const { out, taken } = workerData as Beside;
invariant(parentPort, 'This file runs beside a program that draws.');
const port = parentPort;
await renderGoods(out, [], (line) => port.postMessage(line), takeFrom(taken));
