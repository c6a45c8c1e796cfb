import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type Cluster, isServerInstalled, withOwnPostgres } from '../test/own-postgres.ts';
import { soak } from '../test/soak/soak.ts';
import { faultsOn } from '../test/soak/soak-faults.ts';
import { openSoakShop } from '../test/soak/soak-shop.ts';
import { testContent } from '../test/test-content.ts';
import { withEmptyPostgres } from '../test/test-database.ts';

/*
 * The shop as in production, with every fault of docs/faults.md that processes on one machine can have. `npm run soak`
 * runs it for as many minutes as told, and each fault once at least.
 */
const { SOAK_MINUTES, SOAK_SEED, FUMI_FULL } = process.env;
const isFull = FUMI_FULL === '1';
const minutes = Number(SOAK_MINUTES ?? (isFull ? 5 : 2));
/** With the default seed the first six faults hit one part each, and the next six are others. */
const seed = Number(SOAK_SEED ?? 575);

/** Without `npm run soak` or a full run, samples of few recipients. */
const SIZE =
  isFull || SOAK_MINUTES
    ? { sample: Number.POSITIVE_INFINITY, visitors: 2, recipients: 30 }
    : { sample: 6, visitors: 1, recipients: 2 };

async function run(databaseUrl: string, cluster: Cluster | null): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fumi-soak-'));
  const shop = await openSoakShop(folder, databaseUrl);
  try {
    const stock = { content: await testContent() };
    const say = SOAK_MINUTES ? (line: string) => console.log(line) : () => {};
    const { told, found } = await soak({
      shop,
      stock,
      seed,
      minutes,
      faults: faultsOn(cluster),
      ...SIZE,
      say,
    });
    say(`${told.length} orders were audited`);
    expect({ seed, found }).toEqual({ seed, found: [] });
  } finally {
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

test('whatever fails while customers order, nothing that they were told is lost, doubled or stuck', {
  timeout: minutes * 60_000 + 1_200_000,
}, async ({ skip }) => {
  skip(!process.env.TEST_DATABASE_URL, 'TEST_DATABASE_URL names no PostgreSQL');
  // A server of our own can be killed as well.
  if (isServerInstalled) await withOwnPostgres((cluster) => run(cluster.url, cluster));
  else await withEmptyPostgres((url) => run(url, null));
});
