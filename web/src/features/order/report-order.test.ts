import { afterEach, expect, test, vi } from 'vitest';
import { reportPurchase } from './report-order.ts';

const storage = (setItem: (key: string, value: string) => void, kept: ReadonlyMap<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem,
});

function countedEvents(): () => number {
  const send = vi.fn(() => Promise.resolve(new Response('{}')));
  vi.stubGlobal('fetch', send);
  return () => send.mock.calls.length;
}

afterEach(() => vi.unstubAllGlobals());

test('a purchase is reported once, however often its page is opened', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal(
    'sessionStorage',
    storage((key, value) => kept.set(key, value), kept),
  );
  const count = countedEvents();
  for (const code of ['a', 'a', 'b']) reportPurchase(code, 500);
  expect(count()).toBe(2);
});

test('a purchase is reported although the storage is full', () => {
  const full = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', storage(full, new Map()));
  const count = countedEvents();
  reportPurchase('a', 500);
  expect(count()).toBe(1);
});
