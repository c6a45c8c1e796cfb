import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openJobs } from '../src/adapters/jobs-pg-boss.ts';
import { sql } from '../src/db/drizzle.ts';
import { type OnStatement, type OpenDatabase, openPostgres } from '../src/db/open-database.ts';
import { openEmbedded } from '../src/db/open-embedded.ts';
import { withScratchDatabase } from '../src/db/scratch-database.ts';
import { JOBS } from '../src/jobs/jobs.ts';
import { createLog } from '../src/log.ts';

const migrations = path.join(import.meta.dirname, '../src/db/migrations');

/** Changes whenever a migrated database would look different. */
function schemaStamp(): string {
  const hash = createHash('sha256').update(JSON.stringify(JOBS)).update(process.version);
  // The journal too: by its times the database knows which migrations it has run.
  const files = [...readdirSync(migrations).filter((file) => file.endsWith('.sql')), 'meta/_journal.json'];
  for (const name of files) {
    hash.update(name).update(readFileSync(path.join(migrations, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** All that opening a shop would write into an empty database. */
async function fillEmpty({ migrate, jobDatabase, isEmbedded }: OpenDatabase): Promise<void> {
  await migrate();
  const jobs = openJobs(
    jobDatabase,
    isEmbedded,
    createLog(() => {}, Date.now),
  );
  await jobs.open();
  await jobs.close();
}

async function migratedDump(): Promise<Blob> {
  const database = await openEmbedded({ dump: null });
  await fillEmpty(database);
  // Else every copy would replay the migrations from its log when it is opened.
  await database.db.execute(sql`checkpoint`);
  const dump = await database.dump();
  await database.close();
  if (dump === null) throw new Error('The embedded database gives a dump.');
  return dump;
}

/** The files of a database that was migrated once, as an archive that all processes of this machine share. */
export async function emptyDatabaseFile(): Promise<string> {
  const file = path.join(os.tmpdir(), `fumi-test-database-${schemaStamp()}.tar`);
  if (!existsSync(file)) {
    const own = `${file}.${randomBytes(6).toString('hex')}`;
    writeFileSync(own, Buffer.from(await (await migratedDump()).arrayBuffer()));
    renameSync(own, file);
  }
  return file;
}

/** Node reads a Blob in pieces that it puts together again; all databases of a process open from these bytes. */
const blobOf = (bytes: ArrayBuffer): Blob => Object.assign(new Blob([]), { arrayBuffer: async () => bytes });

let held: Blob | undefined;

/** To open a copy takes 0.4 s instead of 3 s. */
export async function emptyDatabase(): Promise<Blob> {
  held ??= blobOf(new Uint8Array(readFileSync(await emptyDatabaseFile())).buffer);
  return held;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Longer than any test: fifty callers of a race wait for each other, however slow the machine is. */
const WAITS_MS = 600_000;
const TIMEOUTS = {
  connectionTimeoutMillis: WAITS_MS,
  statement_timeout: WAITS_MS,
  idle_in_transaction_session_timeout: WAITS_MS,
};

const named = (serverUrl: string, name: string): string =>
  Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;

/** Makes the template database of a test run: migrating takes seconds, a copy a moment. Returns what drops it. */
export async function createTemplate(serverUrl: string): Promise<() => Promise<void>> {
  const name = `fumi_test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name}`);
  const database = openPostgres(named(serverUrl, name), () => {}, undefined, TIMEOUTS);
  await fillEmpty(database).finally(database.close);
  process.env.TEST_DATABASE_TEMPLATE = name;
  return () => onServer(serverUrl, `drop database ${name} with (force)`);
}

/** A PostgreSQL database of its own, dropped when it is closed. */
async function freshPostgres(serverUrl: string, onStatement?: OnStatement): Promise<OpenDatabase> {
  const name = `fumi_test_${randomBytes(6).toString('hex')}`;
  const { TEST_DATABASE_TEMPLATE: template = 'template1' } = process.env;
  await onServer(serverUrl, `create database ${name} template ${template}`);
  // Without parallel workers, all CPU of a statement is counted with the process of its connection.
  await onServer(serverUrl, `alter database ${name} set max_parallel_workers_per_gather = 0`);
  const database = openPostgres(named(serverUrl, name), () => {}, onStatement, TIMEOUTS);
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

/** A database without a table, where TEST_DATABASE_URL names a PostgreSQL; whether it does. */
export async function withEmptyPostgres(work: (url: string) => Promise<unknown>): Promise<boolean> {
  const { TEST_DATABASE_URL: server } = process.env;
  if (server) await withScratchDatabase(server, work);
  return Boolean(server);
}

/** Embedded, or on the PostgreSQL that TEST_DATABASE_URL names. */
export const openTestDatabase = async (onStatement?: OnStatement): Promise<OpenDatabase> =>
  process.env.TEST_DATABASE_URL
    ? freshPostgres(process.env.TEST_DATABASE_URL, onStatement)
    : openEmbedded({ dump: await emptyDatabase() }, onStatement);

export const runsOnPostgres = Boolean(process.env.TEST_DATABASE_URL);
