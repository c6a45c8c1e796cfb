import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openPostgres } from '../../src/db/open-database.ts';
import { RISKS } from '../../src/settings/setting-values.ts';
import { startShop } from '../running-shop.ts';
import { withEmptyPostgres } from '../test-database.ts';
import { cpuOfTree, median } from './cpu-figures.ts';

/*
 * What a process costs until it is ready, with all that it begins, beside one of Fastify and pg alone, because a machine
 * is never as fast as another: `npm run bench start`.
 */

const STARTS = 5;
/** Of a web process on a quiet machine, when kit files and compiled code are there. The first start writes them. */
const LIMIT_CPU_S = 2;

/** As a shop in production starts, without the services that it speaks to. */
const production = { NODE_ENV: 'production', ALLOW: RISKS.join(','), DRAWING: 'asked' };

type Role = 'bare' | 'web' | 'worker';

async function start(role: Role, databaseUrl: string, folder: string) {
  const startedMs = performance.now();
  process.env.NODE_COMPILE_CACHE = path.join(folder, 'compiled');
  const shop = await startShop(
    folder,
    { ...production, ROLE: role, DATABASE_URL: databaseUrl },
    role === 'bare' ? path.join(import.meta.dirname, 'bare-start.ts') : undefined,
  );
  const cost = {
    seconds: (performance.now() - startedMs) / 1000,
    cpuSeconds: cpuOfTree(String(shop.pid)) / 1000,
    memoryMb: Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${shop.pid}/status`, 'utf8'))?.[1]) / 1000,
  };
  await shop.stop('SIGTERM');
  return cost;
}

type Cost = Awaited<ReturnType<typeof start>>;

/** Prints the medians of a role's starts; returns its CPU. */
function say(what: string, costs: readonly Cost[]): number {
  const of = (figure: keyof Cost) => median(costs.map((cost) => cost[figure]));
  const [cpu, seconds, memory] = [
    of('cpuSeconds').toFixed(2),
    of('seconds').toFixed(1),
    of('memoryMb').toFixed(0),
  ];
  console.log(`${what.padEnd(16)} ${cpu} s CPU, ${seconds} s, ${memory} MB`);
  return of('cpuSeconds');
}

async function figures(databaseUrl: string): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fumi-start-'));
  const database = openPostgres(databaseUrl, () => {});
  await database.migrate();
  await database.close();
  say('the first start', [await start('web', databaseUrl, folder)]);
  await start('bare', databaseUrl, folder);
  const costs: Record<Role, Cost[]> = { bare: [], web: [], worker: [] };
  for (let count = 0; count < STARTS; count += 1)
    for (const role of ['bare', 'web', 'worker'] as const)
      costs[role].push(await start(role, databaseUrl, folder));
  const [bare, web] = (['bare', 'web', 'worker'] as const).map((role) => say(role, costs[role]));
  const times = ((web ?? 0) / (bare ?? 1)).toFixed(1);
  console.log(`web takes ${times} times the bare one; on a quiet machine ${LIMIT_CPU_S} s CPU are the limit`);
  rmSync(folder, { recursive: true, force: true });
}

if (!(await withEmptyPostgres(figures)))
  console.log('start: TEST_DATABASE_URL names no PostgreSQL: node tools/postgres-url.mjs prints one.');
