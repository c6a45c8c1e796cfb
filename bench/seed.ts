import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/* `npm run bench seed DATABASE_URL [SCALE]` migrates an empty PostgreSQL and fills it as seed.sql says. */

const [databaseUrl, scale = '1'] = process.argv.slice(2);
if (!databaseUrl || !(Number(scale) > 0)) {
  console.error('usage: npm run bench seed DATABASE_URL [SCALE]; 1 is 200,000 members and 500,000 orders');
  process.exit(2);
}

function run(program: string, words: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const { status } = spawnSync(program, words, { stdio: 'inherit', env: { ...process.env, ...environment } });
  if (status !== 0) process.exit(status ?? 1);
}

const startedMs = performance.now();
run(process.execPath, [join(import.meta.dirname, '../server/src/cli.ts'), 'migrate'], {
  DATABASE_URL: databaseUrl,
});
const variables = { ON_ERROR_STOP: '1', scale, now: `'${new Date().toISOString()}'` };
run('psql', [
  ...['--quiet', '--file', join(import.meta.dirname, 'seed.sql')],
  ...Object.entries(variables).flatMap(([name, value]) => ['--set', `${name}=${value}`]),
  databaseUrl,
]);
console.log(`seeded in ${Math.round((performance.now() - startedMs) / 1000)} s`);
