import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { encodeAll } from '../http/compression.ts';

/** Written beside and renamed, so that nobody reads half a file; several shops may share the folder. */
async function write(file: string, bytes: Buffer): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, bytes);
  await rename(part, file);
}

/** Puts `.br` and `.gz` beside the kit files that every visit to the designs reads. */
export async function compressCatalogue(staticDir: string): Promise<void> {
  const folder = path.join(staticDir, 'material/v2/kit/info');
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.json')) continue;
    const file = path.join(folder, name);
    const { br, gzip } = await encodeAll(await readFile(file));
    await write(`${file}.br`, br);
    await write(`${file}.gz`, gzip);
  }
}
