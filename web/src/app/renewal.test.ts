import { afterEach, expect, test, vi } from 'vitest';
import { renewOnMissingChunk } from './renewal.ts';

afterEach(() => vi.unstubAllGlobals());

const LONG_AGO = '1';

/** How often the page is reloaded for a missing chunk, where the tab's storage is full or not. */
async function reloadsWhere({ isFull }: { readonly isFull: boolean }): Promise<number> {
  const window = new EventTarget();
  const reload = vi.fn();
  let kept = LONG_AGO;
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('location', { pathname: '/', search: '', hash: '', reload });
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true }));
  vi.stubGlobal('sessionStorage', {
    getItem: () => kept,
    setItem: (_key: string, text: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      kept = text;
    },
  });
  renewOnMissingChunk(() => undefined);
  window.dispatchEvent(new Event('vite:preloadError'));
  await new Promise((resolve) => setTimeout(resolve));
  return reload.mock.calls.length;
}

test('a page whose chunk is missing is reloaded', async () => {
  expect(await reloadsWhere({ isFull: false })).toBe(1);
});

test('a page is not reloaded where full storage cannot note the time of the reload', async () => {
  expect(await reloadsWhere({ isFull: true })).toBe(0);
});
