import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './running-shop.ts';

/* A PostgreSQL of our own, which a test may kill and restore: where its server is installed. */

/** Distributions keep the server's programs beside pg_config's, not in PATH. */
const BIN = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim() ?? '';
const env = { PATH: [process.env.PATH, BIN, '/usr/lib/postgresql/15/bin'].join(':'), LC_ALL: 'C.UTF-8' };

/** It refuses to run as root. */
const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;
const asUser = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

export const isInstalled = (program: string): boolean =>
  spawnSync(program, ['--version'], { env }).status === 0;

export const isServerInstalled = ['initdb', 'pg_ctl', 'pg_basebackup'].every(isInstalled);

/** Gives files to the user that the server runs as. */
export function giveToServer(folder: string): void {
  if (isRoot) spawnSync('chown', ['-R', `${NOBODY}:${NOBODY}`, folder]);
}

/** Runs a program of PostgreSQL's as the user of the server; throws where it fails. */
export async function runProgram(program: string, words: readonly string[], cwd: string): Promise<void> {
  // A server that is started keeps what it inherits open.
  const child = spawn(program, words, { cwd, env, stdio: 'ignore', ...asUser });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error(`${program} ${words.join(' ')} ended with ${status}`);
}

/** An empty cluster in `data`, a folder that is not there yet. */
export const makeCluster = (folder: string, data: string): Promise<void> =>
  runProgram('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], folder);

/** `immediate`: as a crash leaves it, and the next start recovers from the log. */
type StopMode = 'fast' | 'immediate';

export type Cluster = {
  readonly url: string;
  readonly start: () => Promise<void>;
  readonly stop: (mode: StopMode) => Promise<void>;
};

/** A cluster that is in a folder, with more settings. */
export function clusterIn(folder: string, data: string, port: number, more: readonly string[]): Cluster {
  const lines = [
    `port=${port}`,
    `unix_socket_directories='${folder}'`,
    "listen_addresses='127.0.0.1'",
    ...more,
  ];
  appendFileSync(path.join(data, 'postgresql.conf'), `${lines.join('\n')}\n`);
  const control = ['-D', data, '-w', '-t', '120'];
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start: () => runProgram('pg_ctl', [...control, '-l', `${data}.log`, 'start'], folder),
    stop: (mode) => runProgram('pg_ctl', [...control, '-m', mode, 'stop'], folder),
  };
}

/** A folder that the server may write into; whatever runs in one of `clusters` below it has ended afterwards. */
export async function withServerFolder(
  clusters: readonly string[],
  work: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fumi-postgres-'));
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  try {
    await work(folder);
  } finally {
    for (const data of clusters)
      spawnSync('pg_ctl', ['-D', path.join(folder, data), '-m', 'immediate', 'stop'], { env, ...asUser });
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A server with an empty database. */
export const withOwnPostgres = (work: (cluster: Cluster) => Promise<void>): Promise<void> =>
  withServerFolder(['data'], async (folder) => {
    const data = path.join(folder, 'data');
    await makeCluster(folder, data);
    const cluster = clusterIn(folder, data, await freePort(), []);
    await cluster.start();
    await work(cluster);
  });
