import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type FormerNames, readFormerNames } from './former-names.ts';
import { type RemoteAreas, readRemoteAreas } from './remote-areas.ts';
import { openZipReverse, type ZipReverse } from './zip-reverse.ts';
import { openZipDirectory, type ZipDirectory } from './zip-table/zip-directory.ts';

/** All that the shop knows of zips. Opened when first asked: 70 ms, 11 MB. */
export type Zips = {
  directory(): ZipDirectory;
  reverse: ZipReverse;
  former: FormerNames;
  remote: RemoteAreas;
};

const ZIP_FILE = 'japan.tsv.br';

/** What ships with the product; a table that the operator imported goes before it. */
export const SHIPPED_FOLDER = path.resolve(import.meta.dirname, '../../../../content/zip');

export const importedZipFile = (dataDir: string): string => path.join(dataDir, 'zip', ZIP_FILE);

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

export function openZips({ dataDir }: { dataDir: string }): Zips {
  const file = [importedZipFile(dataDir), path.join(SHIPPED_FOLDER, ZIP_FILE)].find(existsSync) ?? ZIP_FILE;
  const directory = once(() => openZipDirectory(readFileSync(file)));
  const reverse = once(() => openZipReverse(directory()));
  const former = once(() =>
    readFormerNames(readFileSync(path.join(SHIPPED_FOLDER, 'former-names.tsv'), 'utf8')),
  );
  const remote = once(() =>
    readRemoteAreas(JSON.parse(readFileSync(path.join(SHIPPED_FOLDER, 'remote-areas.json'), 'utf8'))),
  );
  return {
    directory,
    reverse: (address) => reverse()(address),
    former: (address) => former()(address),
    remote: (locality) => remote()(locality),
  };
}
