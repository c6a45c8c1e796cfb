import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { ConfigError } from '../config.ts';
import type { OpenDatabase } from '../db/open-database.ts';

const CLIENT =
  'is not in PATH: install PostgreSQL’s client programs, of the server’s version or a newer one.';

/**
 * URL and environment for libpq: the password not in the arguments, which other users of the
 * machine can read, and no parameter that only our driver knows.
 */
function libpq(databaseUrl: string): { readonly url: string; readonly env: NodeJS.ProcessEnv } {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  url.searchParams.delete('uselibpqcompat');
  return { url: url.href, env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) } };
}

function start(program: 'pg_dump' | 'pg_restore', words: readonly string[], databaseUrl: string) {
  const { url, env } = libpq(databaseUrl);
  const child = spawn(program, [...words, '--dbname', url], { env, stdio: ['pipe', 'pipe', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (chunk) => {
    complaint += String(chunk);
  });
  const ended = once(child, 'close').then(
    ([code]) => {
      if (code !== 0) throw new ConfigError(complaint.split('\n')[0] || `${program} ended with ${code}.`);
    },
    (error: unknown) => {
      const isMissing = (error as { code?: unknown }).code === 'ENOENT';
      throw isMissing ? new ConfigError(`${program} ${CLIENT}`) : error;
    },
  );
  // Callers await `ended` only after the output; a rejection before that is not unhandled.
  ended.catch(() => {});
  child.stdin.on('error', () => {});
  return { child, ended };
}

async function* dumpPostgres(databaseUrl: string): AsyncGenerator<Uint8Array> {
  const { child, ended } = start(
    'pg_dump',
    ['--format=custom', '--no-owner', '--no-privileges'],
    databaseUrl,
  );
  child.stdin.end();
  yield* child.stdout;
  await ended;
}

async function* dumpEmbedded(database: OpenDatabase): AsyncGenerator<Uint8Array> {
  const dump = await database.dump();
  if (dump !== null) yield* dump.stream();
}

/** The whole database as of one moment: PostgreSQL's by `pg_dump`, the embedded one as an archive of its files. */
export const dumpDatabase = (
  database: OpenDatabase,
  databaseUrl: string | null,
): AsyncGenerator<Uint8Array> => (databaseUrl === null ? dumpEmbedded(database) : dumpPostgres(databaseUrl));

/** Fills an empty database, all or nothing. */
export async function restorePostgres(
  content: AsyncIterable<Uint8Array>,
  databaseUrl: string,
): Promise<void> {
  const words = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
  const { child, ended } = start('pg_restore', words, databaseUrl);
  child.stdout.resume();
  // Where pg_restore ends before it has read all, its own words say why.
  await Promise.all([pipeline(content, child.stdin).catch(() => {}), ended]);
}
