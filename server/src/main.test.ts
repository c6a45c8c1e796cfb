import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { shareDrawings, startShop } from '../test/running-shop.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'fumi-main-'));
shareDrawings(dataDir);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const headers = { 'content-type': 'application/json', 'x-requested-with': 'fumi' };

const signup = (url: string, email: string) =>
  fetch(`${url}/api/signup`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      email,
      password: 'the snow has come early',
      notification: true,
      referral_code: '',
      site: 1,
      mode: 2,
    }),
  });

/** A mail server that takes everything, and tells who got what. */
async function mailServer(): Promise<{ port: number; got: string[]; close: () => void }> {
  const got: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      stream.resume();
      stream.on('end', () => {
        got.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  return { port: typeof address === 'object' ? (address?.port ?? 0) : 0, got, close: () => server.close() };
}

/** The folder, and what lies directly in it, that somebody else on the machine may read or write. */
const openToOthers = (folder: string): string[] =>
  ['.', ...readdirSync(folder)].filter((name) => {
    const found = lstatSync(path.join(folder, name));
    return !found.isSymbolicLink() && (found.mode & 0o077) !== 0;
  });

async function until(isTrue: () => boolean): Promise<void> {
  for (const endsAt = Date.now() + 60_000; !isTrue() && Date.now() < endsAt; ) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('the shop keeps its files private, sends its mails after kill -9 too, and ends on SIGTERM', async () => {
  const nobody = { SMTP_URL: 'smtp://127.0.0.1:9' };
  const first = await startShop(dataDir, nobody);
  expect(first.output()).toContain(first.url);
  expect(first.output()).toContain(dataDir);
  expect(first.output()).toContain('embedded database: one process');
  expect((await signup(first.url, 'hanako@example.jp')).status).toBe(200);
  expect(openToOthers(dataDir)).toEqual([]);
  await first.stop('SIGKILL');

  const mail = await mailServer();
  const second = await startShop(dataDir, { SMTP_URL: `smtp://127.0.0.1:${mail.port}` });
  // The try that failed, or that was killed at work, is due again after ten seconds.
  await signup(second.url, 'taro@example.jp');
  await until(() => mail.got.length >= 2);
  expect(new Set(mail.got)).toEqual(new Set(['hanako@example.jp', 'taro@example.jp']));
  await expect(startShop(dataDir)).rejects.toThrow('in use by process');
  expect(await second.stop('SIGTERM')).toBe(0);
  mail.close();
}, 400_000);
