import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { idOf } from '../secrets/keyring.ts';
import {
  addBackup,
  type BackupFolder,
  listStamps,
  objectState,
  prune,
  readManifest,
  savedObject,
  saveObject,
  stampOf,
} from './backup-folder.ts';
import { readBackupKeys } from './sealed-file.ts';

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

test('a file of a backup that was changed, or is read with another key, is refused', async () => {
  const folder = { root: path.join(root, 'sealed'), keys: [randomBytes(32)] as const };
  const stamp = await save(folder, NOW_MS, [object]);
  expect((await savedObject(folder, object)).equals(photo)).toBe(true);
  for (const file of filesOf(folder)) expect(readFileSync(file).includes('hanako')).toBe(false);
  await expect(readManifest({ ...folder, keys: [randomBytes(32)] }, stamp)).rejects.toThrow(
    'not among those of --key',
  );
  await expect(readManifest({ ...folder, keys: null }, stamp)).rejects.toThrow('--key');
  const file = path.join(folder.root, 'objects', sha256.slice(0, 2), sha256);
  const bytes = readFileSync(file);
  bytes[100] = (bytes[100] ?? 0) ^ 1;
  writeFileSync(file, bytes);
  await expect(savedObject(folder, object)).rejects.toThrow('was changed');
});

test('each file names its key: after a rotation the old key reads what it wrote, and the new one writes', async () => {
  const [old, next] = [randomBytes(32), randomBytes(32)];
  const before: BackupFolder = { root: path.join(root, 'rotated'), keys: [old] };
  const first = await save(before, NOW_MS, [object]);
  const after: BackupFolder = { ...before, keys: [next, old] };
  const second = await save(after, NOW_MS + DAY_MS, [object]);
  expect((await readManifest(after, first)).objects).toEqual([object]);
  expect((await readManifest({ ...after, keys: [next] }, second)).objects).toEqual([object]);
  expect((await savedObject(after, object)).equals(photo)).toBe(true);
  await expect(readManifest({ ...after, keys: [next] }, first)).rejects.toThrow(`the key ${idOf(old)}`);
  await expect(readManifest({ ...after, keys: [old] }, second)).rejects.toThrow(`the key ${idOf(next)}`);
});

test('an object whose key was taken out does not count as saved, and is saved anew', async () => {
  const [old, next] = [randomBytes(32), randomBytes(32)];
  const before: BackupFolder = { root: path.join(root, 'taken-out'), keys: [old] };
  await saveObject(before, sha256, photo);
  for (const keys of [[next], null, [old]] as const) {
    const after: BackupFolder = { ...before, keys };
    expect(await objectState(after, sha256)).toBe('unreadable');
    await saveObject(after, sha256, photo);
    expect(await objectState(after, sha256)).toBe('saved');
    expect((await savedObject(after, object)).equals(photo)).toBe(true);
  }
  expect(await objectState(before, sha256.replace(/./g, '0'))).toBe('missing');
});

test('what was written before keys had names is read with the oldest key', async () => {
  const [old, next] = [randomBytes(32), randomBytes(32)];
  const folder: BackupFolder = { root: path.join(root, 'nameless'), keys: [next, old] };
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', old, iv).setAAD(Buffer.from(sha256));
  const bytes = [Buffer.from('FUMI1'), iv, cipher.update(photo), cipher.final(), cipher.getAuthTag()];
  const place = path.join(folder.root, 'objects', sha256.slice(0, 2));
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, sha256), Buffer.concat(bytes));
  expect((await savedObject(folder, object)).equals(photo)).toBe(true);
});

test('a file of keys holds one a line, newest first, and nothing else', async () => {
  const file = path.join(root, 'backup.key');
  const [old, next] = [randomBytes(32), randomBytes(32)];
  writeFileSync(file, `${next.toString('hex')}\n${old.toString('hex')}\n`);
  expect(await readBackupKeys(file)).toEqual([next, old]);
  for (const text of ['', 'x', `${next.toString('hex')}\nnone`]) {
    writeFileSync(file, text);
    await expect(readBackupKeys(file)).rejects.toThrow('64 hexadecimal digits');
  }
});

test('an object that is damaged in an unencrypted backup is not restored', async () => {
  const folder = { root: path.join(root, 'open'), keys: null };
  await save(folder, NOW_MS, [object]);
  writeFileSync(path.join(folder.root, 'objects', sha256.slice(0, 2), sha256), photo.subarray(1));
  await expect(savedObject(folder, object)).rejects.toThrow('damaged');
});

test('backups go after 35 days with the objects that only they held, but never the newest', async () => {
  const folder = { root: path.join(root, 'pruned'), keys: null };
  const first = await save(folder, NOW_MS - 40 * DAY_MS, [object]);
  expect(await prune(folder, NOW_MS)).toEqual({ deleted: 0, unread: [] });
  expect(await listStamps(folder)).toEqual([first]);
  const second = await save(folder, NOW_MS, []);
  expect(await prune(folder, NOW_MS)).toEqual({ deleted: 1, unread: [] });
  expect(await listStamps(folder)).toEqual([second]);
  expect(filesOf(folder).filter((file) => file.includes('/objects/'))).toEqual([]);
});

test('a backup whose manifest can’t be read is named, and no object goes while it is kept', async () => {
  const [old, next] = [randomBytes(32), randomBytes(32)];
  const before: BackupFolder = { root: path.join(root, 'keyless'), keys: [old] };
  await save(before, NOW_MS - 40 * DAY_MS, []);
  const sealed = await save(before, NOW_MS - 10 * DAY_MS, [object]);
  const folder: BackupFolder = { ...before, keys: [next] };
  const rotten = await save(folder, NOW_MS - DAY_MS, []);
  writeFileSync(path.join(folder.root, 'taken', rotten, 'manifest'), 'rotten');
  const newest = await save(folder, NOW_MS, []);
  expect(await prune(folder, NOW_MS)).toEqual({ deleted: 1, unread: [sealed, rotten] });
  expect(await listStamps(folder)).toEqual([sealed, rotten, newest]);
  expect((await savedObject(before, object)).equals(photo)).toBe(true);
  expect(await prune(folder, NOW_MS + 40 * DAY_MS)).toEqual({ deleted: 2, unread: [] });
  expect(filesOf(folder).filter((file) => file.includes('/objects/'))).toEqual([]);
});

test('a backup that fails is not listed, and leaves no files', async () => {
  const folder = { root: path.join(root, 'unfinished'), keys: null };
  const failing = addBackup(folder, stampOf(NOW_MS), () => Promise.reject(new Error('the disk is full')));
  await expect(failing).rejects.toThrow('the disk is full');
  expect(await listStamps(folder)).toEqual([]);
  expect(filesOf(folder)).toEqual([]);
});

test('what a killed backup left goes after a day; while one is being taken nothing is deleted', async () => {
  const folder = { root: path.join(root, 'killed'), keys: null };
  const first = await save(folder, NOW_MS - 40 * DAY_MS, [object]);
  const second = await save(folder, NOW_MS, []);
  const part = path.join(folder.root, 'taken', `${stampOf(NOW_MS - DAY_MS / 2)}.part`);
  mkdirSync(part);
  writeFileSync(path.join(part, 'database'), 'hanako@example.jp');
  expect(await prune(folder, NOW_MS)).toEqual({ deleted: 0, unread: [] });
  expect(await listStamps(folder)).toEqual([first, second]);
  expect(await prune(folder, NOW_MS + DAY_MS)).toEqual({ deleted: 1, unread: [] });
  expect(readdirSync(path.join(folder.root, 'taken'))).toEqual([second]);
});
