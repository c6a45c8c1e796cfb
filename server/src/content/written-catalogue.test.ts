import { appendFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { kitFilesBelow } from './written-catalogue.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'fumi-written-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Sources, and a program that writes kit files named after how often it ran. */
function sourcesAndProgram(name: string) {
  const file = (part: string) => path.join(folder, name, part);
  for (const part of ['content/draw', 'content/phrases', 'content/thumbs', 'domain/src', 'print/src'])
    mkdirSync(file(part), { recursive: true });
  writeFileSync(file('content/draw/main.ts'), 'draw');
  let runs = 0;
  const write = async (below: string): Promise<string> => {
    runs += 1;
    const written = path.join(below, `kits-${runs}`);
    mkdirSync(path.join(written, 'material/v2/kit/info'), { recursive: true });
    writeFileSync(path.join(written, 'material/v2/kit/info/13.json'), '{}');
    return written;
  };
  return { file, start: () => kitFilesBelow(file('data'), write, file('content')), runs: () => runs };
}

test('a start that finds the kit files of its sources runs no program', async () => {
  const { start, runs } = sourcesAndProgram('again');
  const first = await start();
  expect(existsSync(path.join(first, 'material/v2/kit/info/13.json.br'))).toBe(true);
  expect(await start()).toBe(first);
  expect(runs()).toBe(1);
});

test.each([
  'content/draw/main.ts',
  'content/phrases/new-year.json',
  'domain/src/price.ts',
  'print/src/pdf.ts',
])('after a change in %s the kit files are written anew', async (changed) => {
  const { file, start, runs } = sourcesAndProgram(changed.replaceAll('/', '-'));
  const first = await start();
  appendFileSync(file(changed), ' ');
  expect(await start()).not.toBe(first);
  expect(runs()).toBe(2);
});

test('thumbnails are not among the sources, and kit files that were not finished are written again', async () => {
  const { file, start, runs } = sourcesAndProgram('unfinished');
  await start();
  writeFileSync(file('content/thumbs/1.webp'), '');
  const second = await start();
  expect(runs()).toBe(1);
  rmSync(path.join(second, 'written-from'));
  await start();
  expect(runs()).toBe(2);
});
