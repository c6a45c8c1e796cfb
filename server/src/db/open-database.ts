import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { type DrizzleTransactionLike, fromDrizzle, fromPglite, type Db as JobDatabase } from 'pg-boss';
import type { Database, Transaction } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import { DurableFiles, durableParams, flushTree } from './durable-files.ts';
import { type Connections, PoolWithReserve } from './pool-with-reserve.ts';
import { drizzleOn } from './postgres-session.ts';

const MIGRATIONS = {
  migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
  migrationsTable: 'migration',
};
/** Several processes start at once; one migrates, the others wait. Any number of ours. */
const MIGRATION_LOCK = 20_270_101;

export type OpenDatabase = {
  readonly db: Database;
  /** The same connection for what the job queue does by itself, outside of our transactions. */
  readonly jobDatabase: JobDatabase;
  readonly isEmbedded: boolean;
  /** null: the embedded database has one. */
  readonly connections: Connections | null;
  readonly migrate: () => Promise<void>;
  /** The embedded database as bytes, for tests that start from a copy. */
  readonly dump: () => Promise<Blob | null>;
  readonly close: () => Promise<void>;
};

/** Hears of every statement of ours, before it runs. */
export type OnStatement = (statement: string, values: readonly unknown[]) => void;

const optionsWith = (onStatement: OnStatement | undefined) => ({
  casing: 'snake_case' as const,
  ...(onStatement ? { logger: { logQuery: onStatement } } : {}),
});

/** A handle as the job queue wants it: what the queue writes on that of a transaction belongs to it. */
export const jobDatabaseOn = (db: Database | Transaction): JobDatabase =>
  fromDrizzle(db as DrizzleTransactionLike, sql);

/** The embedded database: in a directory, or in memory; what is new is empty, or as a dump has it. */
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
    // The log of changes may grow to 1 GB by default.
    startParams: [...params, '-c', 'max_wal_size=64MB'],
  });
  if (directory && isNew) await flushTree(directory);
  const root = drizzlePglite(client, optionsWith(onStatement));
  return {
    db: root as unknown as Database,
    jobDatabase: fromPglite(client),
    isEmbedded: true,
    connections: null,
    migrate: () => migratePglite(root, MIGRATIONS),
    dump: () => client.dumpDataDir('none'),
    close: async () => {
      await client.close();
      await unlock?.();
    },
  };
}

async function migrateUnderLock(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migratePg(drizzlePg(client), MIGRATIONS);
  } finally {
    await client.end();
  }
}

/** How long a call waits for a connection, a statement for its rows, and a transaction for its process, ms. */
type Timeouts = Pick<
  pg.PoolConfig,
  'connectionTimeoutMillis' | 'statement_timeout' | 'idle_in_transaction_session_timeout'
>;

/** Whoever waits longer is told to come again. */
const TIMEOUTS: Timeouts = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
};

/** PostgreSQL 15 or later. `onFault` hears of connections that died while nobody used them. */
export function openPostgres(
  url: string,
  onFault: (error: Error) => void,
  onStatement?: OnStatement,
  timeouts: Timeouts = TIMEOUTS,
): OpenDatabase {
  const pool = new PoolWithReserve({ connectionString: url, ...timeouts }, onFault);
  return {
    db: drizzleOn(pool, onStatement && { logQuery: onStatement }) as unknown as Database,
    jobDatabase: { executeSql: (text, values) => pool.query(text, values) },
    isEmbedded: false,
    connections: pool.connections,
    migrate: () => migrateUnderLock(url),
    dump: async () => null,
    close: () => pool.end(),
  };
}
