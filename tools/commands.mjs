import { existsSync } from 'node:fs';
import { lintCheck, runChecks, typeChecks } from './checks.mjs';
import { findChromium } from './chromium.mjs';
import { ensureJapaneseFont } from './japanese-font.mjs';
import { inRoot } from './paths.mjs';
import { run } from './process.mjs';
import { giveUp, say } from './say.mjs';
import { test } from './test-command.mjs';
import { ensureWebBuilt } from './web-build.mjs';

/** @typedef {(node: string, words: string[]) => Promise<number>} Command words from the command line → exit code */

/** The server reads its configuration from the environment; a .env in the root is a convenience. */
const withEnv = () => (existsSync(inRoot('.env')) ? ['--env-file=.env'] : []);
/** What runs until it is stopped must not outlive us. */
const FOLLOWING = ['--import', './tools/follow-parent.mjs'];

/** @param {string} node @returns {Promise<void>} */
async function withPages(node) {
  const code = await ensureWebBuilt(node);
  if (code !== 0) giveUp('the pages could not be built; see above');
}

/** @type {Command} */
async function start(node, words) {
  await withPages(node);
  say('starting the shop; it says where to look when it is ready. Ctrl+C stops it.');
  return run({ node, args: [...withEnv(), ...FOLLOWING, 'server/src/main.ts', ...words] });
}

/** @type {Command} The server restarts on change; the pages come from Vite, which asks the server for the rest. */
async function dev(node, words) {
  const server = [...withEnv(), ...FOLLOWING, '--watch', 'server/src/main.ts', ...words];
  const pages = [...withEnv(), ...FOLLOWING, 'node_modules/vite/bin/vite.js', 'web'];
  say('pages that follow every change are at the address that Vite names; the server names its own.');
  return Promise.race([run({ node, args: server }), run({ node, args: pages })]);
}

/** @type {Command} */
async function check(node) {
  const { failed } = await runChecks(node, [...typeChecks(), lintCheck()]);
  const architecture = await run({
    node,
    args: ['node_modules/vitest/vitest.mjs', 'run', 'architecture.test.ts'],
  });
  return failed === 0 ? architecture : 1;
}

/** @type {Command} */
const format = (node) =>
  run({ node, args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--error-on-warnings'] });

/** @param {string} program @returns {Command} */
const runProgram = (program) => async (node, words) => {
  if (!existsSync(inRoot(program))) giveUp(`${program} does not exist`);
  return run({ node, args: [...withEnv(), program, ...words] });
};

/** @type {Command} Figures of a shop without its pages would be figures of nothing. */
async function bench(node, words) {
  await withPages(node);
  const chromium = findChromium(node) ?? giveUp('no Chromium to be had; set CHROMIUM_PATH to one');
  const env = { ...ensureJapaneseFont(), CHROMIUM_PATH: chromium };
  return run({ node, args: ['bench/main.ts', ...words], env });
}

/** @type {Record<string, Command>} what `npm run …` can ask for; package.json has one script for each */
export const commands = {
  start,
  test,
  dev,
  check,
  format,
  bench,
  fumi: runProgram('server/src/cli.ts'),
};
