import type { Stats } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { ObjectStatus, ObjectStorage } from '../adapters/storage.ts';

/** Shares drawn art between machines: those that draw put it into the store, others fetch it. */
export type ArtMirror = {
  /** Fetches whatever the store has newer, so that only what changed since is drawn. */
  readonly pull: () => Promise<void>;
  /**
   * Puts what is newer here into the store; after the first call it looks at changed files only.
   */
  readonly push: () => Promise<void>;
  /** Fetches a file, by its path below the folder, unless it is here as the store has it. */
  readonly fetch: (file: string) => Promise<void>;
};

/** For processes that share their folder: nothing is copied. */
export const SHARED_FOLDER: ArtMirror = {
  pull: async () => {},
  push: async () => {},
  fetch: async () => {},
};

/** Key prefix of drawn art in the store. Any release can draw it again, so backups leave it out. */
export const ART_PREFIX = 'art/';

/** How long `fetch` takes a file for current before it asks the store again; art changes with a release. */
const LOOK_AGAIN_MS = 10 * 60_000;
/** The same where neither the folder nor the store has the file: it may be drawn at any moment. */
const NOT_THERE_MS = 1000;
/** Some stores give times in whole seconds. */
const SAME_WITHIN_MS = 2000;
/** How far a file's time may be from the one that it was given. */
const ROUNDED_MS = 1;

const keyOf = (file: string): string => ART_PREFIX + file.split(path.sep).join('/');

/** A stamp says that all files of its kit are there, so it is copied last. */
const stampsLast = (a: string, b: string): number =>
  Number(a.startsWith('stamps')) - Number(b.startsWith('stamps')) || (a < b ? -1 : 1);

export function openArtMirror(
  folder: string,
  storage: Pick<ObjectStorage, 'putFile' | 'getFile' | 'stat' | 'list'>,
  nowMs: () => number = Date.now,
): ArtMirror {
  const freshUntil = new Map<string, number>();
  /** Modification time of each file whose object in the store has the same content. */
  const same = new Map<string, number>();
  let isCompared = false;
  const fetching = new Map<string, Promise<void>>();
  const here = (file: string): Promise<Stats | null> => stat(path.join(folder, file)).catch(() => null);
  const isSame = (file: string, { mtimeMs }: Stats): boolean =>
    Math.abs((same.get(file) ?? 0) - mtimeMs) < ROUNDED_MS;
  /** Gives the file the object's time, which shows that both have the same content. */
  const markSame = async (file: string, { modifiedMs }: ObjectStatus): Promise<void> => {
    await utimes(path.join(folder, file), modifiedMs / 1000, modifiedMs / 1000);
    same.set(file, modifiedMs);
  };

  const copyHere = async (file: string, object: ObjectStatus): Promise<void> => {
    const target = path.join(folder, file);
    const part = `${target}.${process.pid}.fetched.part`;
    await mkdir(path.dirname(target), { recursive: true });
    try {
      if (!(await storage.getFile(object.key, part))) return;
      await rename(part, target);
      await markSame(file, object);
    } finally {
      await rm(part, { force: true });
    }
  };
  /** Whether the file is here now. */
  const copyNewer = async (file: string, object: ObjectStatus | null): Promise<boolean> => {
    const own = await here(file);
    if (object && (own === null || object.modifiedMs > own.mtimeMs + SAME_WITHIN_MS))
      await copyHere(file, object);
    return own !== null || object !== null;
  };
  const fetchNewer = async (file: string): Promise<void> => {
    const isThere = await copyNewer(file, await storage.stat(keyOf(file)));
    freshUntil.set(file, nowMs() + (isThere ? LOOK_AGAIN_MS : NOT_THERE_MS));
  };
  const putNewer = async (file: string, own: Stats): Promise<void> => {
    await storage.putFile(keyOf(file), path.join(folder, file));
    const put = await storage.stat(keyOf(file));
    // A file that was drawn again meanwhile is newer than the object, and is put again.
    if (put && (await here(file))?.mtimeMs === own.mtimeMs) await markSame(file, put);
  };
  const listed = async (): Promise<Map<string, ObjectStatus>> => {
    const objects = new Map<string, ObjectStatus>();
    for await (const object of storage.list(ART_PREFIX)) objects.set(object.key, object);
    return objects;
  };

  return {
    pull: async () => {
      const objects = await listed();
      const files = [...objects.keys()].map((key) => key.slice(ART_PREFIX.length)).sort(stampsLast);
      for (const file of files) await copyNewer(file, objects.get(keyOf(file)) ?? null);
    },
    push: async () => {
      const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      const files = found
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
      const objects = isCompared ? null : await listed();
      for (const file of files.sort(stampsLast)) {
        const own = await here(file);
        if (own === null || isSame(file, own)) continue;
        const object = objects ? objects.get(keyOf(file)) : await storage.stat(keyOf(file));
        if (object && own.mtimeMs <= object.modifiedMs + SAME_WITHIN_MS) same.set(file, own.mtimeMs);
        else await putNewer(file, own);
      }
      isCompared = true;
    },
    fetch: (file) => {
      if ((freshUntil.get(file) ?? 0) > nowMs()) return Promise.resolve();
      const running = fetching.get(file) ?? fetchNewer(file).finally(() => fetching.delete(file));
      fetching.set(file, running);
      return running;
    },
  };
}
