import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

const notice = (
  version: string,
): string => `HEIC photos are decoded in the browser by libheif, with libde265, in the file libheif-….wasm below /assets/.

libheif    Copyright (c) struktur AG, Dirk Farin and others   https://github.com/strukturag/libheif
libde265   Copyright (c) struktur AG, Dirk Farin and others   https://github.com/strukturag/libde265

Both come under the GNU Lesser General Public License, version 3 or later, whose text follows, with that of the GNU
General Public License to which it refers. They are unchanged, as the package libheif-js ${version} brings them: its
source, with the script that names the version of libheif and builds it, is at
https://github.com/catdad-experiments/libheif-js. The file may be replaced by another build of the same interface; the
source of the program that uses it comes under the MIT licence, and reverse engineering for such changes is allowed.

----------------------------------------------------------------------

`;

/** The notice and the licences that go with the decoder of HEIC wherever it is handed out. */
export async function writeDecoderLicence(clientDir: string): Promise<void> {
  const packageFile = require.resolve('libheif-js/package.json');
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { readonly version: string };
  const licences = await readFile(path.join(path.dirname(packageFile), 'libheif-wasm/LICENSE'), 'utf8');
  await writeFile(path.join(clientDir, 'libheif.txt'), notice(version) + licences);
}
