import { spawn } from 'node:child_process';
import { invariant } from '@fumi/domain';

/** The program of OpenSSH, which a print shop's server has (ADR 79). */
const PROGRAM = 'sftp';

const FORM = 'sftp://user@host/folder?key=/path/to/key&known_hosts=/path/to/known_hosts';

type SftpTarget = {
  readonly host: string;
  readonly port: string;
  readonly user: string;
  readonly folder: string;
  /** Files on this machine; null for what ssh has by itself. */
  readonly key: string | null;
  readonly knownHosts: string | null;
};

/** Reads an address of the form above; keys are files, so that no secret stands in an address that may be logged. */
export function readSftpTarget(address: string): SftpTarget {
  const { protocol, hostname, port, username, password, pathname, searchParams } = new URL(address);
  invariant(
    protocol === 'sftp:' && hostname !== '' && username !== '' && password === '',
    `The form is ${FORM}`,
  );
  // A line's end would begin another command of the batch.
  invariant(!/\p{Cc}/u.test(decodeURIComponent(pathname)), `The form is ${FORM}`);
  // A word that begins with a hyphen would be read as an option.
  invariant(!hostname.startsWith('-') && !username.startsWith('-'), `The form is ${FORM}`);
  return {
    host: hostname,
    port: port || '22',
    user: decodeURIComponent(username),
    folder: decodeURIComponent(pathname).replace(/\/$/, '') || '.',
    key: searchParams.get('key'),
    knownHosts: searchParams.get('known_hosts'),
  };
}

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Commands for sftp. The file is put under another name and renamed, so that a watcher finds it whole. */
export function sftpBatch(folder: string, name: string, file: string): string {
  const whole = quoted(`${folder}/${name}`);
  const part = quoted(`${folder}/${name}.part`);
  // A command after a hyphen may fail. `-rm` comes first because some servers do not rename onto an existing file.
  return [
    `-mkdir ${quoted(folder)}`,
    `put ${quoted(file)} ${part}`,
    `-rm ${whole}`,
    `rename ${part} ${whole}`,
    '',
  ].join('\n');
}

function wordsOf({ host, port, user, key, knownHosts }: SftpTarget): string[] {
  const options = [
    'BatchMode=yes',
    'StrictHostKeyChecking=yes',
    'ConnectTimeout=20',
    'ServerAliveInterval=15',
    ...(key === null ? [] : [`IdentityFile=${key}`, 'IdentitiesOnly=yes']),
    ...(knownHosts === null ? [] : [`UserKnownHostsFile=${knownHosts}`]),
  ];
  return ['-b', '-', '-P', port, ...options.flatMap((option) => ['-o', option]), '--', `${user}@${host}`];
}

/**
 * Puts a file into a folder of another machine, whole or not at all. Throws with what the program
 * said, or when `signal` aborts.
 */
export function putBySftp(
  address: string,
  { name, file, signal }: { readonly name: string; readonly file: string; readonly signal: AbortSignal },
): Promise<void> {
  const target = readSftpTarget(address);
  const stopped = (): Error => new Error(`${PROGRAM} was stopped: the files took too long`);
  if (signal.aborted) return Promise.reject(stopped());
  return new Promise((resolve, reject) => {
    const child = spawn(PROGRAM, wordsOf(target), {
      stdio: ['pipe', 'ignore', 'pipe'],
      signal,
    });
    let said = '';
    child.stderr.on('data', (bytes: Buffer) => {
      said = `${said}${bytes.toString()}`.slice(-400);
    });
    child.on('error', (error) => {
      // After an abort `close` follows, and rejects.
      if (!signal.aborted) reject(new Error(`${PROGRAM} does not start: ${error.message}`));
    });
    child.on('close', (code) => {
      if (code === 0) return resolve();
      reject(signal.aborted ? stopped() : new Error(`${PROGRAM} ended with ${code}: ${said.trim()}`));
    });
    // Writing fails where the program has ended already; `close` then says why.
    child.stdin.on('error', () => {});
    child.stdin.end(sftpBatch(target.folder, name, file));
  });
}
