import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { KEPT_DAYS } from '@fumi/domain';
import { z } from 'zod';
import { ConfigError } from '../config.ts';
import { type BackupKeys, isReadable, sealedBytes, type Written, writeSealed } from './sealed-file.ts';

/*
 * DEST/taken/20270101T031500Z/manifest   what this backup holds
 *                             database   as the database's own program writes it
 * DEST/objects/ab/abcd…                  photos, press files …, by SHA-256: each once for all backups
 */

const manifestSchema = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** Which program can read `database`. */
  kind: z.enum(['embedded', 'postgresql']),
  database: z.object({ sha256: z.string(), byteCount: z.number() }),
  objects: z.array(
    z.object({ key: z.string(), byteCount: z.number(), modifiedMs: z.number(), sha256: z.string() }),
  ),
});

export type Manifest = z.output<typeof manifestSchema>;
export type SavedObject = Manifest['objects'][number];

const DAY_MS = 86_400_000;

/** A folder of backups, with the keys that they are encrypted with. */
export type BackupFolder = { readonly root: string; readonly keys: BackupKeys };

const takenFolder = ({ root }: BackupFolder, stamp = ''): string => path.join(root, 'taken', stamp);
export const databaseFile = (folder: BackupFolder, stamp: string): string =>
  path.join(takenFolder(folder, stamp), 'database');
const objectFile = ({ root }: BackupFolder, sha256: string): string =>
  path.join(root, 'objects', sha256.slice(0, 2), sha256);

/** `20270101T031500Z`: sorts as time does. */
export const stampOf = (ms: number): string => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '');

/** All finished backups, oldest first. */
export async function listStamps(folder: BackupFolder): Promise<string[]> {
  const names = await readdir(takenFolder(folder)).catch(() => []);
  return names.filter((name) => /^\d{8}T\d{6}Z$/.test(name)).toSorted();
}

export async function readManifest(folder: BackupFolder, stamp: string): Promise<Manifest> {
  const file = path.join(takenFolder(folder, stamp), 'manifest');
  const bytes = await sealedBytes(file, folder.keys, `${stamp}/manifest`);
  let parsed: unknown = null;
  try {
    parsed = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new ConfigError(`${file} is encrypted, or no list of a backup: name its key with --key.`);
  }
  const manifest = manifestSchema.safeParse(parsed);
  if (!manifest.success) throw new ConfigError(`${file} is no list of a backup.`);
  return manifest.data;
}

/** The manifest; null where its key was taken out of the keys, or it is damaged. */
export async function manifestIfReadable(folder: BackupFolder, stamp: string): Promise<Manifest | null> {
  try {
    return await readManifest(folder, stamp);
  } catch (error) {
    if (error instanceof ConfigError) return null;
    throw error;
  }
}

/** Whether the folder has an object that its keys read: a backup must not count on one whose key was taken out. */
export async function objectState(
  folder: BackupFolder,
  sha256: string,
): Promise<'missing' | 'unreadable' | 'saved'> {
  const file = objectFile(folder, sha256);
  if (!(await stat(file).catch(() => null))) return 'missing';
  return (await isReadable(file, folder.keys)) ? 'saved' : 'unreadable';
}

/** Keeps an object once, whichever backup wants it; one that the keys don't read is written anew. */
export async function saveObject(folder: BackupFolder, sha256: string, bytes: Buffer): Promise<void> {
  if ((await objectState(folder, sha256)) === 'saved') return;
  const file = objectFile(folder, sha256);
  await mkdir(path.dirname(file), { recursive: true });
  await writeSealed(file, [bytes], folder.keys, sha256);
}

export const savedObject = (folder: BackupFolder, { sha256 }: SavedObject): Promise<Buffer> =>
  sealedBytes(objectFile(folder, sha256), folder.keys, sha256, sha256);

/** A backup appears under its stamp when `fill` has written all of it. */
export async function addBackup(
  folder: BackupFolder,
  stamp: string,
  fill: (saveDatabase: (content: AsyncIterable<Uint8Array>) => Promise<Written>) => Promise<Manifest>,
): Promise<Manifest> {
  const unfinished = takenFolder(folder, `${stamp}.part`);
  await mkdir(unfinished, { recursive: true });
  try {
    const manifest = await fill((content) =>
      writeSealed(path.join(unfinished, 'database'), content, folder.keys, `${stamp}/database`),
    );
    const lines = [Buffer.from(JSON.stringify(manifest))];
    await writeSealed(path.join(unfinished, 'manifest'), lines, folder.keys, `${stamp}/manifest`);
    await rename(unfinished, takenFolder(folder, stamp));
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Deletes what killed backups have left; true where a backup is being taken now. */
async function sweepUnfinished(folder: BackupFolder, nowMs: number): Promise<boolean> {
  const names = await readdir(takenFolder(folder)).catch(() => []);
  const unfinished = names.filter((name) => name.endsWith('.part'));
  const left = unfinished.filter((name) => name < stampOf(nowMs - DAY_MS));
  for (const name of left) await rm(takenFolder(folder, name), { recursive: true });
  return left.length < unfinished.length;
}

export type Pruned = {
  /** How many backups were deleted. */
  readonly deleted: number;
  /** Stamps of backups whose lists can't be read: while one is kept no object goes, for it may hold any. */
  readonly unread: readonly string[];
};

/** What the lists of these backups hold, and which of them can't be read. */
async function heldBy(folder: BackupFolder, stamps: readonly string[]) {
  const held = new Set<string>();
  const unread: string[] = [];
  for (const stamp of stamps) {
    const manifest = await manifestIfReadable(folder, stamp);
    if (manifest === null) unread.push(stamp);
    for (const { sha256 } of manifest?.objects ?? []) held.add(sha256);
  }
  return { held, unread };
}

async function removeObjectsBut(folder: BackupFolder, held: ReadonlySet<string>): Promise<void> {
  const all = await readdir(path.join(folder.root, 'objects'), { recursive: true, withFileTypes: true });
  for (const entry of all)
    if (entry.isFile() && !held.has(entry.name)) await rm(path.join(entry.parentPath, entry.name));
}

/** Deletes backups that are too old, but never the newest, and objects that none holds any more. */
export async function prune(folder: BackupFolder, nowMs: number): Promise<Pruned> {
  // Another backup is being taken, and no manifest lists yet what it has saved: nothing is deleted this time.
  if (await sweepUnfinished(folder, nowMs)) return { deleted: 0, unread: [] };
  const endsBefore = stampOf(nowMs - KEPT_DAYS.backups * DAY_MS);
  const stamps = await listStamps(folder);
  const tooOld = stamps.slice(0, -1).filter((stamp) => stamp < endsBefore);
  const { held, unread } = await heldBy(
    folder,
    stamps.filter((stamp) => !tooOld.includes(stamp)),
  );
  for (const stamp of tooOld) await rm(takenFolder(folder, stamp), { recursive: true });
  if (tooOld.length > 0 && unread.length === 0) await removeObjectsBut(folder, held);
  return { deleted: tooOld.length, unread };
}
