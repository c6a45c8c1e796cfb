import {
  copyFileSync,
  cpSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, expect, test } from 'vitest';
import { emptyDatabase } from '../../test/test-database.ts';
import { DurableFiles, durableParams, flushTree } from './durable-files.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'fumi-durable-'));
const empty = await emptyDatabase();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The path of a file below PGlite's data folder. */
const inside = (file: string): string => file.slice(file.indexOf('/data/') + '/data/'.length);

/**
 * A database whose disk keeps, when the plug is pulled, only what was flushed: each flush copies the file as it is then,
 * and nothing else arrives.
 */
async function pulledPlug(params: readonly string[]): Promise<{ promised: number; kept: number }> {
  const [directory, disk] = [path.join(folder, 'running'), path.join(folder, 'disk')];
  let isFlushed = false;
  let watched = false;
  const files = new DurableFiles(directory, (_, file) => {
    isFlushed = true;
    const from = path.join(directory, inside(file));
    if (watched && statSync(from, { throwIfNoEntry: false })?.isFile()) {
      mkdirSync(path.dirname(path.join(disk, inside(file))), { recursive: true });
      copyFileSync(from, path.join(disk, inside(file)));
    }
  });
  const database = await PGlite.create({ fs: files, startParams: [...params], loadDataDir: empty });
  await database.exec('create table told (id int primary key, words text); checkpoint');
  cpSync(directory, disk, { recursive: true });
  watched = true;
  isFlushed = false;
  let promised = 0;
  for (let id = 1; id <= 40; id += 1) {
    await database.query('insert into told values ($1, $2)', [id, 'x'.repeat(3000)]);
    if (id % 15 === 0) await database.exec('checkpoint');
    promised = id;
  }
  expect(isFlushed).toBe(params.includes('fsync=on'));
  const after = path.join(folder, 'after');
  cpSync(disk, after, { recursive: true });
  await database.close();
  const again = await PGlite.create({ dataDir: after });
  const { rows } = await again.query<{ kept: number }>('select count(*)::int as kept from told');
  await again.close();
  for (const each of [directory, disk, after]) rmSync(each, { recursive: true, force: true });
  return { promised, kept: rows[0]?.kept ?? 0 };
}

test('what the embedded database has promised is there after the plug was pulled', async () => {
  expect(await pulledPlug(durableParams(PGlite.defaultStartParams))).toEqual({ promised: 40, kept: 40 });
});

test('with the default parameters of PGlite nothing of it would be there', async () => {
  expect(await pulledPlug(PGlite.defaultStartParams)).toEqual({ promised: 40, kept: 0 });
});

test.skipIf(process.platform === 'win32')(
  'every file and folder of a new database is flushed, and the folder that contains the database',
  async () => {
    const made = path.join(folder, 'made');
    mkdirSync(path.join(made, 'base'), { recursive: true });
    writeFileSync(path.join(made, 'base/1'), 'rows');
    const flushed: string[] = [];
    await flushTree(made, (descriptor, file) => {
      fsyncSync(descriptor);
      flushed.push(path.relative(folder, file));
    });
    expect(flushed).toEqual(['made/base/1', 'made/base', 'made', '']);
  },
);
