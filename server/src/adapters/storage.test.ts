import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isTransientFault } from '../faults.ts';
import { messageOf } from '../log.ts';
import type { ObjectStorage } from './storage.ts';
import { openDiskStorage } from './storage-disk.ts';
import { openStorage, s3Options } from './storage-open.ts';
import { openS3Storage } from './storage-s3.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'fumi-storage-'));
const s3 = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: path.join(folder, 's3'),
  configureBuckets: [{ name: 'postcards', configs: [] }],
});
const env = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

const place = { s3: '' };
const opened: { disk?: ObjectStorage; s3?: ObjectStorage } = {};
beforeAll(async () => {
  const { port } = await s3.run();
  const url = `s3://postcards?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}&region=us-east-1`;
  opened.disk = await openStorage({ folder: path.join(folder, 'disk'), env: {} });
  place.s3 = url;
  opened.s3 = await openStorage({ url, folder, env });
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const keysOf = async (storage: ObjectStorage, prefix: string) => {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys.toSorted((a, b) => a.localeCompare(b));
};

describe.each(['disk', 's3'] as const)('objects on %s', (name) => {
  const storage = (): ObjectStorage => {
    const found = opened[name];
    if (!found) throw new Error(`${name} is not open`);
    return found;
  };

  test('come back byte for byte', async () => {
    const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 31) % 256);
    await storage().put('photos/ab/abc.jpg', bytes);
    const read = await storage().get('photos/ab/abc.jpg');
    expect(read?.equals(bytes)).toBe(true);
    expect(await storage().stat('photos/ab/abc.jpg')).toMatchObject({
      key: 'photos/ab/abc.jpg',
      byteCount: 300_000,
    });
  });

  test('may be empty, and may be a view into a larger buffer', async () => {
    await storage().put('edge/empty', new Uint8Array());
    await storage().put('edge/view', new Uint8Array(Buffer.from('-abc-')).subarray(1, 4));
    expect(await storage().get('edge/empty')).toHaveLength(0);
    expect((await storage().get('edge/view'))?.toString()).toBe('abc');
  });

  test('come from a file, and go into one', async () => {
    const [from, to] = [path.join(folder, `${name}-from`), path.join(folder, `${name}-to`)];
    const bytes = Buffer.from(Uint8Array.from({ length: 9_000_000 }, (_, index) => (index * 31) % 256));
    await writeFile(from, bytes);
    await storage().putFile('files/one.pdf', from);
    expect(await storage().getFile('files/one.pdf', to)).toBe(true);
    expect((await readFile(to)).equals(bytes)).toBe(true);
    expect(await storage().getFile('files/none.pdf', `${to}-none`)).toBe(false);
  });

  test('are replaced by a second put', async () => {
    await storage().put('again/one', Buffer.from('a longer text'));
    await storage().put('again/one', Buffer.from('short'));
    expect((await storage().get('again/one'))?.toString()).toBe('short');
  });

  test('that are not there are null, and deleting them is no error', async () => {
    expect(await storage().get('nothing/here')).toBeNull();
    expect(await storage().stat('nothing/here')).toBeNull();
    await storage().put('gone/soon', Buffer.from('x'));
    await storage().delete('gone/soon');
    await storage().delete('gone/soon');
    expect(await storage().get('gone/soon')).toBeNull();
  });

  test('are listed by the beginning of their keys', async () => {
    for (const key of ['list/a/1', 'list/a/2', 'list/b/1', 'listing']) {
      await storage().put(key, Buffer.from(key));
    }
    expect(await keysOf(storage(), 'list/')).toEqual(['list/a/1', 'list/a/2', 'list/b/1']);
    expect(await keysOf(storage(), 'list/a/')).toEqual(['list/a/1', 'list/a/2']);
    expect(await keysOf(storage(), 'nowhere/')).toEqual([]);
  });

  test('are listed in the order of their keys, also from after a given key, which may be gone', async () => {
    for (const key of ['order/b/2', 'order/b-1', 'order/a/1', 'order/b/1', 'order/c', 'orders'])
      await storage().put(key, Buffer.from(key));
    const behind = async (after?: string) => {
      const keys: string[] = [];
      for await (const { key } of storage().list('order/', after)) keys.push(key);
      return keys;
    };
    const all = ['order/a/1', 'order/b-1', 'order/b/1', 'order/b/2', 'order/c'];
    expect(await behind()).toEqual(all);
    for (const [index, key] of all.entries()) expect(await behind(key)).toEqual(all.slice(index + 1));
    expect(await behind('order/b/10')).toEqual(['order/b/2', 'order/c']);
  });

  test.each(['../out', 'a/../../out', '/etc/passwd', 'a//b', '', 'a\\b', '.hidden', 'a\0b'])(
    'never have the key %j',
    async (key) => {
      await expect(storage().put(key, Buffer.from('x'))).rejects.toThrow('plain segments');
      await expect(storage().get(key)).rejects.toThrow('plain segments');
    },
  );

  test('written at once under one key leave one of the writings', async () => {
    const texts = Array.from({ length: 8 }, (_, index) => `${index}`.repeat(50_000));
    await Promise.all(texts.map((text) => storage().put('race/one', Buffer.from(text))));
    expect(texts).toContain((await storage().get('race/one'))?.toString());
  });
});

