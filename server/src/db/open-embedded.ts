import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { fromPglite } from 'pg-boss';
import type { Database } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import { driverOfPglite, migratorOfPglite } from './drizzle.ts';
import { DurableFiles, durableParams, flushTree } from './durable-files.ts';
import { MIGRATIONS, type OnStatement, type OpenDatabase } from './open-database.ts';

const optionsWith = (onStatement: OnStatement | undefined) => ({
  casing: 'snake_case' as const,
  ...(onStatement ? { logger: { logQuery: onStatement } } : {}),
});

/** The embedded database, in a directory or in memory; a new one is empty or loaded from a dump. */
export async function openEmbedded(
  at: { readonly directory?: string; readonly dump?: Blob | null },
  onStatement?: OnStatement,
): Promise<OpenDatabase> {
  const directory = at.directory ?? null;
  if (directory) mkdirSync(path.dirname(directory), { recursive: true });
  const unlock = directory ? await lockDirectory(directory) : null;
  const isNew = directory !== null && !existsSync(path.join(directory, 'PG_VERSION'));
  const params = directory ? durableParams(PGlite.defaultStartParams) : PGlite.defaultStartParams;
  const client = await PGlite.create({
    ...(directory ? { fs: new DurableFiles(directory) } : {}),
    ...(at.dump ? { loadDataDir: at.dump } : {}),
    // By default the write-ahead log may grow to 1 GB.
    startParams: [...params, '-c', 'max_wal_size=64MB'],
  });
  if (directory && isNew) await flushTree(directory);
  const root = driverOfPglite().drizzle(client, optionsWith(onStatement));
  return {
    db: root as unknown as Database,
    jobDatabase: fromPglite(client),
    isEmbedded: true,
    connections: null,
    migrate: () => migratorOfPglite().migrate(root, MIGRATIONS),
    dump: () => client.dumpDataDir('none'),
    close: async () => {
      await client.close();
      await unlock?.();
    },
  };
}
