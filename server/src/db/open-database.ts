import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type DrizzleTransactionLike, fromDrizzle, type Db as JobDatabase } from 'pg-boss';
import type { Database, Transaction } from './database.ts';
import { drizzlePostgres, migratePostgres, sql } from './drizzle.ts';
import { type Connections, PoolWithReserve } from './pool-with-reserve.ts';
import { drizzleOn } from './postgres-session.ts';

export const MIGRATIONS = {
  migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
  migrationsTable: 'migration',
};
/** Key of the advisory lock, any number: of processes that start at once only one migrates. */
const MIGRATION_LOCK = 20_270_101;

export type OpenDatabase = {
  readonly db: Database;
  /** The same connection for what the job queue does by itself, outside of our transactions. */
  readonly jobDatabase: JobDatabase;
  readonly isEmbedded: boolean;
  /** null: the embedded database has one. */
  readonly connections: Connections | null;
  readonly migrate: () => Promise<void>;
  /** The embedded database as bytes, for backups and tests; null for PostgreSQL. */
  readonly dump: () => Promise<Blob | null>;
  readonly close: () => Promise<void>;
};

/** Called with each of our statements before it runs. */
export type OnStatement = (statement: string, values: readonly unknown[]) => void;

/** A handle in the form of the job queue; on a transaction's handle its writes are part of that. */
export const jobDatabaseOn = (db: Database | Transaction): JobDatabase =>
  fromDrizzle(db as DrizzleTransactionLike, sql);

async function migrateUnderLock(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migratePostgres(drizzlePostgres(client), MIGRATIONS);
  } finally {
    await client.end();
  }
}

/** Time limits, ms: to get a connection, to get a lock, for a statement, and for an idle transaction. */
type Timeouts = Pick<
  pg.PoolConfig,
  'connectionTimeoutMillis' | 'lock_timeout' | 'statement_timeout' | 'idle_in_transaction_session_timeout'
>;

/**
 * A call that waits longer is refused and may be retried: behind a lock that all calls need within
 * five seconds, the wait for a connection included.
 */
const TIMEOUTS: Timeouts = {
  connectionTimeoutMillis: 2000,
  lock_timeout: 2000,
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
