import { expect, test } from 'vitest';
import { createCache } from './cache.ts';

function aCache(answers: Readonly<Record<string, string | null>>, most = 2) {
  const asked: string[] = [];
  const released: string[] = [];
  const cache = createCache<string, string>(
    async (key) => {
      asked.push(key);
      return answers[key] ?? null;
    },
    { most, release: (value) => released.push(value) },
  );
  return { cache, asked, released };
}

test('a value is loaded once, however many ask for it at a time', async () => {
  const { cache, asked } = aCache({ a: 'A' });
  expect(await Promise.all([cache.load('a'), cache.load('a')])).toEqual(['A', 'A']);
  expect(await cache.load('a')).toBe('A');
  expect(cache.get('a')).toBe('A');
  expect(asked).toEqual(['a']);
});

test('a failure is not remembered', async () => {
  const answers: Record<string, string | null> = { a: null };
  const { cache, asked } = aCache(answers);
  expect(await cache.load('a')).toBeNull();
  answers.a = 'A';
  expect(await cache.load('a')).toBe('A');
  expect(asked).toEqual(['a', 'a']);
});

test('what throws is a failure', async () => {
  const cache = createCache<string, string>(() => Promise.reject(new Error('offline')));
  expect(await cache.load('a')).toBeNull();
  expect(cache.get('a')).toBeNull();
});

test('the oldest values are dropped and released', async () => {
  const { cache, released } = aCache({ a: 'A', b: 'B', c: 'C' });
  for (const key of ['a', 'b', 'c']) await cache.load(key);
  expect(cache.get('a')).toBeNull();
  expect([cache.get('b'), cache.get('c')]).toEqual(['B', 'C']);
  expect(released).toEqual(['A']);
});

test('a value that is asked for again outlives those that nobody asked for since', async () => {
  const { cache, asked, released } = aCache({ a: 'A', b: 'B', c: 'C' });
  for (const key of ['a', 'b', 'a', 'c']) await cache.load(key);
  expect([cache.get('a'), cache.get('c')]).toEqual(['A', 'C']);
  expect(released).toEqual(['B']);
  expect(asked).toEqual(['a', 'b', 'c']);
});

test('a value that replaces another releases it', () => {
  const { cache, released } = aCache({});
  cache.put('a', 'A');
  cache.put('a', 'A again');
  expect(cache.get('a')).toBe('A again');
  expect(released).toEqual(['A']);
});

test('whoever listens is told of a value that came', async () => {
  const { cache } = aCache({ a: 'A' });
  const seen: (string | null)[] = [];
  const stop = cache.subscribe(() => seen.push(cache.get('a')));
  await cache.load('a');
  stop();
  cache.put('a', 'A again');
  expect(seen).toEqual(['A']);
});
