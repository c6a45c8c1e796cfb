import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { filesBelow, fingerprintOfFiles } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { cacheDir, inRoot, root } from './paths.mjs';
import { run } from './process.mjs';
import { say, secondsSince } from './say.mjs';

const program = inRoot('web/build.ts');
const stampFile = `${cacheDir}/web-build-stamp`;
/** Everything that the bundle is made of: the browser's workspaces, and the versions of its packages. */
const SOURCES = ['web', 'domain', 'print', 'contract', 'package-lock.json'];
const NOT_SOURCES = /^(node_modules|dist|golden|fixtures|test)$|\.test\.tsx?$/;

const wantedStamp = () =>
  fingerprintOfFiles(
    root,
    filesBelow(
      SOURCES.map((place) => inRoot(place)),
      NOT_SOURCES,
    ),
  );

const isBuilt = () =>
  existsSync(inRoot('web/dist')) &&
  existsSync(stampFile) &&
  readFileSync(stampFile, 'utf8') === wantedStamp();

/** Builds web/dist when its sources changed. @param {string} node @returns {Promise<number>} exit code */
export async function ensureWebBuilt(node) {
  if (!existsSync(program) || isBuilt()) return 0;
  mkdirSync(cacheDir, { recursive: true });
  return withLock(`${cacheDir}/web-build.lock`, 'building the pages', async () => {
    if (isBuilt()) return 0;
    const startedAt = Date.now();
    const stamp = wantedStamp(); // before the build: what changes meanwhile is built next time
    say('building the pages (web/dist) …');
    const code = await run({ node, args: ['web/build.ts'] });
    if (code === 0) {
      writeFileSync(stampFile, stamp);
      say(`pages built in ${secondsSince(startedAt)}`);
    }
    return code;
  });
}
