import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

function localPostgres(): string {
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'tools/postgres-url.mjs')], {
    encoding: 'utf8',
  });
  if (stdout === '') console.error(`needs a PostgreSQL in TEST_DATABASE_URL.\n${stderr}`);
  return stdout.trim();
}

/**
 * Runs a figure of server/test/load on the PostgreSQL of TEST_DATABASE_URL or of this machine, and ends. The shop runs in
 * the figure's own process, so it stands beside the server's tests.
 */
export function runOnPostgres(figure: string): never {
  const databaseUrl = process.env.TEST_DATABASE_URL ?? localPostgres();
  if (databaseUrl === '') process.exit(1);
  const { status } = spawnSync(process.execPath, [join(root, 'server/test/load', figure)], {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: databaseUrl },
  });
  process.exit(status ?? 1);
}
