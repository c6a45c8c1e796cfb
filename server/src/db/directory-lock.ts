import { createHash } from 'node:crypto';
import { lstatSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** Longest path of a unix socket that every system takes, in bytes. */
const MAX_SOCKET_PATH = 100;

export class DirectoryInUse extends Error {
  override name = 'DirectoryInUse';
}

function socketPath(directory: string): string {
  const beside = `${directory}.lock`;
  const hash = createHash('sha256').update(directory).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\fumi-${hash}`;
  return Buffer.byteLength(beside) <= MAX_SOCKET_PATH ? beside : path.join(os.tmpdir(), `fumi-${hash}.lock`);
}

const listens = (server: net.Server, socket: string): Promise<boolean> =>
  new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(socket, () => resolve(true));
  });

const holderOf = (socket: string): Promise<string | null> =>
  new Promise((resolve) => {
    let text = '';
    net
      .connect(socket)
      .on('data', (data) => {
        text += String(data);
      })
      .on('end', () => resolve(text || '?'))
      .on('error', () => resolve(null));
  });

/** When a socket file was created, which tells it from a later one of its path; undefined without a file. */
const madeAtNs = (socket: string): bigint | undefined =>
  lstatSync(socket, { bigint: true, throwIfNoEntry: false })?.ctimeNs;

/**
 * Holds a directory for this process. The embedded database has no lock of its own: two processes on one
 * directory silently lose each other's rows. A socket dies with its process, so kill -9 leaves no stale lock.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const socket = socketPath(directory);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const server = net.createServer((connection) => connection.end(String(process.pid)));
    if (await listens(server, socket)) {
      server.unref();
      return () => new Promise((resolve) => server.close(() => resolve()));
    }
    const asked = madeAtNs(socket);
    const holder = await holderOf(socket);
    if (holder !== null) throw new DirectoryInUse(`${directory} is in use by process ${holder}.`);
    // Another process may have replaced the stale socket with its own meanwhile.
    if (madeAtNs(socket) === asked) rmSync(socket, { force: true });
  }
  throw new DirectoryInUse(`${directory} cannot be locked.`);
}
