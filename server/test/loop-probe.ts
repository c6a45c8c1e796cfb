import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { PGlite } from '@electric-sql/pglite';
import { threadCpuMs } from './load/cpu-figures.ts';

/* How long one piece of work holds the event loop. Counted in the thread's own CPU time, so that what else
   the machine does is not counted; and without the embedded database, whose statements run in this thread,
   while PostgreSQL has processes of its own. */

export type EventLoopBlocking = {
  /** The longest that our own code held the loop, ms of CPU. */
  readonly ownMs: number;
  /** All that the embedded database took, ms of CPU. */
  readonly databaseMs: number;
  /** The longest delay as Node measures it, ms of the clock. */
  readonly delayMs: number;
};

const PROBE_MS = 1;

/** How long this thread was ready to run while the machine ran others, ms; 0 where the system does not tell. */
export function queuedMs(): number {
  try {
    // Linux, sched-stats: time on the CPU, time in the queue, turns; nanoseconds.
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

let databaseMs = 0;
let isCounted = false;

/** Counts what statements of the embedded database cost from now on. */
function countDatabase(): void {
  if (isCounted) return;
  isCounted = true;
  const { execProtocolRawSync } = PGlite.prototype;
  PGlite.prototype.execProtocolRawSync = function (this: PGlite, message) {
    const before = threadCpuMs();
    try {
      return execProtocolRawSync.call(this, message);
    } finally {
      databaseMs += threadCpuMs() - before;
    }
  };
}

/** Does the work, and tells how long the loop was held meanwhile. */
export async function eventLoopBlocking<Value>(
  work: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly standing: EventLoopBlocking }> {
  countDatabase();
  const histogram = monitorEventLoopDelay({ resolution: PROBE_MS });
  histogram.enable();
  const databaseBefore = databaseMs;
  let ownMs = 0;
  let last = { cpu: threadCpuMs(), database: databaseMs };
  const look = (): void => {
    const now = { cpu: threadCpuMs(), database: databaseMs };
    ownMs = Math.max(ownMs, now.cpu - last.cpu - (now.database - last.database));
    last = now;
  };
  const timer = setInterval(look, PROBE_MS);
  try {
    const value = await work();
    look();
    const delayMs = histogram.max / 1e6;
    return { value, standing: { ownMs, databaseMs: databaseMs - databaseBefore, delayMs } };
  } finally {
    clearInterval(timer);
    histogram.disable();
  }
}
