import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/*
 * Folders of this machine in which sheets are made and read: they hold addresses. Each names the process that made it,
 * so that one which was killed leaves nothing behind for longer than until the next start.
 */
const PREFIX = 'fumi-run-';

/** Works in a folder that is gone afterwards, whatever happens. */
export async function inRunFolder<Value>(work: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `${PREFIX}${process.pid}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process: it lives.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** At the start: deletes the folders of processes that are no more. Those of another user cannot be deleted, and stay. */
export async function sweepRunFolders(): Promise<void> {
  const parent = os.tmpdir();
  for (const name of await readdir(parent).catch(() => [])) {
    if (!name.startsWith(PREFIX)) continue;
    const pid = Number(/^(\d+)-/.exec(name.slice(PREFIX.length))?.[1] ?? 0);
    if (pid !== process.pid && (pid === 0 || !isAlive(pid)))
      await rm(path.join(parent, name), { recursive: true, force: true }).catch(() => {});
  }
}
