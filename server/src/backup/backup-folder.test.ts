import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  addBackup,
  type BackupFolder,
  listStamps,
  prune,
  readManifest,
  savedObject,
  saveObject,
  stampOf,
} from './backup-folder.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'fumi-backups-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const DAY_MS = 86_400_000;
const NOW_MS = Date.parse('2026-12-20T03:15:00Z');
const photo = randomBytes(70_000);
const sha256 = createHash('sha256').update(photo).digest('hex');
const object = { key: 'photo/a/b.jpg', byteCount: photo.length, modifiedMs: NOW_MS, sha256 };

async function save(
  folder: BackupFolder,
  atMs: number,
  objects: readonly (typeof object)[],
): Promise<string> {
  const stamp = stampOf(atMs);
  if (objects.length > 0) await saveObject(folder, sha256, photo);
  await addBackup(folder, stamp, async (saveDatabase) => {
    const rows = async function* () {
      yield Buffer.from('rows of ');
      yield Buffer.from('hanako@example.jp');
    };
    const database = await saveDatabase(rows());
    const takenAt = new Date(atMs).toISOString();
    return { format: 1, takenAt, kind: 'embedded', database, objects: [...objects] };
  });
  return stamp;
}

const filesOf = (folder: BackupFolder): string[] =>
  readdirSync(folder.root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

test('what was changed in a backup, or is read with another key, is not taken for it', async () => {
  const folder = { root: path.join(root, 'sealed'), key: randomBytes(32) };
  const stamp = await save(folder, NOW_MS, [object]);
  expect((await savedObject(folder, object)).equals(photo)).toBe(true);
  for (const file of filesOf(folder)) expect(readFileSync(file).includes('hanako')).toBe(false);
  await expect(readManifest({ ...folder, key: randomBytes(32) }, stamp)).rejects.toThrow('another key');
  await expect(readManifest({ ...folder, key: null }, stamp)).rejects.toThrow('--key');
  const file = path.join(folder.root, 'objects', sha256.slice(0, 2), sha256);
  const bytes = readFileSync(file);
  bytes[100] = (bytes[100] ?? 0) ^ 1;
  writeFileSync(file, bytes);
  await expect(savedObject(folder, object)).rejects.toThrow('was changed');
});

test('bytes that rotted are not taken for those that were saved, without a key either', async () => {
  const folder = { root: path.join(root, 'open'), key: null };
  await save(folder, NOW_MS, [object]);
  writeFileSync(path.join(folder.root, 'objects', sha256.slice(0, 2), sha256), photo.subarray(1));
  await expect(savedObject(folder, object)).rejects.toThrow('damaged');
});

test('backups go after 35 days with what only they held, and the newest never does', async () => {
  const folder = { root: path.join(root, 'pruned'), key: null };
  const first = await save(folder, NOW_MS - 40 * DAY_MS, [object]);
  expect(await prune(folder, NOW_MS)).toBe(0);
  expect(await listStamps(folder)).toEqual([first]);
  const second = await save(folder, NOW_MS, []);
  expect(await prune(folder, NOW_MS)).toBe(1);
  expect(await listStamps(folder)).toEqual([second]);
  expect(filesOf(folder).filter((file) => file.includes('/objects/'))).toEqual([]);
});

test('a backup that could not be finished is none', async () => {
  const folder = { root: path.join(root, 'unfinished'), key: null };
  const failing = addBackup(folder, stampOf(NOW_MS), () => Promise.reject(new Error('the disk is full')));
  await expect(failing).rejects.toThrow('the disk is full');
  expect(await listStamps(folder)).toEqual([]);
  expect(filesOf(folder)).toEqual([]);
});

test('what a killed backup left goes after a day; while one is being taken nothing is deleted', async () => {
  const folder = { root: path.join(root, 'killed'), key: null };
  const first = await save(folder, NOW_MS - 40 * DAY_MS, [object]);
  const second = await save(folder, NOW_MS, []);
  const part = path.join(folder.root, 'taken', `${stampOf(NOW_MS - DAY_MS / 2)}.part`);
  mkdirSync(part);
  writeFileSync(path.join(part, 'database'), 'hanako@example.jp');
  expect(await prune(folder, NOW_MS)).toBe(0);
  expect(await listStamps(folder)).toEqual([first, second]);
  expect(await prune(folder, NOW_MS + DAY_MS)).toBe(1);
  expect(readdirSync(path.join(folder.root, 'taken'))).toEqual([second]);
});
