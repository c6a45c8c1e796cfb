import { chmodSync, mkdirSync } from 'node:fs';

/**
 * What the shop writes is for its own user only: the embedded database would be open to everybody on the machine
 * (PGlite writes 0666), and photos and sandbox mails to every reader. Called before anything is opened.
 */
export function keepFilesPrivate(dataDir: string): void {
  process.umask(0o077);
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o700);
}
