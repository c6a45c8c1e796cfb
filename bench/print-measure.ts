import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export type Cost = { readonly seconds: number; readonly cpuSeconds: number; readonly peakMiB: number };

const POLL_MS = 20;
/** Clock ticks of /proc a second, on every Linux that Node runs on. */
const TICKS = 100;

/** Runs a program to its end: wall time, CPU and peak memory (PSS) of its whole process tree. Linux only. */
export async function measure(command: string, args: readonly string[]): Promise<Cost> {
  const script = 'TIMEFORMAT="cost %R %U %S"; time "$@" >/dev/null';
  const child = spawn('bash', ['-c', script, 'bench', command, ...args], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => {
    said += bytes.toString();
  });
  const ticks = new Map<number, number>();
  let peakMiB = 0;
  const poll = setInterval(() => {
    const tree = processTree(child.pid ?? 0);
    for (const { pid, ticks: used } of tree) ticks.set(pid, used);
    peakMiB = Math.max(
      peakMiB,
      tree.reduce((sum, { pid }) => sum + processMiB(pid), 0),
    );
  }, POLL_MS);
  const status = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(poll);
  const times = /cost ([0-9.]+) ([0-9.]+) ([0-9.]+)/.exec(said)?.slice(1).map(Number);
  if (status !== 0 || !times) throw new Error(`${command} ended with ${status}: ${said}`);
  const [seconds = 0, user = 0, system = 0] = times;
  // The shell counts what it waited for; a browser leaves processes behind that only /proc has seen.
  const seen = [...ticks.values()].reduce((sum, used) => sum + used, 0) / TICKS;
  return { seconds, cpuSeconds: Math.max(user + system, seen), peakMiB };
}

type Running = { readonly pid: number; readonly parent: number; readonly ticks: number };

/** A process and all below it. */
function processTree(root: number): Running[] {
  const all = readdirSync('/proc')
    .filter((name) => /^[0-9]+$/.test(name))
    .flatMap(readProcess);
  const parents = new Map(all.map(({ pid, parent }) => [pid, parent]));
  const belongs = (pid: number): boolean =>
    pid === root || (parents.has(pid) && belongs(parents.get(pid) ?? 0));
  return all.filter(({ pid }) => belongs(pid));
}

/** Parent, user and system ticks: fields 4, 14 and 15 of /proc/PID/stat. */
function readProcess(name: string): Running[] {
  try {
    const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    return [{ pid: Number(name), parent: fields[1] ?? 0, ticks: (fields[11] ?? 0) + (fields[12] ?? 0) }];
  } catch {
    return [];
  }
}

function processMiB(pid: number): number {
  try {
    const memory = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+([0-9]+)/m.exec(memory)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
