import { chmodSync, mkdirSync } from 'node:fs';

/**
 * What the shop writes is for its own user only. The embedded database sets modes of its own, some of them 0666,
 * whatever the mask says: nobody else gets into the folder around it. Called before anything is opened.
 */
export function keepFilesPrivate(dataDir: string): void {
  process.umask(0o077);
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o700);
}
