import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { zipCommand } from './zip.command.ts';
import { openZips } from './zip-open.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'fumi-zip-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const row = '13104,"160  ","1600022","ﾄｳｷﾖｳﾄ","ｼﾝｼﾞﾕｸｸ","ｼﾝｼﾞﾕｸ","東京都","新宿区","新宿",0,0,1,0,0,0\r\n';
const file = path.join(dataDir, 'utf_ken_all.csv');
writeFileSync(file, row);
const offices = path.join(dataDir, 'jigyosyo.csv');
writeFileSync(
  offices,
  '13104,"ｶ","新宿郵便局","東京都","新宿区","西新宿","１丁目","1638799","163  ","新宿",0,0,0\r\n',
);

test('an imported table goes before the one that ships', async () => {
  const said: string[] = [];
  expect(await zipCommand(['import', file, offices], { dataDir }, (line) => said.push(line))).toBe(0);
  expect(said[0]).toMatch(/^2 localities/);
  const zips = openZips({ dataDir });
  expect(zips.directory().size).toBe(2);
  expect(zips.directory().find('1600022')).toMatchObject([{ city: '新宿区', area: '新宿' }]);
});

test.each([
  ['KEN_ALL', offices],
  ['JIGYOSYO', file],
])('a table without the zips of %s is not imported', async (name, only) => {
  const out = path.join(dataDir, 'half.tsv.br');
  const imported = zipCommand(['import', only, '--out', out], { dataDir }, () => {});
  await expect(imported).rejects.toThrow(`No zips of ${name}`);
  expect(existsSync(out)).toBe(false);
});

test.each([[[]], [['export', file]], [['import']]])('%j tells how to use it', async (words) => {
  const said: string[] = [];
  expect(await zipCommand(words, { dataDir }, (line) => said.push(line))).toBe(1);
  expect(said[0]).toMatch(/^usage/);
});
