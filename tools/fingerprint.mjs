import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * One hash over names and contents. Lengths go in too, so that moving a character from one
 * part to the next changes the hash.
 * @param {Iterable<readonly [name: string, content: string | Buffer]>} parts
 */
export function fingerprint(parts) {
  const hash = createHash('sha256');
  for (const [name, content] of parts) {
    hash.update(`${Buffer.byteLength(name)}:${name}${Buffer.byteLength(content)}:`);
    hash.update(content);
  }
  return hash.digest('hex');
}

/** Every file below the given files and folders, sorted. @param {string[]} places @param {RegExp} skip @returns {string[]} */
export function filesBelow(places, skip) {
  return places
    .filter((place) => existsSync(place) && !skip.test(path.basename(place)))
    .flatMap((place) =>
      statSync(place).isDirectory()
        ? filesBelow(
            readdirSync(place).map((name) => path.join(place, name)),
            skip,
          )
        : [place],
    )
    .sort();
}

/** @param {string} base @param {string[]} files */
export const fingerprintOfFiles = (base, files) =>
  fingerprint(files.map((file) => /** @type {const} */ ([path.relative(base, file), readFileSync(file)])));
