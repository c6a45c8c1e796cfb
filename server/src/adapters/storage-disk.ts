import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { invariant } from '@fumi/domain';
import { Unavailable } from '../faults.ts';
import { isObjectKey, type ObjectStatus, type ObjectStorage } from './storage.ts';

/** A write takes seconds; what is older was left by a process that died. */
const ABANDONED_AFTER_MS = 5 * 60 * 1000;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

const orNull = <Value>(promise: Promise<Value>): Promise<Value | null> =>
  promise.catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });

/** A rename is only durable once its folder is. Windows can't open folders, and does without. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Makes a folder, and flushes the folder above each new one, which holds its name. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(path.resolve(folder), { recursive: true });
  if (first === undefined) return;
  for (let made = path.resolve(folder); made.length >= first.length; made = path.dirname(made))
    await syncFolder(path.dirname(made));
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function copyDurably(source: string, file: string): Promise<void> {
  await copyFile(source, file);
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}

async function sweep(temporary: string): Promise<void> {
  for (const name of await readdir(temporary)) {
    const file = path.join(temporary, name);
    const found = await orNull(stat(file));
    if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS) await rm(file, { force: true });
  }
}

/** Keys of a folder's files in order, those after `after`; `within` is the folder's prefix. */
async function* keysBelow(folder: string, within: string, after: string): AsyncGenerator<string> {
  const entries = (await orNull(readdir(folder, { withFileTypes: true }))) ?? [];
  const names = entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name)).sort();
  for (const name of names) {
    const key = within + name;
    if (!name.endsWith('/')) {
      if (key > after) yield key;
    } else if (key > after || after.startsWith(key)) yield* keysBelow(path.join(folder, name), key, after);
  }
}

/**
 * Objects as files under `folder`/kept. A file is written beside them under another name, flushed, and renamed
 * to its place, so that a full disk or a killed process leaves no half object.
 */
export async function openDiskStorage(folder: string): Promise<ObjectStorage> {
  const objects = path.join(folder, 'kept');
  const temporary = path.join(folder, 'unfinished');
  await makeFolder(objects);
  await makeFolder(temporary);
  await sweep(temporary);

  /** Throws where the store's folder is gone, as after an unmount: otherwise all objects would seem to be deleted. */
  const mustBeThere = async (): Promise<void> => {
    if (!(await orNull(stat(temporary)))) throw new Unavailable('The folder of the store does not exist.');
  };
  const orLost = async <Value>(promise: Promise<Value>): Promise<Value | null> => {
    const found = await orNull(promise);
    if (found === null) await mustBeThere();
    return found;
  };
  const fileOf = (key: string): string => {
    invariant(isObjectKey(key), 'An object key is made of plain segments.');
    return path.join(objects, ...key.split('/'));
  };
  const statusOf = async (key: string): Promise<ObjectStatus | null> => {
    const found = await orLost(stat(fileOf(key)));
    return found?.isFile() ? { key, byteCount: found.size, modifiedMs: found.mtimeMs } : null;
  };

  const place = async (key: string, write: (unfinished: string) => Promise<void>): Promise<void> => {
    const file = fileOf(key);
    const unfinished = path.join(temporary, randomUUID());
    await mustBeThere();
    await makeFolder(path.dirname(file));
    try {
      await write(unfinished);
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    await syncFolder(path.dirname(file));
  };

  return {
    put: (key, bytes) => place(key, (unfinished) => writeDurably(unfinished, bytes)),
    putFile: (key, file) => place(key, (unfinished) => copyDurably(file, unfinished)),
    getFile: async (key, file) => (await orLost(copyFile(fileOf(key), file).then(() => true))) ?? false,
    get: async (key) => orLost(readFile(fileOf(key))),
    stat: statusOf,
    delete: async (key) => void (await orLost(rm(fileOf(key)))),
    async *list(prefix, after = '') {
      await mustBeThere();
      const within = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      for await (const key of keysBelow(path.join(objects, within), within, after)) {
        const status = key.startsWith(prefix) ? await statusOf(key) : null;
        if (status) yield status;
      }
    },
  };
}
