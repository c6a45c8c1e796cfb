import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isLeftOver, withLock } from './lock.mjs';

/** Larger than any process number that Linux gives out. */
const NOBODY = 99_999_999;
let folder = '';
let lock = '';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {}); // who waits says so; not here
  folder = mkdtempSync(path.join(os.tmpdir(), 'ふみ lock '));
  lock = path.join(folder, 'deep', 'install.lock');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const holdAs = (pids: string, ageMs = 0) => {
  mkdirSync(lock, { recursive: true });
  writeFileSync(path.join(lock, 'pids'), pids);
  const made = new Date(Date.now() - ageMs);
  utimesSync(lock, made, made);
};

test('of many that want to work at once, one works at a time', async () => {
  let working = 0;
  const work = async () => {
    working++;
    expect(working).toBe(1);
    await new Promise(setImmediate);
    working--;
  };
  await Promise.all(Array.from({ length: 4 }, () => withLock(lock, 'testing', work)));
  expect(existsSync(lock)).toBe(false);
});

test('the lock of a killed process is taken over', async () => {
  holdAs(String(NOBODY));
  expect(await withLock(lock, 'testing', async () => 'done')).toBe('done');
});

test('work that throws gives the lock back', async () => {
  const failing = withLock(lock, 'testing', () => Promise.reject(new Error('no network')));
  await expect(failing).rejects.toThrow('no network');
  expect(existsSync(lock)).toBe(false);
});

test.each([
  ['of a living process', String(process.pid), 0, false],
  ['of a dead process whose child still works', `${NOBODY} ${process.pid}`, 0, false],
  ['of dead processes', `${NOBODY} ${NOBODY - 1}`, 0, true],
  ['just made, without a number yet', '', 0, false],
  ['without a number for a while', '', 10_000, true],
  ['of a number that lives on in another process', String(process.pid), 3_600_000, true],
])('a lock %s: left over is %4$s', (_, pids, ageMs, leftOver) => {
  holdAs(pids, ageMs);
  expect(isLeftOver(lock)).toBe(leftOver);
});
