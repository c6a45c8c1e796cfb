import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { dayInTokyo } from '@fumi/domain';
import { type DeskVisitor, signedInDesk } from '../desk-client.ts';
import { seedSeason } from '../season.ts';
import { withEmptyPostgres } from '../test-database.ts';
import { DESK_LISTS } from './desk-lists.ts';
import { openShop } from './load-shop.ts';

/* What operators wait for: every list of the desk among 100,000 orders, from the request to the answer, without the
   network. `npm run bench desk`. */

/** Of the season of bench/seed.sql: 100,000 orders, of which a fifth are of the last day. */
const SCALE = 0.2;
const ROUNDS = 60;
const WARM_UP = 5;

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;

/** How long a call takes, ms, from the fastest to the slowest. */
async function times(ask: () => Promise<{ readonly ok: boolean }>): Promise<number[]> {
  const tookMs: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const startedMs = performance.now();
    const answer = await ask();
    if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer)}`);
    if (round >= 0) tookMs.push(performance.now() - startedMs);
  }
  return tookMs.sort((a, b) => a - b);
}

async function figures(databaseUrl: string): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fumi-desk-'));
  const { app, context, jobDatabase, forgetRateLimits } = await openShop(databaseUrl, folder);
  const nowMs = context.clock.nowMs();
  await seedSeason({ jobDatabase }, SCALE, nowMs);
  const desk = await signedInDesk({ app, context }, 'owner');
  const day = (desk: DeskVisitor) => desk.deskDay({ params: { day: dayInTokyo(nowMs) } });
  console.log('list                                        p50 ms    p95 ms');
  for (const [what, ask] of [...DESK_LISTS, ['a day’s figures', day] as const]) {
    await forgetRateLimits();
    const tookMs = await times(() => ask(desk));
    const row = [at(tookMs, 0.5), at(tookMs, 0.95)].map((ms) => ms.toFixed(0).padStart(6));
    console.log(`${what.padEnd(42)} ${row.join('    ')}`);
  }
  await app.close();
  await context.close();
  rmSync(folder, { recursive: true, force: true });
}

if (!(await withEmptyPostgres(figures)))
  console.log('desk: TEST_DATABASE_URL names no PostgreSQL: node tools/postgres-url.mjs prints one.');
