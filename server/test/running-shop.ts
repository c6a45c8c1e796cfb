import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, symlinkSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';

const MAIN = path.join(import.meta.dirname, '../src/main.ts');
/** Drawn art is cached by content: one folder serves every shop of every run. */
const STATIC_CACHE = path.join(import.meta.dirname, '../../.cache/static');
const READY_WITHIN_MS = 120_000;

export type RunningShop = {
  readonly url: string;
  readonly pid: number;
  readonly output: () => string;
  /** Ends the process and resolves with its exit code, null when it was killed. */
  readonly stop: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
};

/** Lends a shop what others have drawn. */
export function shareDrawings(dataDir: string): void {
  mkdirSync(STATIC_CACHE, { recursive: true });
  symlinkSync(STATIC_CACHE, path.join(dataDir, 'static'));
}

export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function ready(child: ChildProcess, url: string, output: () => string): Promise<void> {
  for (const endsAt = Date.now() + READY_WITHIN_MS; Date.now() < endsAt; ) {
    if (child.exitCode !== null) throw new Error(`The shop ended at once:\n${output()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The shop was not ready in time:\n${output()}`);
}

/** The shop as `npm start` runs it: a process of its own, on a port of its own, with its data in a folder. */
export async function startShop(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
  main = MAIN,
): Promise<RunningShop> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  const known = Object.entries({ PATH, HOME, TMPDIR, NODE_COMPILE_CACHE }).filter(
    (entry): entry is [string, string] => !!entry[1],
  );
  const child = spawn(process.execPath, [main], {
    env: { ...Object.fromEntries(known), PORT: String(port), DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += String(chunk);
    });
  }
  const ended = once(child, 'exit') as Promise<[number | null]>;
  await ready(child, url, () => text);
  return {
    url,
    pid: child.pid ?? 0,
    output: () => text,
    stop: async (signal) => {
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
}
