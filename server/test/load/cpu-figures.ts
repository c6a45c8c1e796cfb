import { readdirSync, readFileSync } from 'node:fs';
import type { Context } from '../../src/context.ts';
import { sql } from '../../src/db/drizzle.ts';
import { rowsOf } from '../sql-rows.ts';

/** CPU of this thread so far, ms: of a server in it, without its client, its image processes and the database. */
export function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Hundredths of a second: what Linux counts processes in, whatever its own clock. */
const TICK_MS = 10;

type ProcessStat = { readonly parent: string; readonly cpuMs: number; readonly endedMs: number };

/** A process as /proc tells it: its parent, the CPU that it has used, and that of its ended children. */
function processStat(pid: string): ProcessStat | null {
  try {
    // Names may hold spaces and brackets.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number);
    return {
      parent: fields[1] ?? '',
      cpuMs: (user + system) * TICK_MS,
      endedMs: (endedUser + endedSystem) * TICK_MS,
    };
  } catch {
    return null;
  }
}

/** CPU so far of a process and all that it began, ms. On Linux. */
export function cpuOfTree(pid: string): number {
  const own = processStat(pid);
  const below = readdirSync('/proc').filter((other) => processStat(other)?.parent === pid);
  return (own ? own.cpuMs + own.endedMs : 0) + below.reduce((sum, child) => sum + cpuOfTree(child), 0);
}

/** CPU so far of the shop with its threads and image processes, and of the connections of its database, ms. On Linux. */
export async function cpuSoFar({
  db,
}: Context): Promise<{ readonly shopMs: number; readonly databaseMs: number }> {
  const { user, system } = process.cpuUsage();
  const children = readdirSync('/proc').flatMap((pid) => {
    const stat = /^\d+$/.test(pid) ? processStat(pid) : null;
    return stat?.parent === String(process.pid) ? [stat.cpuMs] : [];
  });
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const backends = await rowsOf(
    { db },
    sql`select pid::text as pid from pg_stat_activity where datname = current_database()`,
  );
  return {
    shopMs: (user + system) / 1000 + sum(children),
    databaseMs: sum(backends.map(({ pid }) => processStat(String(pid))?.cpuMs ?? 0)),
  };
}

/** The value below which that share of them lies. */
function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

/** Between them lies half of the values. */
export const quartiles = (numbers: readonly number[]): number[] =>
  [0.25, 0.75].map((share) => quantile(numbers, share));
