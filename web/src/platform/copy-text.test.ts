import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['is copied where the browser takes it', { clipboard: { writeText: async () => {} } }, true],
  ['is not copied without a clipboard, as on a page without TLS', {}, false],
  ['is not copied where it is not allowed', { clipboard: { writeText: () => Promise.reject() } }, false],
])('a text %s', async (_, navigator, isCopied) => {
  vi.stubGlobal('navigator', navigator);
  expect(await copyText('はがき')).toBe(isCopied);
});
