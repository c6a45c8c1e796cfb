import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** @param {string[]} parts */
export const inRoot = (...parts) => path.join(root, ...parts);

/** What the commands keep between runs; never committed, safe to delete. */
export const cacheDir = inRoot('.cache');
