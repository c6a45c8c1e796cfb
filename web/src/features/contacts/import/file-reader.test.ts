import { afterEach, expect, test, vi } from 'vitest';
import { openFileReader } from './file-reader.ts';

afterEach(() => vi.unstubAllGlobals());

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => `山田,${index}番,106-0032,東京都港区六本木1-2`).join('\n');

test('a file that another program has locked is refused at once', async () => {
  const refused = () => Promise.reject(new DOMException('locked', 'NotReadableError'));
  const file = Object.assign(new File(['a'], 'addresses.csv'), { arrayBuffer: refused });
  expect(await openFileReader().open(file)).toEqual({ kind: 'shut' });
});

test('all rows of a long file come, in their order', async () => {
  const reader = openFileReader();
  const opened = await reader.open(new File([`姓,名,郵便番号,住所\n${rows(950)}`], 'addresses.csv'));
  const targets =
    opened !== 'broken' && opened.kind === 'table' ? opened.columns.map(({ target }) => target) : [];
  const found = await reader.contacts({ targets, newYear: 2027, swaps: [], widensNames: false });
  expect(found === 'broken' ? [] : found.map(({ contact }) => contact.name.first)).toEqual(
    Array.from({ length: 950 }, (_, index) => `${index}番`),
  );
});

test('a worker that does not start, or has died, is reported as broken', async () => {
  const worker = Object.assign(new EventTarget(), { postMessage: () => {}, terminate: () => {} });
  vi.stubGlobal('Worker', function start() {
    return worker;
  });
  const reader = openFileReader();
  const opened = reader.open(new File(['a'], 'addresses.csv'));
  worker.dispatchEvent(new Event('error'));
  expect(await opened).toBe('broken');
  expect(await reader.contacts({ targets: [], newYear: 2027, swaps: [], widensNames: false })).toBe('broken');
});

test('a comparison that lacks contacts is reported as broken, so that nobody is added twice', async () => {
  const worker = Object.assign(new EventTarget(), {
    postMessage: ({ id, job }: { id: number; job: { kind: string } }) =>
      worker.dispatchEvent(
        new MessageEvent('message', { data: { id, result: job.kind === 'know' ? null : 0 } }),
      ),
    terminate: () => {},
  });
  vi.stubGlobal('Worker', function start() {
    return worker;
  });
  const reader = openFileReader();
  await reader.know([]);
  expect(await reader.contacts({ targets: [], newYear: 2027, swaps: [], widensNames: false })).toBe('broken');
});

test('a job that fails in the worker is reported as broken', async () => {
  const worker = Object.assign(new EventTarget(), {
    postMessage: ({ id }: { id: number }) =>
      worker.dispatchEvent(new MessageEvent('message', { data: { id, result: null } })),
    terminate: () => {},
  });
  vi.stubGlobal('Worker', function start() {
    return worker;
  });
  expect(await openFileReader().open(new File(['a'], 'addresses.csv'))).toBe('broken');
});
