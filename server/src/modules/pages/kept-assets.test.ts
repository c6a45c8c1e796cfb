import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepAssets, keptFolderOf } from './kept-assets.ts';

const temporary = mkdtempSync(path.join(os.tmpdir(), 'fumi-assets-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

/** A folder with one file in it, which was written at this time. */
function aFolder(folder: string, fileName: string, at = new Date()): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, fileName), '');
  utimesSync(folder, at, at);
  return folder;
}

const aDataDir = (): string => mkdtempSync(path.join(temporary, 'data-'));
const unfinishedIn = (dataDir: string): string => path.join(dataDir, 'assets/0123456789abcdef-42');

async function startRelease(name: string, dataDir: string, at: Date): Promise<void> {
  const client = mkdtempSync(path.join(temporary, 'client-'));
  aFolder(path.join(client, 'assets'), name);
  await keepAssets(client, dataDir, at);
}

test('a copy that another process has not finished is not searched', async () => {
  const dataDir = aDataDir();
  aFolder(unfinishedIn(dataDir), 'a-1.js');
  expect(await keptFolderOf('a-1.js', dataDir)).toBeUndefined();
  await startRelease('a-1.js', dataDir, new Date());
  expect(await keptFolderOf('a-1.js', dataDir)).toMatch(/assets\/[0-9a-f]{16}$/);
});

test('a copy that was never finished does not count as a release, and is deleted after an hour', async () => {
  const dataDir = aDataDir();
  const at = (minutes: number): Date => new Date(Date.UTC(2026, 10, 28, 9, minutes));
  const unfinished = aFolder(unfinishedIn(dataDir), 'a-1.js', at(5));
  for (const [minutes, name] of ['a-1.js', 'b-2.js', 'c-3.js'].entries())
    await startRelease(name, dataDir, at(minutes));
  for (const name of ['a-1.js', 'b-2.js', 'c-3.js'])
    expect(await keptFolderOf(name, dataDir), name).toBeDefined();
  expect(existsSync(unfinished), 'it may still be written').toBe(true);
  await startRelease('c-3.js', dataDir, at(66));
  expect(existsSync(unfinished)).toBe(false);
});

test('processes that start at the same moment keep one copy, and none of them fails', async () => {
  const dataDir = aDataDir();
  const client = mkdtempSync(path.join(temporary, 'client-'));
  aFolder(path.join(client, 'assets'), 'a-1.js');
  await Promise.all(Array.from({ length: 4 }, () => keepAssets(client, dataDir, new Date())));
  expect(await keptFolderOf('a-1.js', dataDir)).toBeDefined();
  expect(readdirSync(path.join(dataDir, 'assets'))).toHaveLength(1);
});
