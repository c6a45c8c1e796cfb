import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** The real shop, started as a customer's operator starts it, on a free port and a data folder without a row. */
export type Shop = {
  readonly url: string;
  readonly dataDir: string;
  /** Kills the server as a power cut would, and starts it again on the same data. */
  readonly restart: () => Promise<void>;
  /** The link to the desk that the shop prints when it is ready; with a role, as somebody of that role. */
  readonly deskLink: (role?: 'print' | 'support' | 'manager' | 'owner') => Promise<string>;
  /** What an operator does on the command line (docs/operations.md), with the shop closed; answers what it said. */
  readonly command: (...words: readonly string[]) => Promise<string>;
  readonly stop: () => Promise<void>;
};

const START_TIMEOUT_MS = 120_000;
const root = join(import.meta.dirname, '../..');
/** Drawn art is cached by content: one folder serves every shop of every run. */
const staticCache = join(root, '.cache/static');

let emptyDatabase: string | undefined;

/** Migrated already, as when a shop is started again; server/src/main.test.ts starts in an empty folder. */
async function layDatabase(dataDir: string): Promise<void> {
  const program = join(root, 'server/test/empty-database-main.ts');
  emptyDatabase ??= execFileSync(process.execPath, [program], { encoding: 'utf8' }).trim();
  const folder = join(dataDir, 'database');
  await mkdir(folder, { mode: 0o700 });
  execFileSync('tar', ['-xf', emptyDatabase, '-C', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
}

async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fumi-shop-'));
  await layDatabase(dataDir);
  await mkdir(staticCache, { recursive: true });
  await symlink(staticCache, join(dataDir, 'static'));
  return dataDir;
}

/** A port that nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port was given.');
  return address.port;
}

async function untilReady(url: string, child: ChildProcess, output: readonly string[]): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) break;
    const isReady = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await delay(100);
  }
  child.kill('SIGKILL');
  throw new Error(`The shop did not start:\n${output.join('')}`);
}

const environmentOf = (
  port: number,
  dataDir: string,
  environment: Readonly<Record<string, string>>,
): NodeJS.ProcessEnv => ({
  ...process.env,
  PORT: String(port),
  BASE_URL: `http://localhost:${port}`,
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  // Two shops share two cores with two browsers: they draw what a journey looks at.
  DRAWING: 'asked',
  ...environment,
});

function launch(
  program: string,
  port: number,
  dataDir: string,
  environment: Readonly<Record<string, string>>,
) {
  const output: string[] = [];
  const child = spawn(process.execPath, [join(root, program)], {
    cwd: root,
    env: environmentOf(port, dataDir, environment),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => output.push(String(chunk)));
  return { child, output };
}

const DESK_LINK = /^desk {2}(\S+)$/m;

/** The server greets once it listens, which may be a moment after its first answer. */
async function deskLinkIn(output: readonly string[]): Promise<string> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const link = DESK_LINK.exec(output.join(''))?.[1];
    if (link) return link;
    await delay(50);
  }
  throw new Error(`The shop printed no link to the desk:\n${output.join('')}`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}

type Settings = Readonly<Record<string, string>>;

/** Starts the shop and waits until it says that it is ready. */
export async function startShop(
  settings: Settings | ((port: number) => Settings) = {},
  program = 'server/src/main.ts',
): Promise<Shop> {
  const dataDir = await newDataDir();
  const port = await freePort();
  const environment = typeof settings === 'function' ? settings(port) : settings;
  const url = `http://localhost:${port}`;
  let running = launch(program, port, dataDir, environment);
  await untilReady(url, running.child, running.output);
  return {
    url,
    dataDir,
    deskLink: async (role = 'owner') => `${await deskLinkIn(running.output)}&role=${role}`,
    command: async (...words) => {
      await end(running.child, 'SIGTERM');
      const said = execFileSync(process.execPath, [join(root, 'server/src/cli.ts'), ...words], {
        cwd: root,
        env: environmentOf(port, dataDir, environment),
        encoding: 'utf8',
      });
      running = launch(program, port, dataDir, environment);
      await untilReady(url, running.child, running.output);
      return said;
    },
    restart: async () => {
      await end(running.child, 'SIGKILL');
      running = launch(program, port, dataDir, environment);
      await untilReady(url, running.child, running.output);
    },
    stop: async () => {
      await end(running.child, 'SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
