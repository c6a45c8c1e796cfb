import { expect, test } from 'vitest';
import { chooseFirst, isRecentChromium } from './chromium.mjs';

test.each([
  ['Chromium 156.0.7204.92 built on Debian GNU/Linux 12', true],
  ['Google Chrome 122.0.6261.57', true],
  ['Chromium 121.0.6167.184', false],
  ['Command "chromium" requires the snap to be installed', false],
  ['', false],
])('%j: recent enough is %s', (text, recent) => {
  expect(isRecentChromium(text)).toBe(recent);
});

test('the first browser that works is chosen, and no later source is asked', () => {
  const asked: string[] = [];
  const source = (name: string, files: string[]) => ({
    name,
    find: () => {
      asked.push(name);
      return files;
    },
  });
  const sources = [source('told', []), source('installed', ['stub', 'good']), source('download', ['other'])];
  expect(chooseFirst(sources, (file) => file !== 'stub')).toEqual({ name: 'installed', file: 'good' });
  expect(asked).toEqual(['told', 'installed']);
  expect(chooseFirst(sources, () => false)).toBeNull();
});
