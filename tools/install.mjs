import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fingerprint } from './fingerprint.mjs';
import { isInstalledFromLock } from './installed-tree.mjs';
import { withLock } from './lock.mjs';
import { cacheDir, inRoot } from './paths.mjs';
import { giveUp, say, secondsSince } from './say.mjs';

const ATTEMPTS = 3;
const stampFile = inRoot('node_modules/.install-stamp');

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

/** npm as the script that started us, else the one on PATH (a .cmd needs a shell on Windows). */
function npmCommand() {
  const script = process.env.npm_execpath;
  const node = process.env.npm_node_execpath ?? process.execPath;
  return script?.endsWith('.js')
    ? { command: node, args: [script], shell: false }
    : { command: 'npm', args: [], shell: process.platform === 'win32' };
}

/** @param {(pid: number) => void} addHolder @returns {Promise<number>} */
function npmCi(addHolder) {
  const { command, args, shell } = npmCommand();
  const flags = ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--include=dev', '--include=optional'];
  const env = { ...process.env, NODE_ENV: '' };
  const npm = spawn(command, [...args, ...flags], { cwd: inRoot(), stdio: ['ignore', 2, 2], env, shell });
  if (npm.pid) addHolder(npm.pid);
  return new Promise((resolve) => {
    npm.on('error', () => resolve(127));
    npm.on('exit', (code) => resolve(code ?? 1));
  });
}

/** @param {(pid: number) => void} addHolder */
async function install(addHolder) {
  if (isInstalled()) return; // the one that we waited for did it
  const startedAt = Date.now();
  say('installing packages (npm ci); the first time takes about half a minute …');
  rmSync(stampFile, { force: true });
  for (let attempt = 1; ; attempt++) {
    const code = await npmCi(addHolder);
    if (code === 0) break;
    if (attempt === ATTEMPTS)
      giveUp(`npm ci failed (exit ${code}). Check the network, then run the command again.`);
    say(`npm ci failed (exit ${code}), trying again (${attempt + 1} of ${ATTEMPTS})`);
    await sleep(2_000 * attempt);
  }
  writeFileSync(stampFile, wantedStamp());
  say(`packages installed in ${secondsSince(startedAt)}`);
}

/** Installs what the lock file says when node_modules is missing, half made or older than it. */
export async function ensureInstalled() {
  if (!isInstalled()) await withLock(`${cacheDir}/install.lock`, 'installing packages', install);
}
