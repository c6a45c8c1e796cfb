import { createHash } from 'node:crypto';
import { systemClock } from '../adapters/clock.ts';
import type { ObjectStatus, ObjectStorage } from '../adapters/storage.ts';
import type { Config } from '../config.ts';
import { ART_PREFIX } from '../content/art-mirror.ts';
import { openDatabase, openObjects } from '../context.ts';
import type { Log } from '../log.ts';
import { BACKUP_MARK } from '../metrics/status.ts';
import {
  addBackup,
  type BackupFolder,
  listStamps,
  type Manifest,
  manifestIfReadable,
  objectState,
  type Pruned,
  prune,
  type SavedObject,
  saveObject,
  stampOf,
} from './backup-folder.ts';
import { dumpDatabase } from './database-copy.ts';

export type Taken = {
  readonly stamp: string;
  readonly manifest: Manifest;
  /** Objects that no earlier backup had. */
  readonly added: number;
  /** Objects that lay under a key which is not named any more, and were saved anew. */
  readonly renewed: number;
  readonly pruned: Pruned;
};

/** What the backup before this one knows of objects, if it can be read: those that did not change are not read again. */
async function knownObjects(folder: BackupFolder): Promise<ReadonlyMap<string, SavedObject>> {
  const last = (await listStamps(folder)).at(-1);
  const manifest = last ? await manifestIfReadable(folder, last) : null;
  return new Map(manifest?.objects.map((object) => [object.key, object]));
}

const isSame = (a: ObjectStatus, b: ObjectStatus | undefined): boolean =>
  b !== undefined && a.byteCount === b.byteCount && a.modifiedMs === b.modifiedMs;

const isSaved = async (folder: BackupFolder, { sha256 }: SavedObject): Promise<boolean> =>
  (await objectState(folder, sha256)) === 'saved';

async function saveObjects(storage: ObjectStorage, folder: BackupFolder) {
  const known = await knownObjects(folder);
  const objects: SavedObject[] = [];
  let [added, renewed] = [0, 0];
  for await (const { key, byteCount, modifiedMs } of storage.list('')) {
    if (key === BACKUP_MARK || key.startsWith(ART_PREFIX)) continue;
    const before = known.get(key);
    if (before && isSame({ key, byteCount, modifiedMs }, before) && (await isSaved(folder, before))) {
      objects.push(before);
      continue;
    }
    const bytes = await storage.get(key);
    // Deleted since it was listed.
    if (bytes === null) continue;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const state = await objectState(folder, sha256);
    await saveObject(folder, sha256, bytes);
    objects.push({ key, byteCount, modifiedMs, sha256 });
    if (state === 'unreadable') renewed += 1;
    if (state === 'missing') added += 1;
  }
  return { objects, added, renewed };
}

/**
 * Saves the database, and after it the store: whatever a row names was put there before the row, so that the backup has
 * it unless it was deleted meanwhile. The schema is left as it is: a backup is what one makes before a migration. What
 * is older than the shop may keep is deleted from the folder.
 */
export async function takeBackup(
  config: Config,
  folder: BackupFolder,
  { log, nowMs = systemClock.nowMs() }: { readonly log: Log; readonly nowMs?: number },
): Promise<Taken> {
  const database = await openDatabase(config, log);
  try {
    const storage = await openObjects(config);
    const stamp = stampOf(nowMs);
    let [added, renewed] = [0, 0];
    const manifest = await addBackup(folder, stamp, async (saveDatabase) => {
      const written = await saveDatabase(dumpDatabase(database, config.databaseUrl));
      const saved = await saveObjects(storage, folder);
      ({ added, renewed } = saved);
      return {
        format: 1,
        takenAt: new Date(nowMs).toISOString(),
        kind: config.databaseUrl === null ? 'embedded' : 'postgresql',
        database: written,
        objects: saved.objects,
      };
    });
    await storage.put(BACKUP_MARK, Buffer.from(stamp));
    return { stamp, manifest, added, renewed, pruned: await prune(folder, nowMs) };
  } finally {
    await database.close();
  }
}
