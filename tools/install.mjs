import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fingerprint } from './fingerprint.mjs';
import { isInstalledFromLock, lockOfOne } from './installed-tree.mjs';
import { withLock } from './lock.mjs';
import { giveUpOnNode, isRecentEnough, packagedNode } from './node-runtime.mjs';
import { npmCi } from './npm.mjs';
import { cacheDir, inRoot } from './paths.mjs';
import { giveUp, say, secondsSince } from './say.mjs';

const ATTEMPTS = 3;
const stampFile = inRoot('node_modules/.install-stamp');
/** Where the pinned Node waits while it installs everything else. */
const nodeDir = path.join(cacheDir, 'node');

/** @typedef {(pid: number) => void} AddHolder */

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(inRoot(file), 'utf8'));

/** The folders whose package.json decides what is installed; '' is the root. @returns {string[]} */
const packageFolders = () => ['', ...readJson('package.json').workspaces];

const manifestPath = (/** @type {string} */ folder) => (folder ? `${folder}/package.json` : 'package.json');

function wantedStamp() {
  const files = ['package-lock.json', ...packageFolders().map(manifestPath)];
  return fingerprint([
    ['platform', `${process.platform} ${process.arch}`],
    ...files.map((file) => /** @type {const} */ ([file, readFileSync(inRoot(file))])),
  ]);
}

/** True also after somebody ran npm by hand: npm's own record of the tree agrees with the lock file. */
function isInstalled() {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wantedStamp()) return true;
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(inRoot(record))) return false;
  const manifests = packageFolders().map(
    (folder) => /** @type {const} */ ([folder, readJson(manifestPath(folder))]),
  );
  if (!isInstalledFromLock(readJson('package-lock.json'), readJson(record), manifests)) return false;
  writeFileSync(stampFile, wantedStamp());
  return true;
}

/** @param {string} folder @param {string} node @param {AddHolder} onStart */
async function npmCiWithPatience(folder, node, onStart) {
  for (let attempt = 1; ; attempt++) {
    const code = await npmCi({ folder, node, onStart });
    if (code === 0) return;
    if (attempt === ATTEMPTS)
      giveUp(`npm ci failed (exit ${code}). Check the network, then run the command again.`);
    say(`npm ci failed (exit ${code}), trying again (${attempt + 1} of ${ATTEMPTS})`);
    await sleep(2_000 * attempt);
  }
}

/**
 * The Node that npm shall run on. npm leaves out an optional package whose `engines` do not fit the Node
 * that it runs on (the native part of our bundler, on Node 18), and says nothing. So where this Node is
 * old, the pinned one comes first and alone, from the same lock file.
 * @param {AddHolder} onStart
 */
async function nodeForNpm(onStart) {
  if (isRecentEnough(process.version)) return process.execPath;
  const file = packagedNode(process.platform, process.arch);
  const alone = lockOfOne(readJson('package-lock.json'), path.posix.dirname(path.posix.dirname(file)));
  if (!alone) return giveUpOnNode();
  mkdirSync(nodeDir, { recursive: true });
  writeFileSync(path.join(nodeDir, 'package.json'), JSON.stringify(alone.manifest));
  writeFileSync(path.join(nodeDir, 'package-lock.json'), JSON.stringify(alone.lock));
  say(`this machine has Node ${process.version}; fetching a recent one for Fumi alone …`);
  await npmCiWithPatience(nodeDir, process.execPath, onStart);
  return path.join(nodeDir, file);
}

/** @param {AddHolder} onStart */
async function install(onStart) {
  if (isInstalled()) return; // the one that we waited for did it
  const startedAt = Date.now();
  rmSync(stampFile, { force: true });
  const node = await nodeForNpm(onStart);
  say('installing packages (npm ci); the first time takes about half a minute …');
  await npmCiWithPatience(inRoot(), node, onStart);
  rmSync(nodeDir, { recursive: true, force: true }); // it now lies in node_modules
  writeFileSync(stampFile, wantedStamp());
  say(`packages installed in ${secondsSince(startedAt)}`);
}

/** Installs what the lock file says when node_modules is missing, half made or older than it. */
export async function ensureInstalled() {
  if (!isInstalled()) await withLock(`${cacheDir}/install.lock`, 'installing packages', install);
}
