import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { ObjectStorage } from '../adapters/storage.ts';
import { openDiskStorage } from '../adapters/storage-disk.ts';
import { openArtMirror } from './art-mirror.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'fumi-art-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const ART = 'material/v2/item/media/7/preview.png';
const STAMP = 'stamps/7-items';
const HOUR_MS = 3_600_000;

/** Machines with a store in common, and what was put there and fetched. */
async function machines(name: string) {
  const real = await openDiskStorage(path.join(root, name, 'store'));
  const log: string[] = [];
  const storage: ObjectStorage = {
    ...real,
    putFile: async (key, file) => {
      log.push(`put ${key}`);
      await real.putFile(key, file);
    },
    getFile: async (key, file) => {
      log.push(`get ${key}`);
      return real.getFile(key, file);
    },
    list: (prefix) => {
      log.push(`list ${prefix}`);
      return real.list(prefix);
    },
  };
  let now = Date.now();
  const machine = (label: string) => {
    const folder = path.join(root, name, label);
    const file = (below: string) => path.join(folder, below);
    return {
      mirror: openArtMirror(folder, storage, () => now),
      read: (below: string) => readFileSync(file(below), 'utf8'),
      draw: (below: string, text: string, atMs = now) => {
        mkdirSync(path.dirname(file(below)), { recursive: true });
        writeFileSync(file(below), text);
        utimesSync(file(below), atMs / 1000, atMs / 1000);
      },
    };
  };
  const pass = (ms: number): void => {
    now += ms;
  };
  return { machine, log, pass };
}

test('what one machine drew another serves, and stamps are put last', async () => {
  const { machine, log } = await machines('one');
  const [draws, serves] = [machine('worker'), machine('web')];
  draws.draw(STAMP, 'v1');
  draws.draw(ART, 'drawn');
  draws.draw(`${ART}.12.part`, 'half');
  await draws.mirror.push();
  await Promise.all([serves.mirror.fetch(ART), serves.mirror.fetch(ART)]);
  expect(serves.read(ART)).toBe('drawn');
  await serves.mirror.fetch(ART);
  expect(log).toEqual(['list art/', `put art/${ART}`, `put art/${STAMP}`, `get art/${ART}`]);
});

test('what both have is not copied again, either way', async () => {
  const { machine, log } = await machines('both');
  const [first, second] = [machine('first'), machine('second')];
  first.draw(ART, 'drawn', Date.now() - HOUR_MS);
  await first.mirror.push();
  await second.mirror.pull();
  const before = log.length;
  for (const { mirror } of [first, second]) {
    await mirror.push();
    await mirror.pull();
  }
  expect(log.slice(before).filter((asked) => !asked.startsWith('list'))).toEqual([]);
});

test('a machine lists the store once, and then puts only what it has drawn since', async () => {
  const { machine, log } = await machines('once');
  const draws = machine('worker');
  draws.draw(ART, 'drawn', Date.now() - HOUR_MS);
  await draws.mirror.push();
  const before = log.length;
  draws.draw(STAMP, 'v1');
  draws.draw(ART, 'anew', Date.now() + HOUR_MS);
  await draws.mirror.push();
  await draws.mirror.push();
  expect(log.slice(before)).toEqual([`put art/${ART}`, `put art/${STAMP}`]);
});

test('what is drawn anew is fetched within ten minutes, and what was missing within a second', async () => {
  const { machine, pass } = await machines('anew');
  const [draws, serves] = [machine('worker'), machine('web')];
  await serves.mirror.fetch(ART);
  expect(() => serves.read(ART)).toThrow('ENOENT');
  draws.draw(ART, 'old');
  await draws.mirror.push();
  pass(1001);
  await serves.mirror.fetch(ART);
  expect(serves.read(ART)).toBe('old');
  serves.draw(ART, 'old', Date.now() - HOUR_MS);
  draws.draw(ART, 'new', Date.now() + HOUR_MS);
  await draws.mirror.push();
  await serves.mirror.fetch(ART);
  expect(serves.read(ART)).toBe('old');
  pass(10 * 60_000);
  await serves.mirror.fetch(ART);
  expect(serves.read(ART)).toBe('new');
});

test('what was drawn here since is not overwritten by what the store has', async () => {
  const { machine } = await machines('newer');
  const [first, second] = [machine('first'), machine('second')];
  first.draw(ART, 'old');
  await first.mirror.push();
  second.draw(ART, 'new', Date.now() + HOUR_MS);
  await second.mirror.pull();
  await second.mirror.fetch(ART);
  expect(second.read(ART)).toBe('new');
});
