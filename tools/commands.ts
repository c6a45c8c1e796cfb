import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { runChecks, test } from './all-tests.ts';
import { ensureBrowser } from './browser.ts';
import { billOfMaterials, lockedComponents } from './components.ts';
import { giveUp, inRoot, run, say } from './process.mjs';
import { ensureBuilt } from './web-build.ts';

/** Words from the command line → exit code. */
type Command = (words: string[]) => Promise<number>;

/** The server reads its configuration from the environment; a .env in the root is a convenience. */
const ENV = existsSync(inRoot('.env')) ? ['--env-file=.env'] : [];
/** A server must not outlive this process. */
const FOLLOWING = ['--import', './tools/follow-parent.mjs'];

const codeOf = async (args: string[], env: NodeJS.ProcessEnv = {}) => (await run(args, { env })).code;

/** The address of the PostgreSQL on this machine. */
function localPostgres(): string {
  const { stdout } = spawnSync(process.execPath, [inRoot('tools/postgres-url.mjs')], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return stdout.trim() || giveUp('the soak needs a PostgreSQL; see above');
}

async function withPages(): Promise<void> {
  if (!(await ensureBuilt())) giveUp('the pages could not be built; see above');
}

/** What `npm run …` can ask for; package.json has one script for each. */
const commands: Record<string, Command> = {
  test,
  async start(words) {
    await withPages();
    say('starting the shop; it says where to look when it is ready. Ctrl+C stops it.');
    return codeOf([...ENV, ...FOLLOWING, 'server/src/main.ts', ...words]);
  },
  /** Everything that a machine needs that serves the shop by itself. */
  async build() {
    await withPages();
    say('packages and pages are of this version');
    return 0;
  },
  /** The server restarts on change; the pages come from Vite, which asks the server for the rest. */
  async dev(words) {
    say('pages that follow every change are at the address that Vite names; the server names its own.');
    return Promise.race([
      codeOf([...ENV, ...FOLLOWING, '--watch', 'server/src/main.ts', ...words]),
      codeOf([...ENV, ...FOLLOWING, 'node_modules/vite/bin/vite.js', 'web']),
    ]);
  },
  async check() {
    const { failed } = await runChecks();
    const tree = await codeOf([
      'node_modules/vitest/vitest.mjs',
      'run',
      'architecture.test.ts',
      'docs.test.ts',
    ]);
    return failed === 0 ? tree : 1;
  },
  format: () => codeOf(['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--error-on-warnings']),
  /** The figures are those of a shop with its pages, so these are built first. */
  async bench(words) {
    await withPages();
    return codeOf(['bench/main.ts', ...words], ensureBrowser() ?? giveUp('the figures need a browser'));
  },
  /** Hostile requests: 100,000, or as many as told, from today's seed. */
  fuzz: ([count = '100000', seed = String(Math.floor(Date.now() / 86_400_000))]) =>
    codeOf(['node_modules/vitest/vitest.mjs', 'run', 'server/src/http/hostile.test.ts'], {
      FUZZ_REQUESTS: count,
      FUZZ_SEED: seed,
    }),
  /** The shop under faults, on the PostgreSQL of this machine: minutes, two unless told, and today's seed. */
  soak: ([minutes = '2', seed = String(Math.floor(Date.now() / 86_400_000))]) =>
    codeOf(['node_modules/vitest/vitest.mjs', 'run', 'server/src/soak.test.ts'], {
      SOAK_MINUTES: minutes,
      SOAK_SEED: seed,
      TEST_DATABASE_URL: process.env.TEST_DATABASE_URL ?? localPostgres(),
    }),
  /** Lists the third-party packages, as CycloneDX; a test beside it checks their licences. */
  async sbom([file = 'sbom.cdx.json']) {
    writeFileSync(file, `${JSON.stringify(billOfMaterials(lockedComponents()), null, 2)}\n`);
    say(`${file}: what is built in that others wrote (CycloneDX 1.6)`);
    return 0;
  },
  fumi: (words) => codeOf([...ENV, 'server/src/cli.ts', ...words]),
};

export async function runCommand([name = '', ...words]: string[]): Promise<number> {
  const command = commands[name] ?? giveUp(`usage: node tools/run.mjs ${Object.keys(commands).join(' | ')}`);
  return command(words);
}
