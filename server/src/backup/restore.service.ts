import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ObjectStorage } from '../adapters/storage.ts';
import { type Config, ConfigError } from '../config.ts';
import {
  type Context,
  embeddedFolder,
  type Overrides,
  openContext,
  openDatabase,
  openObjects,
} from '../context.ts';
import type { Database } from '../db/database.ts';
import { openEmbedded } from '../db/open-embedded.ts';
import { schemaVersion } from '../db/schema-version.ts';
import { withScratchDatabase } from '../db/scratch-database.ts';
import { createLog, type Log } from '../log.ts';
import { erasedCodes, forgetErased, listErased } from '../modules/my-page/erased.service.ts';
import { listOperators } from '../modules/operator/operator.repository.ts';
import { deleteExpired } from '../modules/retention/expired.service.ts';
import { pressKey } from '../printing/press.service.ts';
import { endSignIns, isEmptyDatabase, photoKeys, pressDigests } from './backup.repository.ts';
import {
  type BackupFolder,
  databaseFile,
  listStamps,
  type Manifest,
  readManifest,
  savedObject,
} from './backup-folder.ts';
import { restorePostgres } from './database-copy.ts';
import { readSealed, sealedBytes } from './sealed-file.ts';

/** What a restored shop holds, and what it lacks. */
export type Restored = {
  readonly pressFiles: number;
  /** Objects that rows name but that are missing, or whose bytes are not those that were made. */
  readonly missing: readonly string[];
  /** Members who left after the backup was taken, and left again. */
  readonly erased: number;
  /** Who may work at the desk again, also those who were removed since. */
  readonly operators: readonly string[];
};

const NOT_EMPTY =
  'There is a database already. A restore fills an empty one: move the old one away first, for it may be wanted yet.';

/** Reads the saved database to its end before it is used: only then its bytes are verified. */
async function prove(folder: BackupFolder, stamp: string, { database }: Manifest): Promise<void> {
  const hash = createHash('sha256');
  for await (const chunk of readSealed(databaseFile(folder, stamp), folder.keys, `${stamp}/database`))
    hash.update(chunk);
  if (hash.digest('hex') !== database.sha256) throw new ConfigError('The saved database is damaged.');
}

/** A restore fills what is empty and of the backup's kind; anything else is left as it is. */
async function refuseOtherPlace(config: Config, { kind }: Manifest, log: Log): Promise<void> {
  const wanted = config.databaseUrl === null ? 'embedded' : 'postgresql';
  if (kind !== wanted) {
    throw new ConfigError(`This backup is of kind ${kind}, and the shop is configured as ${wanted}.`);
  }
  if (config.databaseUrl === null) {
    if (existsSync(path.join(embeddedFolder(config), 'PG_VERSION'))) throw new ConfigError(NOT_EMPTY);
    return;
  }
  const found = await openDatabase(config, log);
  const isEmpty = await isEmptyDatabase(found.db).finally(() => found.close());
  if (!isEmpty) throw new ConfigError(NOT_EMPTY);
}

async function restoreDatabase(
  config: Config,
  folder: BackupFolder,
  stamp: string,
  manifest: Manifest,
): Promise<void> {
  const file = databaseFile(folder, stamp);
  if (config.databaseUrl === null) {
    const bytes = await sealedBytes(file, folder.keys, `${stamp}/database`, manifest.database.sha256);
    const dump = new Blob([new Uint8Array(bytes)]);
    const database = await openEmbedded({ directory: embeddedFolder(config), dump });
    await database.close();
    return;
  }
  await prove(folder, stamp, manifest);
  await restorePostgres(readSealed(file, folder.keys, `${stamp}/database`), config.databaseUrl);
}

/** A backup of an older release is brought to this one; one of a newer release stops `openContext` with a sentence. */
async function migrateRestored(config: Config, log: Log): Promise<void> {
  const database = await openDatabase(config, log);
  try {
    if ((await schemaVersion(database.db)) === 'older') await database.migrate();
  } finally {
    await database.close();
  }
}

/** Whether the backup itself has lost an object: it is gone, or its bytes have changed. */
const isLost = (error: unknown): boolean =>
  error instanceof ConfigError || (error as { code?: unknown }).code === 'ENOENT';

