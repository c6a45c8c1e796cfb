import { expect, test, vi } from 'vitest';
import { Unavailable } from '../faults.ts';
import type { ObjectStorage } from './storage.ts';
import { type RetryRules, withRetries } from './storage-retry.ts';

const HASTE: RetryRules = { tryMs: 30, msPerByte: 0, delaysMs: [1, 1], maxFailures: 5, restMs: 60_000 };

/** A store whose gets run these functions one after the other, and the last one from then on. */
function storeThat(...gets: (() => Promise<Buffer | null>)[]) {
  let asked = 0;
  const store: ObjectStorage = {
    put: async () => {},
    get: () => (gets[Math.min(asked++, gets.length - 1)] ?? (async () => null))(),
    putFile: async () => {},
    getFile: async () => false,
    stat: async () => null,
    delete: async () => {},
    list: async function* () {},
  };
  return { store, asked: () => asked };
}

const hangs = () => new Promise<never>(() => {});
const breaks = () => Promise.reject(Object.assign(new Error('reset'), { code: 'ECONNRESET' }));
const answers = async () => Buffer.from('photo');

test('a store that hangs is given up after three tries', async () => {
  const { store, asked } = storeThat(hangs);
  await expect(withRetries(store, HASTE).get('photo/a')).rejects.toThrow(Unavailable);
  expect(asked()).toBe(3);
});

test('a caller does not see a transient fault', async () => {
  const { store } = storeThat(breaks, hangs, answers);
  expect(String(await withRetries(store, HASTE).get('photo/a'))).toBe('photo');
});

test('an error that is no transient fault is not retried', async () => {
  const { store, asked } = storeThat(() => Promise.reject(new TypeError('wrong key')));
  await expect(withRetries(store, HASTE).get('photo/a')).rejects.toThrow('wrong key');
  expect(asked()).toBe(1);
});

test('while the store is down it is left alone, and one call finds out that it is back', async () => {
  const { store, asked } = storeThat(breaks, breaks, breaks, breaks, breaks, answers);
  const down = withRetries(store, HASTE);
  for (let call = 0; call < 10; call += 1) {
    await expect(down.get('photo/a')).rejects.toThrow();
  }
  expect(asked()).toBe(HASTE.maxFailures);
  const rested = storeThat(breaks, breaks, breaks, breaks, breaks, answers);
  const back = withRetries(rested.store, { ...HASTE, restMs: 0 });
  await expect(back.get('photo/a')).rejects.toThrow();
  expect(String(await back.get('photo/a'))).toBe('photo');
});

test('a large object over a slow link arrives, as long as bytes keep coming, and the store is not taken for down', async () => {
  vi.useFakeTimers();
  const { store } = storeThat();
  const slow: ObjectStorage = {
    ...store,
    get: async (_, onProgress) => {
      for (let part = 0; part < 40; part += 1) {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        onProgress?.();
      }
      return Buffer.from('forty parts');
    },
  };
  const read = withRetries(slow).get('press/a');
  await vi.advanceTimersByTimeAsync(41_000);
  vi.useRealTimers();
  expect(String(await read)).toBe('forty parts');
});
