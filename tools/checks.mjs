import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { capture } from './process.mjs';
import { secondsSince } from './say.mjs';

/** @typedef {{ name: string, args: string[] }} Check */

const TSC = 'node_modules/typescript/bin/tsc';
const BIOME = 'node_modules/@biomejs/biome/bin/biome';
/** Two cores are what the smallest machine has. */
const AT_ONCE = 2;

/** @returns {Check[]} one for each tsconfig*.json of each workspace, and of tools */
export function typeChecks() {
  /** @type {string[]} */
  const workspaces = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).workspaces;
  const configs = [...workspaces, 'tools'].flatMap((folder) =>
    readdirSync(inRoot(folder))
      .filter((name) => /^tsconfig.*\.json$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  return configs.map((config) => ({ name: `types: ${config}`, args: [TSC, '-p', config] }));
}

/** @returns {Check} */
export const lintCheck = () => ({
  name: 'lint and format: biome',
  args: [BIOME, 'check', '--error-on-warnings'],
});

/** @param {string} node @param {Check} check @returns {Promise<boolean>} */
async function passes(node, check) {
  const startedAt = Date.now();
  const { code, output } = await capture({ node, args: check.args });
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${check.name} (${secondsSince(startedAt)})`);
  if (code !== 0) console.log(`${output.trimEnd()}\n`);
  return code === 0;
}

/**
 * Runs the checks, two at a time; prints the output of those that fail.
 * @param {string} node @param {Check[]} checks @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function runChecks(node, checks) {
  const waiting = [...checks];
  const counts = { passed: 0, failed: 0 };
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      counts[(await passes(node, check)) ? 'passed' : 'failed']++;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return counts;
}
