import { expect, test } from 'vitest';
import { isRecentChromium } from './browser.ts';

test.each([
  ['Chromium 156.0.7204.92 built on Debian GNU/Linux 12', true],
  ['Google Chrome 122.0.6261.57', true],
  ['Chromium 121.0.6167.184', false],
  ['Command "chromium" requires the snap to be installed', false],
  ['', false],
])('%j: recent enough is %s', (text, recent) => {
  expect(isRecentChromium(text)).toBe(recent);
});
