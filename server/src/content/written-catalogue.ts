import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressCatalogue } from './compress-catalogue.ts';
import { contentFolder } from './content-folder.ts';

/** Folders of `content/` on which the kit files do not depend. */
const NOT_READ = new Set(['thumbs', 'open-graph', 'sample-pages', 'zip', 'node_modules']);
/** What the program that writes the kit files may import (architecture.test.ts). */
const PACKAGES = ['../domain/src', '../print/src'];

/** The file beside the kit files that names what they were written from. */
const NOTE = 'written-from';

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [path.join(entry.parentPath, entry.name)] : [],
  );

/**
 * Names the kit files by their sources, so that a start that finds them written need not run the program: 1.5 s of a
 * processor. By what is in the files: a checkout, a copy or an image may keep or change their times.
 */
function sourceOf(content: string): string {
  const own = readdirSync(content, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !NOT_READ.has(entry.name),
  );
  const folders = [...own.map(({ name }) => name), ...PACKAGES];
  const hash = createHash('sha256');
  for (const file of folders.flatMap((folder) => filesBelow(path.join(content, folder))).sort()) {
    const bytes = readFileSync(file);
    hash.update(`${path.relative(content, file)} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}

/** The folder of the kit files that were written from these sources, if they were. */
async function writtenFrom(below: string, source: string): Promise<string | null> {
  for (const name of await readdir(below).catch(() => [])) {
    const folder = path.join(below, name);
    const note = await readFile(path.join(folder, NOTE), 'utf8').catch(() => null);
    if (note === source) return folder;
  }
  return null;
}

/** The kit files of today's sources: those of a start before, or written anew and made ready to be served. */
export async function kitFilesBelow(
  below: string,
  write: (below: string) => Promise<string>,
  content = contentFolder,
): Promise<string> {
  const source = sourceOf(content);
  const known = await writtenFrom(below, source);
  if (known !== null) return known;
  const folder = await write(below);
  await compressCatalogue(folder);
  await writeFile(path.join(folder, NOTE), source);
  return folder;
}