/** Puts back what the store lacks. What the backup has lost is named: one rotten photo must not keep the rest away. */
async function restoreObjects(
  storage: ObjectStorage,
  folder: BackupFolder,
  { objects }: Manifest,
): Promise<string[]> {
  const lost: string[] = [];
  for (const object of objects) {
    const there = await storage.stat(object.key);
    if (there?.byteCount === object.byteCount && there.modifiedMs === object.modifiedMs) continue;
    const bytes = await savedObject(folder, object).catch((error: unknown) => {
      if (isLost(error)) return null;
      throw error;
    });
    if (bytes === null) lost.push(object.key);
    else await storage.put(object.key, bytes);
  }
  return lost;
}

/** Objects that rows name but the store lacks; a press file also where its digest differs. */
async function whatLacks(
  db: Database,
  storage: ObjectStorage,
): Promise<{ pressFiles: number; missing: string[] }> {
  const missing: string[] = [];
  const digests = await pressDigests(db);
  for (const { code, sha256 } of digests) {
    const pdf = await storage.get(pressKey(code));
    const found = pdf && createHash('sha256').update(pdf).digest('hex');
    if (found !== sha256) missing.push(pressKey(code));
  }
  for (const key of await photoKeys(db)) if (!(await storage.stat(key))) missing.push(key);
  return { pressFiles: digests.length, missing };
}

/**
 * What was deleted since the backup is deleted again, and rows that have become too old meanwhile. Objects without a row
 * stay for the shop's own daily job: they may belong to the database that was moved away, and it may be wanted yet.
 */
async function replayDeletions(context: Context, erased: readonly string[]): Promise<number> {
  const again = await context.db.transaction(async (tx) => {
    await endSignIns(tx);
    return forgetErased(tx, erased);
  });
  while (!(await deleteExpired(context)));
  return again;
}

/** Codes of members who have left, as noted in the store and in the manifests of this backup and all later ones. */
async function everyErased(storage: ObjectStorage, folder: BackupFolder, since: string): Promise<string[]> {
  const all = new Set(await listErased(storage));
  for (const stamp of await listStamps(folder)) {
    if (stamp < since) continue;
    const { objects } = await readManifest(folder, stamp);
    for (const code of erasedCodes(objects.map(({ key }) => key))) all.add(code);
  }
  return [...all];
}

/**
 * Fills the store with what it lacks, and an empty database; deletes again what was deleted since, and compares. The
 * database comes after all that can fail: until then it is empty, and the restore can be tried again.
 */
export async function restoreBackup(
  config: Config,
  folder: BackupFolder,
  stamp: string,
  overrides: Overrides = {},
): Promise<Restored> {
  const log = overrides.log ?? createLog((line) => process.stderr.write(line), Date.now);
  const manifest = await readManifest(folder, stamp);
  await refuseOtherPlace(config, manifest, log);
  const storage = await openObjects(config);
  const erased = await everyErased(storage, folder, stamp);
  const lost = await restoreObjects(storage, folder, manifest);
  await restoreDatabase(config, folder, stamp, manifest);
  await migrateRestored(config, log);
  const context = await openContext(config, { ...overrides, log });
  try {
    const again = await replayDeletions(context, erased);
    const { pressFiles, missing } = await whatLacks(context.db, storage);
    const operators = (await listOperators(context.db)).map(({ name }) => name);
    return { pressFiles, missing: [...new Set([...missing, ...lost])], erased: again, operators };
  } finally {
    await context.close();
  }
}

/** Restores into a temporary shop and deletes it; the shop's own data stays untouched. */
export async function restoreScratch(
  config: Config,
  folder: BackupFolder,
  stamp: string,
  overrides: Overrides = {},
): Promise<Restored> {
  const dataDir = await mkdtemp(path.join(config.dataDir, 'scratch-'));
  const into = (databaseUrl: string | null): Promise<Restored> =>
    restoreBackup({ ...config, dataDir, databaseUrl, storageUrl: null }, folder, stamp, overrides);
  try {
    return await (config.databaseUrl === null ? into(null) : withScratchDatabase(config.databaseUrl, into));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
