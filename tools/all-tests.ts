import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from './browser.ts';
import { inRoot, run, say } from './process.mjs';
import { ensureBuilt } from './web-build.ts';

/**
 * `red` names what failed and how, for who sees only the end of a long output; `flaky` what failed and then passed, and
 * is among the passed.
 */
type Counts = { passed: number; failed: number; red: string[]; flaky: string[] };
type VitestTest = { status: string; fullName: string; failureMessages?: string[] };
type VitestFile = { name: string; status: string; assertionResults: VitestTest[] };
type VitestReport = { numPassedTests: number; testResults: VitestFile[] };
type PlaywrightTest = { status: string; results: { error?: { message?: string } }[] };
type PlaywrightSpec = { ok: boolean; file: string; title: string; tests?: PlaywrightTest[] };
type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs?: PlaywrightSpec[] };
type PlaywrightReport = {
  stats: { expected: number; unexpected: number };
  suites?: PlaywrightSuite[];
  errors?: { message?: string }[];
};

export const sum = (all: Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  red: all.flatMap(({ red }) => red),
  flaky: all.flatMap(({ flaky }) => flaky),
});

/** More flaky journeys in a run count as failed: the machine is too busy to judge, or a mistake is frequent. */
const MOST_FLAKY = 2;

const MOST_SAID = 300;

/** What was expected and what came, in one line. */
function said(message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n');
  const words = lines.map((line) => line.trim()).filter((line) => line !== '');
  return words.length === 0 ? '' : `: ${words.join(' / ').slice(0, MOST_SAID)}`;
}

const one = (name: string, hasPassed: boolean): Counts =>
  hasPassed ? { passed: 1, failed: 0, red: [], flaky: [] } : { passed: 0, failed: 1, red: [name], flaky: [] };

/** A file that could not even be loaded has no tests in it, but has failed. */
export function countVitest({ numPassedTests, testResults }: VitestReport): Counts {
  const red = testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((each) => each.status === 'failed');
    const file = path.relative(inRoot(), name);
    if (status === 'failed' && assertionResults.length === 0) return [file];
    return tests.map(({ fullName, failureMessages }) => `${file} ${fullName}${said(failureMessages?.[0])}`);
  });
  return { passed: numPassedTests, failed: red.length, red, flaky: [] };
}

const specsOf = ({ suites = [], specs = [] }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

function nameOf({ file, title, tests = [] }: PlaywrightSpec): string {
  const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error ?? []));
  return `e2e/${file} ${title}${said(errors[0]?.message)}`;
}

const isFlaky = ({ tests = [] }: PlaywrightSpec): boolean => tests.some(({ status }) => status === 'flaky');

export function countPlaywright({ stats, suites = [], errors = [] }: PlaywrightReport): Counts {
  const specs = specsOf({ suites });
  const red = specs.filter(({ ok }) => !ok).map(nameOf);
  const broken = errors.map(({ message = '' }) => `e2e ${message.split('\n')[0]}`);
  const flaky = specs.filter(isFlaky).map(nameOf);
  const failed = stats.unexpected + errors.length;
  return flaky.length > MOST_FLAKY
    ? { passed: stats.expected, failed: failed + flaky.length, red: [...red, ...broken, ...flaky], flaky: [] }
    : { passed: stats.expected + flaky.length, failed, red: [...red, ...broken], flaky };
}

/**
 * What a run adds to the sum. A run that ended badly without a failed test (it crashed, or wrote no report) counts as
 * one failure, so that no red run ever looks green.
 */
export function countRun(name: string, exitCode: number, reported: Counts | null): Counts {
  const counts = reported ?? sum([]);
  const isSilentlyBad = exitCode !== 0 && counts.failed === 0;
  return isSilentlyBad ? sum([counts, one(`${name} ended with exit code ${exitCode}`, false)]) : counts;
}

/** The last line of `npm test`, the same for people and programs. */
export const lastLine = ({ passed, failed }: Counts): string => `${passed} passed, ${failed} failed`;

/** The tests never touch the database of DATABASE_URL: on its server they create their own, and drop them. */
export function testEnvironment({ DATABASE_URL, TEST_DATABASE_URL }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const server = TEST_DATABASE_URL ?? DATABASE_URL;
  return { NODE_ENV: undefined, DATABASE_URL: undefined, ...(server && { TEST_DATABASE_URL: server }) };
}

/** `startedAt` from Date.now(). */
const secondsSince = (startedAt: number): string => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;

/** Prints what the program says only when it fails. */
async function passes(name: string, args: string[]): Promise<Counts> {
  const startedAt = Date.now();
  const { code, output } = await run(args, { isQuiet: true });
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name} (${secondsSince(startedAt)})`);
  if (code !== 0) console.log(`${output.trimEnd()}\n`);
  return one(name, code === 0);
}

export async function runChecks(): Promise<Counts> {
  const projects = globSync('*/tsconfig*.json', { cwd: inRoot() });
  return sum([
    await passes('types', ['node_modules/typescript/bin/tsc', '-b', ...projects]),
    await passes('lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings']),
  ]);
}

/** Runs a program that writes a report, and counts with it. */
async function runCounted<Report>(
  name: string,
  argsFor: (reportFile: string) => string[],
  env: NodeJS.ProcessEnv,
  count: (report: Report) => Counts,
): Promise<Counts> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fumi-test-'));
  const report = path.join(folder, 'report.json');
  const { code } = await run(argsFor(report), { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } });
  const counts = countRun(
    name,
    code,
    existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : null,
  );
  rmSync(folder, { recursive: true });
  return counts;
}

const runVitest = (words: string[], env: NodeJS.ProcessEnv): Promise<Counts> =>
  runCounted(
    'vitest',
    (report) => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      return ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...words];
    },
    env,
    countVitest,
  );

const JOURNEYS = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e', '--reporter=list,json'];

async function runJourneys(words: string[], env: NodeJS.ProcessEnv): Promise<Counts> {
  const browser = ensureBrowser();
  const ready = [one('a browser', browser !== null), one('web build', await ensureBuilt())];
  if (ready.some(({ failed }) => failed > 0)) return sum(ready);
  return sum([
    ...ready,
    await runCounted('journeys', () => [...JOURNEYS, ...words], { ...env, ...browser }, countPlaywright),
  ]);
}

/**
 * Runs everything; or with words only the tests whose path contains one of them, journeys where a word begins with
 * `e2e`. `--full` adds what takes long; other options go on to the program that runs the tests.
 */
export async function test(words: string[]): Promise<number> {
  const startedAt = Date.now();
  const chosen = words.filter((word) => word !== '--full');
  const env = { ...testEnvironment(process.env), ...(chosen.length < words.length && { FUMI_FULL: '1' }) };
  const wantsJourneys = chosen.some((word) => word.startsWith('e2e'));
  const counts: Counts[] = [];
  if (chosen.length === 0) counts.push(await runChecks(), one('web build', await ensureBuilt()));
  if (chosen.length === 0 || !wantsJourneys) counts.push(await runVitest(chosen, env));
  if (chosen.length === 0 || wantsJourneys) counts.push(await runJourneys(chosen, env));
  const total = sum(counts);
  say(`tested in ${secondsSince(startedAt)}`);
  for (const name of total.red) console.log(`red: ${name}`);
  for (const name of total.flaky) console.log(`flaky: ${name}`);
  console.log(lastLine(total));
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}
