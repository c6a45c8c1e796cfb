import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { encodeAll } from '../http/compression.ts';

/** Written beside and renamed, so that nobody reads half a file; several shops may share the folder. */
async function write(file: string, bytes: Buffer): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, bytes);
  await rename(part, file);
}

/** Puts `.br` and `.gz` beside the kit files that every visit to the designs reads, unless they are there. */
export async function compressCatalogue(catalogueDir: string): Promise<void> {
  const folder = path.join(catalogueDir, 'material/v2/kit/info');
  const names = await readdir(folder);
  for (const name of names) {
    if (!name.endsWith('.json') || names.includes(`${name}.gz`)) continue;
    const file = path.join(folder, name);
    const { br, gzip } = await encodeAll(await readFile(file));
    await write(`${file}.br`, br);
    await write(`${file}.gz`, gzip);
  }
}
