import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { lintCheck, runChecks, typeChecks } from './checks.mjs';
import { findChromium } from './chromium.mjs';
import { countPlaywright, countRun, countVitest, lastLine, sum } from './counts.mjs';
import { ensureJapaneseFont } from './japanese-font.mjs';
import { inRoot } from './paths.mjs';
import { run } from './process.mjs';
import { say, secondsSince } from './say.mjs';
import { ensureWebBuilt } from './web-build.mjs';

const JOURNEYS = 'e2e/playwright.config.ts';

/** @typedef {import('./counts.mjs').Counts} Counts */

/** @param {string} file */
const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** @param {boolean} passed @returns {Counts} */
const one = (passed) => ({ passed: Number(passed), failed: Number(!passed) });

/**
 * The tests never touch the database of DATABASE_URL: on its server they create their own, and drop them.
 * @param {NodeJS.ProcessEnv} env
 */
export function testEnvironment({ DATABASE_URL, TEST_DATABASE_URL }) {
  const server = TEST_DATABASE_URL ?? DATABASE_URL;
  return { NODE_ENV: undefined, DATABASE_URL: undefined, ...(server && { TEST_DATABASE_URL: server }) };
}

/** @param {string} node @param {string} reports @param {NodeJS.ProcessEnv} env @param {string[]} [words] @returns {Promise<Counts>} */
async function runVitest(node, reports, env, words = []) {
  const report = path.join(reports, 'vitest.json');
  const args = ['run', ...words, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run({ node, args: ['node_modules/vitest/vitest.mjs', ...args], env });
  const found = readReport(report);
  return countRun(code, found && countVitest(found));
}

/** @param {string} node @param {string} reports @param {NodeJS.ProcessEnv} env @returns {Promise<Counts>} */
async function runJourneys(node, reports, env) {
  if (!existsSync(inRoot(JOURNEYS))) {
    say(`no ${JOURNEYS}: the browser journeys are skipped`);
    return sum([]);
  }
  const report = path.join(reports, 'playwright.json');
  const args = ['node_modules/@playwright/test/cli.js', 'test', '-c', JOURNEYS, '--reporter=list,json'];
  const code = await run({ node, args, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } });
  const found = readReport(report);
  return countRun(code, found && countPlaywright(found));
}

/** @param {string} node @param {string} reports @param {NodeJS.ProcessEnv} testEnv @returns {Promise<Counts>} */
async function testEverything(node, reports, testEnv) {
  const chromium = findChromium(node);
  if (!chromium) say('FAILED: no Chromium to be had; set CHROMIUM_PATH to one');
  const env = { ...testEnv, ...ensureJapaneseFont(), ...(chromium && { CHROMIUM_PATH: chromium }) };
  const checks = await runChecks(node, [...typeChecks(), lintCheck()]);
  const built = one((await ensureWebBuilt(node)) === 0);
  const units = await runVitest(node, reports, env);
  const journeys = chromium ? await runJourneys(node, reports, env) : sum([]);
  return sum([one(chromium !== null), checks, built, units, journeys]);
}

/**
 * Runs everything; or with words only the unit and server tests whose path contains one of them.
 * @param {string} node @param {string[]} words @returns {Promise<number>} exit code
 */
export async function test(node, words) {
  const startedAt = Date.now();
  const reports = mkdtempSync(path.join(os.tmpdir(), 'fumi-test-'));
  try {
    const env = testEnvironment(process.env);
    const counts =
      words.length > 0
        ? await runVitest(node, reports, env, words)
        : await testEverything(node, reports, env);
    say(`tested in ${secondsSince(startedAt)}`);
    console.log(lastLine(counts));
    return counts.failed === 0 && counts.passed > 0 ? 0 : 1;
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}
