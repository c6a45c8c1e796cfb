import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { importedZipFile } from './zip-open.ts';
import { importZipFiles } from './zip-table/zip-import.ts';

const USAGE = 'usage: npm run fumi -- zip import KEN_ALL.CSV JIGYOSYO.CSV [--out FILE]';

/** `zip import FILE… [--out FILE]`: packs Japan Post's tables. A running shop reads the new one at its next start. */
export async function zipCommand(
  words: readonly string[],
  { dataDir }: { dataDir: string },
  say: (line: string) => void,
): Promise<number> {
  const [verb, ...rest] = words;
  const option = rest.indexOf('--out');
  const files = rest.filter((_, index) => option < 0 || index < option || index > option + 1);
  if (verb !== 'import' || files.length === 0) {
    say(USAGE);
    return 1;
  }
  const target = option < 0 ? importedZipFile(dataDir) : path.resolve(rest[option + 1] ?? '');
  const { file, localities } = await importZipFiles(files);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(`${target}.new`, file);
  await rename(`${target}.new`, target);
  say(`${localities} localities, ${file.length} bytes: ${target}`);
  return 0;
}
