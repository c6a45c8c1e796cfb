import { open } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** From here on a flush is slow; a healthy disk takes a hundredth. Each embedded transaction ends with a flush. */
const SLOW_MS = 500;
/** Least time between two flushes: anybody may ask (`/readyz`), and each flush loads the disk that it measures. */
const ASK_EVERY_MS = 10_000;

async function flushOne(file: string): Promise<void> {
  const handle = await open(file, 'w');
  try {
    await handle.writeFile('flushed\n');
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** How long the latest flush to the disk took, and whether that is quick enough. */
export type FlushProbe = () => Promise<{ readonly ok: boolean; readonly ms: number }>;

/** Flushes a small file of the folder now and then. Who asks waits no longer than a flush may take. */
export function openFlushProbe(folder: string): FlushProbe {
  let startedMs = Number.NEGATIVE_INFINITY;
  let tookMs: number | null = 0;
  let flushing = Promise.resolve();
  const begin = (): void => {
    startedMs = performance.now();
    tookMs = null;
    const ended = () => {
      tookMs = performance.now() - startedMs;
    };
    // An error ends the flush as well: a full disk is reported by diskSpace.
    flushing = flushOne(path.join(folder, 'flushed')).then(ended, ended);
  };
  return async () => {
    if (tookMs !== null && performance.now() - startedMs > ASK_EVERY_MS) begin();
    await Promise.race([flushing, wait(SLOW_MS, undefined, { ref: false })]);
    const ms = Math.round(tookMs ?? performance.now() - startedMs);
    return { ok: ms < SLOW_MS, ms };
  };
}
