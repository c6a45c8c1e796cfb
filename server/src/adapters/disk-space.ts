import { statfs } from 'node:fs/promises';

/** Under this the disk counts as full: `/readyz`, `/status` and an alert say so. */
const LEAST_FREE_BYTES = 1024 ** 3;

/** What is free where a folder lies, and whether that is enough. */
export async function diskSpace(
  folder: string,
): Promise<{ readonly ok: boolean; readonly freeBytes: number }> {
  const { bavail, bsize } = await statfs(folder);
  return { ok: bavail * bsize > LEAST_FREE_BYTES, freeBytes: bavail * bsize };
}
