import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { giveUp, inRoot, run, say } from './process.mjs';

/** The oldest Node that runs the server from its TypeScript source and has what our tools need. */
const MINIMUM = /** @type {const} */ ([24, 7]);
/** In the folder that `npm ci` empties first: an installation that was cut off leaves none. */
const stampFile = inRoot('node_modules/.made-of');

/** @param {string} version like v24.21.0 */
export function isRecentEnough(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1]);
}

/** The package that brings the pinned Node. @param {string} platform @param {string} arch */
const nodePackage = (platform, arch) => `node-${platform === 'win32' ? 'win' : platform}-${arch}`;

/** Where npm puts it. @param {string} platform @param {string} arch */
export const packagedNode = (platform, arch) =>
  `node_modules/${nodePackage(platform, arch)}/bin/node${platform === 'win32' ? '.exe' : ''}`;

/** Changes with their names and contents. @param {string[]} files from the root */
export const fingerprint = (files) =>
  createHash('sha256')
    .update(JSON.stringify(files.map((file) => [file, readFileSync(inRoot(file), 'latin1')])))
    .digest('hex');

/** What was noted when something was made of files; '' when it never was. @param {string} stamp */
export const stampOf = (stamp) => (existsSync(stamp) ? readFileSync(stamp, 'utf8') : '');

const manifest = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));

function wantedStamp() {
  const manifests = manifest.workspaces.map((/** @type {string} */ folder) => `${folder}/package.json`);
  const files = ['package-lock.json', 'package.json', ...manifests];
  return `${process.platform} ${process.arch} ${fingerprint(files)}`;
}

/** @param {string} node the one that npm runs on @param {string[]} words */
async function npm(node, ...words) {
  const program = process.env.npm_execpath ?? '';
  if (!program.endsWith('npm-cli.js')) giveUp('packages are missing; run the command through npm: npm start');
  const flags = ['--prefer-offline', '--include=dev', '--include=optional'];
  const { code } = await run([program, ...words, ...flags], { node, env: { NODE_ENV: '' } });
  if (code !== 0) giveUp(`npm ${words[0]} failed (exit ${code}). Check the network, then try again.`);
}

/**
 * npm leaves out an optional package whose `engines` do not fit the Node that it runs on (the native part of our
 * bundler, on Node 18), and says nothing. So where this Node is old, npm runs on the pinned one, fetched before.
 * @param {string} folder
 */
async function fetchNode(folder) {
  const name = nodePackage(process.platform, process.arch);
  const version = manifest.optionalDependencies[name];
  if (!version)
    giveUp(
      `Node ${process.version} is too old: Fumi needs ${MINIMUM.join('.')} or later, and there is no package of it ` +
        `for ${process.platform}-${process.arch}. Install it from https://nodejs.org, then run the command again.`,
    );
  say(`this machine has Node ${process.version}; fetching a recent one for Fumi alone …`);
  await npm(process.execPath, 'install', '--no-save', '--prefix', folder, `${name}@${version}`);
  return path.join(folder, packagedNode(process.platform, process.arch));
}

/** Installs what the lock file says, when node_modules is missing, half made or older than it. */
export async function ensureInstalled() {
  const wanted = wantedStamp();
  if (stampOf(stampFile) === wanted) return;
  const folder = inRoot('.cache/node');
  const node = isRecentEnough(process.version) ? process.execPath : await fetchNode(folder);
  say('installing packages (npm ci); the first time takes about half a minute …');
  await npm(node, 'ci');
  rmSync(folder, { recursive: true, force: true }); // it now lies in node_modules
  writeFileSync(stampFile, wanted);
}
