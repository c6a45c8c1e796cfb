import { threadCpuMs } from './load/cpu-figures.ts';

/*
 * How fast this machine is at this moment. A neighbour on the same core, a colder cache or an older
 * processor makes all work dearer in CPU time as well; a limit in milliseconds then fails without a fault
 * of ours. So a piece of plain work is measured in the same thread right before and right after, and a cost
 * is told as what it would be on the machine for which limits are written. Our own code that becomes twice
 * as slow still counts twice: nothing of ours is in the yardstick.
 */

/** What the yardstick takes on the machine for which limits are written, quiet and warm, ms of CPU. */
const YARDSTICK_MS = 3.4;

const LINES = Array.from(
  { length: 1500 },
  (_, line) => `京都府京都市${line % 89}町${line}番地 ${line % 7}号室`,
);

/** What our own code is made of: short texts, expressions, lists of objects, a sort. */
function plainWork(): number {
  const groups = new Map<string, { readonly text: string; readonly length: number }[]>();
  for (const line of LINES) {
    const text = line.normalize('NFKC').replace(/[0-9]+/g, '-');
    const group = groups.get(text) ?? [];
    groups.set(text, group);
    group.push({ text: line, length: Array.from(line).length });
  }
  const sorted = [...groups.values()].flat().sort((a, b) => (a.text < b.text ? -1 : 1));
  return sorted.reduce((sum, { length }) => sum + length, 0);
}

const cell = new Int32Array(new SharedArrayBuffer(4));
/** Linux counts a thread's time up to its last pause: without one, up to the last tick of four milliseconds. */
const pause = () => Atomics.wait(cell, 0, 0, 0.05);

const TIMES = 3;

function yardstickMs(): number {
  pause();
  const before = threadCpuMs();
  for (let time = 0; time < TIMES; time += 1) plainWork();
  pause();
  return threadCpuMs() - before;
}

/** Until V8 has compiled it for good. */
const WARM_UP_TIMES = 60;
for (let time = 0; time < WARM_UP_TIMES; time += 1) plainWork();

/** Of a few, the quickest: collecting what other work has left is no part of it. */
const paceNow = (): number => Math.min(yardstickMs(), yardstickMs(), yardstickMs()) / YARDSTICK_MS;

/** How much slower than that machine this one is around a piece of work: 2 is half as fast. Of two measurements the
 * faster counts, so that a moment of other work excuses nothing. */
export async function withPace<Value>(
  work: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly pace: number }> {
  const before = paceNow();
  const value = await work();
  return { value, pace: Math.min(before, paceNow()) };
}
