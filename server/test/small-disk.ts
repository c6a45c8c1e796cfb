import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterAll } from 'vitest';

/**
 * Mounts a small disk on a folder for the tests of a file, which goes with them. False where we may not: only root may
 * mount one, on Linux.
 */
export function mountSmallDisk(folder: string, sizeMb: number): boolean {
  const isMounted = mounts(folder, sizeMb);
  afterAll(() => {
    if (isMounted) execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  return isMounted;
}

function mounts(folder: string, sizeMb: number): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