const unmounted = async (): Promise<ObjectStorage> => {
  const place = path.join(folder, 'unmounted');
  const storage = await openDiskStorage(place);
  await rm(place, { recursive: true });
  await mkdir(place);
  return storage;
};
const otherwise = (change: object) => async (): Promise<ObjectStorage> =>
  openS3Storage({ ...s3Options(place.s3, env), ...change });

test.each([
  ['a folder that is not mounted', unmounted, 'does not exist'],
  ['a bucket that is gone', otherwise({ bucket: 'gone' }), 'does not exist'],
  ['a store that no longer knows the key', otherwise({ accessKey: 'OLD' }), '403'],
])(
  'every call to %s throws a transient fault, and none reports an object as missing or deleted',
  async (_, openIt, why) => {
    const storage = await openIt();
    const file = path.join(folder, 'from-nowhere');
    await writeFile(file, 'x');
    for (const ask of [
      () => storage.put('ab/one', Buffer.from('x')),
      () => storage.putFile('ab/one', file),
      () => storage.get('ab/one'),
      () => storage.getFile('ab/one', `${file}-to`),
      () => storage.delete('ab/one'),
      () => keysOf(storage, ''),
    ])
      await expect(ask(), `${ask}`).rejects.toSatisfy(isTransientFault);
    // The status page, which alerts read, asks for an object's state.
    const fault = await storage.stat('ab/one').catch((error: unknown) => error);
    expect([messageOf(fault), isTransientFault(fault)]).toEqual([expect.stringContaining(why), true]);
  },
);

test('what a killed process left behind is swept at the next start, and never was an object', async () => {
  const place = path.join(folder, 'killed');
  await openDiskStorage(place);
  const half = path.join(place, 'unfinished', 'half-written');
  await writeFile(half, 'half');
  const storage = await openDiskStorage(place);
  expect(await readdir(path.dirname(half))).toEqual(['half-written']);
  await utimes(half, 0, 0);
  await openDiskStorage(place);
  expect(await readdir(path.dirname(half))).toEqual([]);
  expect(await keysOf(storage, '')).toEqual([]);
});

test('an S3 store without keys or of another form is refused at the start', () => {
  expect(() => s3Options('s3://bucket', {})).toThrow('AWS_ACCESS_KEY_ID');
  expect(() => s3Options('https://bucket', env)).toThrow('s3://bucket');
  expect(s3Options('s3://bucket?region=ap-northeast-1', env).endpoint).toBe(
    'https://s3.ap-northeast-1.amazonaws.com',
  );
});
