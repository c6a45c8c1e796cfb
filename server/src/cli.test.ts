import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'fumi-cli-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test.each([
  ['a setting that is broken', { PORT: 'none' }],
  ['a database that is away', { DATABASE_URL: 'postgres://127.0.0.1:1/none' }],
])('with %s the mail server is told to bring its report again later', (_, broken) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'cli.ts'), 'mail', 'bounced'],
    { env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...broken }, input: '', encoding: 'utf8' },
  );
  expect(stderr).not.toBe('');
  expect(status, stderr).toBe(75);
});
