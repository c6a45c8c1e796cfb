import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { openContent } from './content.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'fumi-releases-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('a release has kit files of its own, and those of the two before it stay', async () => {
  const releases = ['one', 'two', 'three'].map((name) => path.join(dataDir, 'catalogue', name));
  for (const [day, folder] of releases.entries()) {
    mkdirSync(folder, { recursive: true });
    utimesSync(folder, new Date(), new Date(Date.UTC(2026, 9, day + 1)));
  }
  const { catalogueDir } = await openContent({ dataDir, log: createLog(() => {}, Date.now) });
  const kept = readdirSync(path.join(dataDir, 'catalogue')).sort();
  expect(kept).toEqual([path.basename(catalogueDir), 'three', 'two'].sort());
  const files = readdirSync(path.join(catalogueDir, 'material/v2/kit/info'));
  expect(files).toEqual(expect.arrayContaining(['13.json', '13.json.br', '13.json.gz']));
});
