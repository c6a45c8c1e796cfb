import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { eventLoopBlocking } from '../../test/loop-probe.ts';
import { readConfig } from '../config.ts';
import { openBareObjects, openObjects } from '../context.ts';
import { filesCommand } from './files.command.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'fumi-sealed-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const [first, second] = [Buffer.alloc(32, 1).toString('base64'), Buffer.alloc(32, 2).toString('base64')];
const configOf = (keys: string, files = 'sealed') =>
  readConfig({ DATA_DIR: folder, SECRET_KEYS: keys, FILES: files });
const bare = await openBareObjects(configOf(first));
const shop = await openObjects(configOf(first));

/** Not a multiple of what is encrypted at once. */
const LARGE = Buffer.from(Uint8Array.from({ length: 9_000_001 }, (_, index) => (index * 31) % 256));
const WORDS = Buffer.from('%PDF-1.7 髙橋花子 東京都港区');

const seal = async (keys: string, files?: string) => {
  const said: string[] = [];
  const code = await filesCommand(['seal'], configOf(keys, files), (line) => said.push(line));
  return { code, said: said.join() };
};

test('what is sealed comes back byte for byte, and cannot be read in the store', async () => {
  for (const bytes of [WORDS, LARGE, Buffer.alloc(0)]) {
    await shop.put('photo/one.jpg', bytes);
    expect((await shop.get('photo/one.jpg'))?.equals(bytes)).toBe(true);
  }
  await shop.put('press/one.pdf', WORDS);
  const stored = await bare.get('press/one.pdf');
  expect(stored?.includes('髙橋')).toBe(false);
  expect(stored?.includes('PDF')).toBe(false);
  await shop.put('press/two.pdf', WORDS);
  expect((await bare.get('press/two.pdf'))?.subarray(-30)).not.toEqual(stored?.subarray(-30));
  expect(await shop.get('press/none.pdf')).toBeNull();
});

test('files of this machine are sealed and opened without lying in memory', async () => {
  const [from, to] = [path.join(folder, 'from'), path.join(folder, 'to')];
  await writeFile(from, LARGE);
  await shop.putFile('press/large.pdf', from);
  expect((await bare.get('press/large.pdf'))?.includes(LARGE.subarray(0, 64))).toBe(false);
  expect(await shop.getFile('press/large.pdf', to)).toBe(true);
  expect((await readFile(to)).equals(LARGE)).toBe(true);
  expect(await shop.getFile('press/none.pdf', `${to}-none`)).toBe(false);
  await bare.put('press/open.pdf', WORDS);
  expect(await shop.getFile('press/open.pdf', `${to}-open`)).toBe(true);
  expect((await readFile(`${to}-open`)).equals(WORDS)).toBe(true);
});

test('an object that was changed, cut, or put in another’s place does not open', async () => {
  await shop.put('photo/a.jpg', WORDS);
  const stored = (await bare.get('photo/a.jpg')) ?? Buffer.alloc(0);
  const changed = Buffer.from(stored);
  changed.writeUInt8(changed.readUInt8(changed.length - 20) ^ 1, changed.length - 20);
  for (const [key, bytes] of [
    ['photo/a.jpg', changed],
    ['photo/a.jpg', stored.subarray(0, -1)],
    ['photo/b.jpg', stored],
  ] as const) {
    await bare.put(key, bytes);
    await expect(shop.get(key)).rejects.toThrow();
    await expect(shop.getFile(key, path.join(folder, 'no'))).rejects.toThrow();
    await bare.delete(key);
  }
  await bare.put('photo/a.jpg', stored);
  await expect((await openObjects(configOf(second))).get('photo/a.jpg')).rejects.toThrow('SECRET_KEYS');
});

test('a shop seals its unencrypted objects, takes a new key, and then needs no old one', async () => {
  for await (const { key } of bare.list('')) await bare.delete(key);
  const plain = await openObjects(configOf(first, 'plain'));
  await plain.put('photo/old.jpg', WORDS);
  await shop.put('photo/new.jpg', LARGE);
  expect((await bare.get('photo/old.jpg'))?.equals(WORDS)).toBe(true);
  expect((await plain.get('photo/new.jpg'))?.equals(LARGE)).toBe(true);
  expect((await shop.get('photo/old.jpg'))?.equals(WORDS)).toBe(true);
  expect((await seal(first)).said).toMatch(/^1 sealed, 0 sealed anew, 1 were/);
  const before = await bare.get('photo/new.jpg');
  expect((await seal(`${second},${first}`)).said).toMatch(/^0 sealed, 2 sealed anew, 0 were/);
  const after = await bare.get('photo/new.jpg');
  expect(after?.subarray(-LARGE.length).equals(before?.subarray(-LARGE.length) ?? Buffer.alloc(0))).toBe(
    true,
  );
  const later = await openObjects(configOf(second));
  expect((await later.get('photo/old.jpg'))?.equals(WORDS)).toBe(true);
  expect((await later.get('photo/new.jpg'))?.equals(LARGE)).toBe(true);
  await expect(filesCommand(['seal'], configOf(first, 'plain'), () => {})).rejects.toThrow('FILES=sealed');
  expect(await filesCommand(['open'], configOf(first), () => {})).toBe(1);
});

test('a shop whose objects are all sealed neither reads nor seals an unencrypted one', async () => {
  for await (const { key } of bare.list('')) await bare.delete(key);
  await (await openObjects(configOf(first, 'plain'))).put('photo/old.jpg', WORDS);
  expect((await seal(first)).said).toContain('FILES=sealed-only');
  const only = await openObjects(configOf(first, 'sealed-only'));
  expect((await only.get('photo/old.jpg'))?.equals(WORDS)).toBe(true);
  await only.put('photo/new.jpg', WORDS);
  await bare.put('photo/new.jpg', WORDS);
  await expect(only.get('photo/new.jpg')).rejects.toThrow('sealed-only');
  const to = path.join(folder, 'foreign');
  await expect(only.getFile('photo/new.jpg', to)).rejects.toThrow('sealed-only');
  await expect(readFile(to)).rejects.toThrow('ENOENT');
  const rotated = await seal(`${second},${first}`, 'sealed-only');
  expect(rotated).toEqual({
    code: 1,
    said: expect.stringMatching(/photo\/new\.jpg is unencrypted.*0 sealed, 1 sealed anew/),
  });
  expect((await bare.get('photo/new.jpg'))?.equals(WORDS)).toBe(true);
});

test('a large object is sealed and opened in parts, which leave the event loop to others', async () => {
  const bytes = Buffer.alloc(40_000_000, 7);
  const { standing } = await eventLoopBlocking(async () => {
    await shop.put('press/heavy.pdf', bytes);
    await shop.get('press/heavy.pdf');
  });
  expect(standing.ownMs).toBeLessThan(100);
});
