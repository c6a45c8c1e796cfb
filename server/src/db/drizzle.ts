import { createRequire } from 'node:module';
import type * as orm from 'drizzle-orm';
import type * as nodePostgres from 'drizzle-orm/node-postgres';
import type * as postgresMigrator from 'drizzle-orm/node-postgres/migrator';
import type * as pgCore from 'drizzle-orm/pg-core';
import type * as pglite from 'drizzle-orm/pglite';
import type * as pgliteMigrator from 'drizzle-orm/pglite/migrator';

/*
 * The one file that loads drizzle-orm, and by `require`: Node reads the 178 KB of `exports` in its package.json anew for
 * each `import` that leads to a file of it, ours and the hundreds between its own modules, which took a quarter of a
 * start (ADR 0151). Other modules import drizzle from this file.
 */

const load = createRequire(import.meta.url);
const drizzle: typeof orm = load('drizzle-orm');
const postgres: typeof pgCore = load('drizzle-orm/pg-core');
const driver: typeof nodePostgres = load('drizzle-orm/node-postgres');

export const { and, asc, count, desc, eq, exists, getTableColumns, gt, gte } = drizzle;
export const { inArray, is, isNotNull, isNull, lt, lte, ne, not, notExists, notInArray, or, sql } = drizzle;
export const { alias, bigint, boolean, check, date, foreignKey, index, integer, jsonb } = postgres;
export const { pgTable, primaryKey, real, smallint, text, timestamp, unique, uniqueIndex } = postgres;

/* For those who extend drizzle itself. */
export const { Column, DrizzleQueryError, fillPlaceholders, NoopLogger, SQL, Subquery } = drizzle;
export const { PgDialect, PgPreparedQuery } = postgres;
export const { drizzle: drizzlePostgres, NodePgDatabase, NodePgSession, NodePgTransaction } = driver;

export const { migrate: migratePostgres }: typeof postgresMigrator = load(
  'drizzle-orm/node-postgres/migrator',
);
/** Loaded for the embedded database alone, since it loads the engine's library. */
export const driverOfPglite = (): typeof pglite => load('drizzle-orm/pglite');
export const migratorOfPglite = (): typeof pgliteMigrator => load('drizzle-orm/pglite/migrator');

/* Classes that are types as well. */
type NoSchema = Record<string, never>;
export type SQL<T = unknown> = orm.SQL<T>;
export type PgDialect = pgCore.PgDialect;
export type PgPreparedQuery<T extends pgCore.PreparedQueryConfig> = pgCore.PgPreparedQuery<T>;
export type NodePgDatabase = nodePostgres.NodePgDatabase<NoSchema>;
export type NodePgSession = nodePostgres.NodePgSession<NoSchema, NoSchema>;
export type NodePgTransaction = nodePostgres.NodePgTransaction<NoSchema, NoSchema>;
export type { AnyColumn, Logger, Placeholder, Query } from 'drizzle-orm';
export type {
  PgDatabase,
  PgQueryResultHKT,
  PgTable,
  PgTransactionConfig,
  PreparedQueryConfig,
  SelectedFieldsOrdered,
} from 'drizzle-orm/pg-core';
