import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { freePort } from '../../test/running-shop.ts';
import { putBySftp, readSftpTarget, sftpBatch } from './sftp.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'fumi-sftp-'));
let server: ChildProcess | null = null;
afterAll(() => {
  server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

test('an address names machine, user, folder and files of keys, never a password', () => {
  expect(readSftpTarget('sftp://press@rip.example:2222/hot/はがき?key=/etc/fumi/key')).toEqual({
    host: 'rip.example',
    port: '2222',
    user: 'press',
    folder: '/hot/はがき',
    key: '/etc/fumi/key',
    knownHosts: null,
  });
  for (const wrong of [
    'sftp://rip.example/hot',
    'sftp://press:secret@rip.example/hot',
    'sftp://-oProxy@rip/',
    'sftp://press@rip.example/hot%0Arm%20x',
  ])
    expect(() => readSftpTarget(wrong)).toThrow('sftp://user@host');
});

test('a name with quotes stays one word of the batch', () => {
  expect(sftpBatch('/hot', 'a "b".pdf', '/mnt/x').split('\n')).toEqual([
    '-mkdir "/hot"',
    'put "/mnt/x" "/hot/a \\"b\\".pdf.part"',
    '-rm "/hot/a \\"b\\".pdf"',
    'rename "/hot/a \\"b\\".pdf.part" "/hot/a \\"b\\".pdf"',
    '',
  ]);
});

test('a stopped transfer rejects once its program has ended, and none begins after the stop', async () => {
  const program = path.join(folder, 'sftp');
  const started = `${program}.begun`;
  writeFileSync(program, '#!/bin/sh\n: > "$0.begun"\nexec sleep 600\n', { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  const stop = new AbortController();
  const request = { name: 'run.pdf', file: program, signal: stop.signal };
  const put = () => putBySftp('sftp://press@rip.example/hot', request);
  const running = put();
  await expect.poll(() => existsSync(started)).toBe(true);
  stop.abort();
  await expect(running).rejects.toThrow('was stopped');
  rmSync(started);
  await expect(put()).rejects.toThrow('was stopped');
  expect(existsSync(started)).toBe(false);
  vi.unstubAllEnvs();
});

const { signal } = new AbortController();
const SSHD = '/usr/sbin/sshd';
const SERVER = '/usr/lib/openssh/sftp-server';
/** Started by root, the server wants a folder that its package makes at the start of the machine. */
const needed = [SSHD, SERVER, '/usr/bin/sftp', ...(process.getuid?.() === 0 ? ['/run/sshd'] : [])];
const isInstalled = needed.every((file) => existsSync(file));

/** OpenSSH's own server for this user alone; the address of a folder on it. */
async function startServer(): Promise<string> {
  const port = await freePort();
  const file = (name: string) => path.join(folder, name);
  for (const name of ['host', 'user'])
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', file(name)]);
  const [type, key] = readFileSync(file('host.pub'), 'utf8').split(' ');
  writeFileSync(file('known'), `[127.0.0.1]:${port} ${type} ${key}\n`);
  writeFileSync(file('authorized'), readFileSync(file('user.pub')), { mode: 0o600 });
  writeFileSync(
    file('config'),
    [
      `Port ${port}`,
      'ListenAddress 127.0.0.1',
      `HostKey ${file('host')}`,
      `AuthorizedKeysFile ${file('authorized')}`,
      `PidFile ${file('pid')}`,
      'PasswordAuthentication no',
      'StrictModes no',
      'UsePAM no',
      `Subsystem sftp ${SERVER}`,
      '',
    ].join('\n'),
  );
  server = spawn(SSHD, ['-D', '-e', '-f', file('config')], { stdio: 'ignore' });
  const search = new URLSearchParams({ key: file('user'), known_hosts: file('known') });
  return `sftp://${os.userInfo().username}@127.0.0.1:${port}${file('hot')}?${search}`;
}

test.skipIf(!isInstalled)(
  'sheets go to another machine whole, a second time over the first, and to no machine that is not known',
  async () => {
    const address = await startServer();
    const sheets = path.join(folder, 'sheets.pdf');
    writeFileSync(sheets, 'first');
    await expect
      .poll(() =>
        putBySftp(address, { name: 'run 1.pdf', file: sheets, signal }).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    writeFileSync(sheets, 'second');
    await putBySftp(address, { name: 'run 1.pdf', file: sheets, signal });
    const hot = path.join(folder, 'hot');
    expect(readdirSync(hot)).toEqual(['run 1.pdf']);
    expect(readFileSync(path.join(hot, 'run 1.pdf'), 'utf8')).toBe('second');
    const none = { name: 'run 2.pdf', file: path.join(folder, 'none.pdf'), signal };
    await expect(putBySftp(address, none)).rejects.toThrow('sftp ended with 1');
    writeFileSync(path.join(folder, 'known'), '');
    const unknown = { name: 'run 3.pdf', file: sheets, signal };
    await expect(putBySftp(address, unknown)).rejects.toThrow('Host key verification failed');
    expect(readdirSync(hot)).toEqual(['run 1.pdf']);
  },
  60_000,
);
