import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/*
 * A page that is open while a release is deployed asks for its own release's scripts for as long as it is
 * open; and while processes are restarted one after the other, a page from one may ask another. Each start
 * copies its assets beside those of other releases, where all processes of the machine find them.
 */

/** Releases whose assets are kept: those that were started last. */
const MOST_KEPT = 3;

/** An unfinished copy that is older was cut off: a copy takes about a second. */
const MOST_UNFINISHED_MS = 3_600_000;

const keptBelow = (dataDir: string): string => path.join(dataDir, 'assets');

/** Every name has a digest of its bytes in it, so that the names tell builds apart. */
const nameOf = (names: readonly string[]): string =>
  createHash('sha256').update(names.toSorted().join('\n')).digest('hex').slice(0, 16);

/** Name of a finished copy; one that is being written has a suffix. */
const WHOLE = /^[0-9a-f]{16}$/;

/** Copies under another name and renames, since other processes may look meanwhile. */
async function copyTo(kept: string, assets: string): Promise<void> {
  await mkdir(path.dirname(kept), { recursive: true });
  // The process number would not do: containers that share the folder have the same one.
  const unfinished = await mkdtemp(`${kept}-`);
  await cp(assets, unfinished, { recursive: true });
  await rename(unfinished, kept).catch(() => rm(unfinished, { recursive: true, force: true }));
}

async function removeOldest(below: string, now: Date): Promise<void> {
  const folders = await Promise.all(
    (await readdir(below)).map(async (name) => {
      const folder = path.join(below, name);
      return { folder, isWhole: WHOLE.test(name), ms: (await stat(folder).catch(() => null))?.mtimeMs ?? 0 };
    }),
  );
  const whole = folders.filter(({ isWhole }) => isWhole).toSorted((one, other) => other.ms - one.ms);
  const cutOff = folders.filter(({ isWhole, ms }) => !isWhole && ms < now.getTime() - MOST_UNFINISHED_MS);
  const removed = [...whole.slice(MOST_KEPT), ...cutOff];
  await Promise.all(removed.map(({ folder }) => rm(folder, { recursive: true, force: true })));
}

/** Copies this release's assets, for processes of other releases to serve; `now` is noted as its last start. */
export async function keepAssets(clientDir: string, dataDir: string, now: Date): Promise<void> {
  const assets = path.join(clientDir, 'assets');
  if (!existsSync(assets)) return;
  const below = keptBelow(dataDir);
  const kept = path.join(below, nameOf(await readdir(assets)));
  if (!existsSync(kept)) await copyTo(kept, assets);
  await utimes(kept, now, now);
  await removeOldest(below, now);
}

/** The folder of another release that has this asset. */
export async function keptFolderOf(name: string, dataDir: string): Promise<string | undefined> {
  const below = keptBelow(dataDir);
  const whole = (await readdir(below).catch(() => [])).filter((folder) => WHOLE.test(folder));
  return whole
    .map((folder) => path.join(below, folder))
    .find((folder) => existsSync(path.join(folder, name)));
}
